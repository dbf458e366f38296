import { mkdirSync } from 'node:fs';
import { launchBrowser } from '#testing/browser.ts';

/** Widths that stand for phone, tablet and desk. */
const widths = [390, 834, 1440];
const themes = ['light', 'dark'] as const;
const folder = 'screenshots';

const pages = process.argv.slice(2);
const site = process.env['SITE'] ?? `http://localhost:${process.env['PORT'] ?? 8888}`;
const routes =
  pages.length > 0 ? pages : ['/', '/tools', '/tool-fluid/1', '/all-updates', '/login', '/dashboard', '/nowhere'];

mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
for (const theme of themes) {
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const route of routes) {
      await page.goto(site + route);
      await page.evaluate(() => document.fonts.ready);
      const name = route.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
      await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage: true });
    }
    await context.close();
  }
}
await browser.close();
console.log(`${routes.length * widths.length * themes.length} pictures in ${folder}/`);
