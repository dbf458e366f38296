import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '#testing/browser.ts';
import { launchPlainBrowser, openPlainTab, type PlainTab } from '#testing/plain-browser.ts';
import { verdictsEndpoint } from '#api/verdicts.contract.ts';
import { rulesPage, rulesPath, verdictsAnswer } from './rules-as-deployed.ts';
import { serveAsDeployed } from './serve-as-deployed.ts';

/** A quarter of the processor's speed. */
const SLOWDOWN = 4;
const RUNS = 5;
/** What a page may do by itself after it was loaded, in ms. */
const SETTLING_MS = 1500;
/** How long a pointer rests on a link before the click, in ms: a browser then has made the page ready. */
const RESTING_MS = 1000;

/** One thing that a reader does first on a page that was just opened. */
interface FirstAct {
  what: string;
  path: string;
  act(page: Page): Promise<void>;
  /** Matches once the result is drawn. */
  result: string;
}

const acts: readonly FirstAct[] = [
  {
    what: 'save',
    path: '/tool-fluid/1',
    act: (page) => page.getByRole('button', { name: 'Save Tool' }).click(),
    result: 'button[data-saved="true"]',
  },
  {
    what: 'filters',
    path: '/tools',
    act: (page) => page.getByRole('button', { name: 'Filters' }).click(),
    result: '#filters',
  },
  {
    what: 'search',
    path: '/tools',
    act: (page) => page.locator('#tool-search').press('r'),
    result: '[role="group"][aria-label="Take this view along"]',
  },
  {
    what: 'palette',
    path: '/tool-fluid/1',
    act: (page) => page.getByRole('button', { name: 'Search the guide' }).click(),
    result: '[role="dialog"] [role="combobox"]',
  },
];

/** From the first act to the frame that shows its result, in ms: medians on a processor four times slower. */
export interface FirstClicks {
  /** By what is done; nobody touched the page before. */
  cold: Record<string, number>;
  /** The same after the pointer moved over the page once. */
  warm: Record<string, number>;
  /** From the click on a link that the pointer rested on to the next page's first paint. */
  nextPage: number;
  /** How the next page came, in the browser's own words. */
  delivery: string;
}

/**
 * Measures the first acts on built pages in Chromium, served as a deploy does; of the functions only that of verdicts answers.
 * @param isUnderRules whether the reader works under rules that are in force
 */
export async function measureFirstClicks(siteDir: string, isUnderRules = false): Promise<FirstClicks> {
  const site = await serveAsDeployed(
    siteDir,
    new Map([[rulesPath, rulesPage()]]),
    new Map([[verdictsEndpoint.path, verdictsAnswer()]]),
  );
  const first = isUnderRules ? site.url + rulesPath : null;
  const [browser, plain] = await Promise.all([launchBrowser(), launchPlainBrowser()]);
  const figures: FirstClicks = { cold: {}, warm: {}, nextPage: Number.NaN, delivery: '' };
  try {
    for (const act of acts) {
      figures.cold[act.what] = median(await runs(() => measureAct(browser, site.url, first, act, false)));
      figures.warm[act.what] = median(await runs(() => measureAct(browser, site.url, first, act, true)));
    }
    const next = await runs(async () => measureNextPage(await openPlainTab(plain), site.url, first));
    figures.nextPage = median(next.map(({ ms }) => ms));
    figures.delivery = [...new Set(next.map(({ delivery }) => delivery))].join(', ');
  } finally {
    await browser.close();
    plain.kill();
    site.close();
  }
  return figures;
}

async function measureAct(
  browser: Browser,
  url: string,
  first: string | null,
  { path, act, result }: FirstAct,
  isWarm: boolean,
) {
  return onSlowPage(browser, first, url + path, async (page) => {
    if (isWarm) {
      await page.mouse.move(300, 500);
      await page.waitForTimeout(SETTLING_MS);
    }
    await page.evaluate((selector) => {
      const seen = window as unknown as { painted: Promise<number> };
      seen.painted = new Promise((resolve) => {
        const onAct = ({ timeStamp }: Event) => {
          const look = () => {
            if (!document.querySelector(selector)) return void requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        };
        for (const type of ['pointerdown', 'keydown']) addEventListener(type, onAct, { once: true, capture: true });
      });
    }, result);
    await act(page);
    return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  });
}

async function measureNextPage(
  tab: PlainTab,
  url: string,
  first: string | null,
): Promise<{ ms: number; delivery: string }> {
  if (first) await tab.goto(first);
  await tab.goto(`${url}/tools`);
  await pause(SETTLING_MS);
  await tab.slowDown(SLOWDOWN);
  await tab.rest('main li:nth-child(3) > a[href^="/tool-fluid/"]');
  await pause(RESTING_MS);
  await tab.run(() =>
    addEventListener('click', ({ timeStamp }) =>
      sessionStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp)),
    ),
  );
  await tab.click();
  await tab.arrive('/tool-fluid/');
  const next = await tab.run(async () => {
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName('first-contentful-paint');
        if (first) resolve(first.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    const [entry] = performance.getEntriesByType('navigation');
    const { activationStart, deliveryType } = entry as unknown as { activationStart: number; deliveryType: string };
    return {
      ms: performance.timeOrigin + painted - Number(sessionStorage.getItem('clickedAt')),
      delivery: activationStart > 0 ? 'prerendered' : deliveryType || 'not ahead',
    };
  });
  await tab.close();
  return next;
}

/** A page of its own visit, after what comes `first`, opened at full speed and slowed down once it is at rest. */
async function onSlowPage<Found>(
  browser: Browser,
  first: string | null,
  url: string,
  work: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    if (first) await page.goto(first);
    await page.goto(url);
    await page.waitForTimeout(SETTLING_MS);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await work(page);
  } finally {
    await context.close();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function runs<Found>(run: () => Promise<Found>): Promise<Found[]> {
  const found: Found[] = [];
  for (let count = 0; count < RUNS; count += 1) found.push(await run());
  return found;
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}
