import { once } from 'node:events';
import * as chromeLauncher from 'chrome-launcher';
import { ARGUMENTS, findBrowser } from './browser.ts';

/** How often a page is asked whether it has come, in ms. */
const ASKED_EVERY_MS = 200;

/** Starts a headless Chromium that nobody steers; it reaches this machine only. The caller kills it. */
export async function launchPlainBrowser(): Promise<chromeLauncher.LaunchedChrome> {
  const { executablePath, env } = await findBrowser();
  const chromeFlags = ['--headless', '--ignore-certificate-errors', '--window-size=1280,900', ...ARGUMENTS];
  return chromeLauncher.launch({ chromePath: executablePath, chromeFlags, envVars: env, logLevel: 'silent' });
}

/** A tab in which a browser makes pages ready ahead of a click: the way Playwright holds its own pages forbids that. */
export interface PlainTab {
  goto(url: string): Promise<void>;
  /** What a function gives in the page that is shown, or in the one that is made ready behind it. */
  run<Args extends unknown[], Value>(work: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>>;
  runAhead<Value>(work: () => Value): Promise<Awaited<Value>>;
  /** Moves the pointer onto the first element that a selector finds. */
  rest(selector: string): Promise<void>;
  /** Clicks where the pointer rests. */
  click(): Promise<void>;
  /** Waits until a page with this beginning of its path is shown. */
  arrive(path: string): Promise<void>;
  /** Makes the processor so many times slower for every page of the tab. */
  slowDown(rate: number): Promise<void>;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
  method?: string;
  params?: { sessionId: string };
  sessionId?: string;
}

/** Opens a tab with cookies and storage of its own. */
export async function openPlainTab(browser: chromeLauncher.LaunchedChrome): Promise<PlainTab> {
  const version = await fetch(`http://127.0.0.1:${browser.port}/json/version`);
  const socket = new WebSocket(((await version.json()) as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map<number, { page: string | undefined; settle(message: Message): void }>();
  /** The page that is shown, and behind it the one that is made ready. */
  let pages: string[] = [];
  let rate = 1;
  let count = 0;
  const send = (method: string, params: object = {}, page?: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      count += 1;
      const settle = ({ result, error }: Message) => (result ? resolve(result) : reject(new Error(error?.message)));
      waiting.set(count, { page, settle });
      socket.send(JSON.stringify({ id: count, method, params, sessionId: page }));
    });
  const slow = (page: string) => send('Emulation.setCPUThrottlingRate', { rate }, page);
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const { id, method, params } = message;
    if (id !== undefined) waiting.get(id)?.settle(message);
    else if (params && method === 'Target.attachedToTarget' && message.sessionId) {
      pages.push(params.sessionId);
      if (rate > 1) void slow(params.sessionId);
    } else if (params && method === 'Target.detachedFromTarget') {
      pages = pages.filter((page) => page !== params.sessionId);
      for (const { page, settle } of waiting.values())
        if (page === params.sessionId) settle({ error: { message: 'The page is gone' } });
    }
  });
  const evaluate = async <Value>(page: string | undefined, expression: string): Promise<Value> => {
    if (!page) throw new Error('There is no such page');
    const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, page);
    if (answer['exceptionDetails']) throw new Error(JSON.stringify(answer['exceptionDetails']));
    return (answer['result'] as { value: Value }).value;
  };
  const { browserContextId } = await send('Target.createBrowserContext');
  const target = await send('Target.createTarget', { url: 'about:blank', forTab: true, browserContextId });
  const tab = (await send('Target.attachToTarget', { targetId: target['targetId'], flatten: true }))['sessionId'];
  const filter = [{ type: 'page' }];
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter },
    String(tab),
  );
  let pointer = { x: 0, y: 0 };
  const mouse = (type: string, more = {}) => send('Input.dispatchMouseEvent', { type, ...pointer, ...more }, pages[0]);
  const run: PlainTab['run'] = (work, ...args) => evaluate(pages[0], `(${work})(...${JSON.stringify(args)})`);
  return {
    goto: async (url) => {
      await send('Page.navigate', { url }, pages[0]);
      await run(() => document.readyState === 'complete' || new Promise((done) => addEventListener('load', done)));
    },
    run,
    runAhead: (work) => evaluate(pages[1], `(${work})()`),
    rest: async (selector) => {
      pointer = await run((found) => {
        const element = document.querySelector(found);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return { x: x + width / 2, y: y + height / 2 };
      }, selector);
      await mouse('mouseMoved', { x: pointer.x - 1 });
      await mouse('mouseMoved');
    },
    click: async () => {
      await mouse('mousePressed', { button: 'left', clickCount: 1 });
      await mouse('mouseReleased', { button: 'left', clickCount: 1 });
    },
    arrive: async (path) => {
      while (!(await run((begin) => location.pathname.startsWith(begin), path).catch(() => false)))
        await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
    },
    slowDown: async (times) => {
      rate = times;
      await Promise.all(pages.map(slow));
    },
    close: async () => {
      await send('Target.disposeBrowserContext', { browserContextId });
      socket.close();
    },
  };
}
