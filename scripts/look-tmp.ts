import { mkdirSync, writeFileSync } from 'node:fs';
import { launchBrowser } from '#testing/browser.ts';
import { startOwnSite } from './testing/journeys/own-site.ts';
import { pagesOf } from './testing/journeys/pages-of.ts';
mkdirSync('/tmp/look-matrix', { recursive: true });
const site = await startOwnSite();
const browser = await launchBrowser();
const sheet = (r: string) => `/rules/client?for=${r}&people=5&t=1,2,3,5,7,12,17,20,24,30&title=Autumn`;
const routes: [string, string, string?][] = [['rights', '/tools/rights'], ['tools', '/tools'], ['sheet', sheet('confidential'), 'This is no legal advice.'], ['sheetcw', sheet('client-work'), 'This is no legal advice.'], ['norules', '/rules/client?t=1,2', 'Take one of these']];
try {
  for (const theme of ['light', 'dark'] as const)
    for (const width of [390, 834, 1440]) {
      const context = await browser.newContext({ viewport: { width, height: 1000 }, colorScheme: theme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const [name, path, wait] of routes) {
        if (theme === 'dark' && width === 834) continue;
        await page.goto(site.url + path);
        if (wait) await page.getByText(wait).first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `/tmp/look-matrix/${name}-${width}-${theme}.png`, fullPage: name.startsWith('sheet') });
      }
      await context.close();
    }
  const context = await browser.newContext({ viewport: { width: 702, height: 1000 } });
  const page = await context.newPage();
  for (const r of ['client-work', 'confidential', 'regulated', 'just-trying']) {
    await page.goto(site.url + sheet(r));
    await page.getByText('This is no legal advice.').waitFor();
    const pdf = await page.pdf({ format: 'A4' });
    writeFileSync(`/tmp/look-matrix/${r}.pdf`, pdf);
    await page.emulateMedia({ media: 'print' });
    const h = await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().height);
    console.log(r, pagesOf(pdf), 'pages; height px', h);
    await page.screenshot({ path: `/tmp/look-matrix/print-${r}.png`, fullPage: true });
    await page.emulateMedia({ media: 'screen' });
  }
  await page.goto(site.url + '/tools/rights');
  const pdf = await page.pdf({ format: 'A4', landscape: false });
  console.log('rights pdf', pagesOf(pdf));
} finally {
  await browser.close();
  await site.close();
}
