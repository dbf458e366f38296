import { type Browser, type BrowserContextOptions, errors, type Page } from 'playwright-core';

/** A page of its own context, and everything it complained about. */
export interface WatchedPage {
  page: Page;
  /** Console errors and warnings, uncaught exceptions, refused resources. */
  complaints: string[];
  /** Method and path of every call to our API, oldest first; pictures are files, whoever sends them. */
  calls: string[];
  close(): Promise<void>;
}

/** What a page is waited for at most, in ms: it ends what hangs and measures nothing, on a busy machine as well. */
const LONGEST_WAIT_MS = 120_000;

/** Opens an empty page that remembers complaints and API calls. The caller closes it. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.resourceType() !== 'image')
      calls.push(`${request.method()} ${pathname}`);
  });
  return { page, complaints, calls, close: () => context.close() };
}

/** What a page is given to fall quiet, in ms. */
const QUIET_MS = 15_000;

/**
 * Waits until a page asks for nothing more. Of a request that the browser makes by itself, the end is now and then not
 * reported, at the first pages of a browser on a busy machine: such a page is looked at as it stands then.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
