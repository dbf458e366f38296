import { mkdirSync } from 'node:fs';
import { launchBrowser } from '#testing/browser.ts';
const folder = '/work/run/shots/answers';
mkdirSync(folder, { recursive: true });
const [, , widthsArg, themesArg, heightArg, ...routes] = process.argv;
const browser = await launchBrowser();
for (const theme of themesArg!.split(',') as ('light' | 'dark')[])
  for (const width of widthsArg!.split(',').map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const route of routes) {
      await page.goto(process.env['SITE'] + route);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(600);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      const name =
        route
          .replace(/[^a-z0-9]+/gi, '-')
          .replace(/^-|-$/g, '')
          .slice(0, 40) || 'home';
      console.log(route, width, theme, 'scrollWidth', wide);
      await page.screenshot({
        path: `${folder}/${name}-${width}-${theme}.png`,
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Number(heightArg) },
      });
    }
    await context.close();
  }
await browser.close();
