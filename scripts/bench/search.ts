import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { toolEditions } from '#domain/page/legacy/tool-editions.ts';
import { launchBrowser } from '#testing/browser.ts';
import { copyWithTools } from './project-copy.ts';
import { serveCompressed } from './serve-compressed.ts';

/**
 * `npm run bench:search`: the catalogue with 10,000 tools in Chromium at a quarter of the processor's speed. Promised:
 * first HTML + CSS 24 kB, index 250 kB (brotli), 1,500 elements, 100 results drawn, worst interaction 100 ms while
 * typing in the catalogue and in the palette (medians of three runs).
 */
const SLOWDOWN = 4;
const words = ['kalo', 'va', 'graphmor', 'the', 'zodex'];

const copy = copyWithTools(
  10_000,
  [...toolEditions.slice(1), { folder: 'tool-fluid' }].map(({ folder }) => `src/pages/${folder}`),
);
try {
  await copy.build();
  const dist = join(copy.folder, 'dist');
  const size = (file: string) => Number((brotliCompressSync(readFileSync(join(dist, file))).length / 1024).toFixed(1));
  console.log(
    `first HTML + CSS ${size('tools.html')} kB, index ${size('tools-index.json')} kB, pages of the palette ${size('search-index.json')} kB (brotli)`,
  );
  await measureTyping(dist);
} finally {
  copy.remove();
}

async function measureTyping(dist: string): Promise<void> {
  const site = await serveCompressed(dist);
  const browser = await launchBrowser();
  const runs = { catalogue: [] as number[], palette: [] as number[] };
  let drawn = 0;
  let elements = 0;
  for (let run = 0; run < 3; run += 1) {
    const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();
    const devtools = await page.context().newCDPSession(page);
    await page.goto(`${site.url}/tools`);
    elements = await page.evaluate(() => document.querySelectorAll('*').length);
    await page.locator('#tool-search').focus();
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    runs.catalogue.push(
      await worstWhileTyping(
        page,
        async () => (drawn = Math.max(drawn, await page.locator('main ul li a[href^="/tool-fluid/"]').count())),
      ),
    );
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${site.url}/about`);
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    runs.palette.push(await worstWhileTyping(page, () => Promise.resolve()));
    await page.context().close();
  }
  await browser.close();
  site.close();
  console.log(`${elements} elements at first, at most ${drawn} results drawn`);
  for (const [place, worst] of Object.entries(runs))
    console.log(
      `typing in the ${place}, ${SLOWDOWN}× slower: worst interaction ${median(worst)} ms (runs: ${worst.join(', ')})`,
    );
}

/** Types and deletes each word in the focused field. @returns the longest interaction in ms, to the next paint (Event Timing) */
async function worstWhileTyping(page: Page, afterEach: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen = window as unknown as { longest: number };
    seen.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const word of words) {
    await page.keyboard.type(word, { delay: 120 });
    await page.waitForTimeout(400);
    await afterEach();
    for (let letter = 0; letter < word.length; letter += 1) await page.keyboard.press('Backspace', { delay: 60 });
    await page.waitForTimeout(400);
    await afterEach();
  }
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
