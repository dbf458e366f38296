import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { findOverflow } from './find-overflow.ts';
import { findViolations } from './find-violations.ts';
import { openPage } from './open-page.ts';
import { pageStates } from './page-states.ts';
import { signIn } from './sign-in.ts';

const siteUrl = inject('siteUrl');
const desk = { width: 1280, height: 900 };
const narrow = { width: 320, height: 640 };
/** More than the widest of the usual text fonts adds to the narrowest. */
const wideLetters = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

let browser: Browser;
let guest: Page;
let member: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  const open = async () => {
    const { page } = await openPage(browser, { bypassCSP: true, reducedMotion: 'reduce' });
    return page;
  };
  guest = await open();
  member = await open();
  await signIn(member, siteUrl, 'access@yak.test');
});
afterAll(() => browser?.close());

describe.each(pageStates)('$name', (state) => {
  let page: Page;

  beforeAll(async () => {
    page = state.isSignedIn ? member : guest;
    await page.setViewportSize({ ...desk, width: state.width ?? desk.width });
    await page.goto(siteUrl + state.path);
    await state.reach?.(page);
  });

  test('has no fault that axe knows, in either theme', async () => {
    await wearTheme(page, 'light');
    expect(await findViolations(page)).toEqual([]);
    await wearTheme(page, 'dark');
    expect(await findViolations(page, 'colours')).toEqual([]);
  });

  test('holds still for a reader who asks for less motion', async () => {
    expect(await page.evaluate(longestMotion)).toBeLessThanOrEqual(1);
  });

  test('fits a window of 320 px', async () => {
    await resize(page, narrow);
    expect(await findOverflow(page)).toEqual([]);
  });

  test('fits both windows in wider letters too: the system has other fonts, or a reader spaces them (WCAG 1.4.12)', async () => {
    const style = await page.addStyleTag({ content: wideLetters });
    const overflow: string[] = [];
    for (const size of [desk, narrow]) {
      await resize(page, size);
      overflow.push(...(await findOverflow(page)));
    }
    await style.evaluate((element) => (element as Element).remove());
    expect(overflow).toEqual([]);
  });

  test('fits with text of 200 %', async () => {
    await resize(page, desk);
    const usual = await page.evaluate(textSize);
    await setText(page, 32);
    const large = await page.evaluate(textSize);
    const overflow = await findOverflow(page);
    await setText(page, 16);
    expect(large).toBe(2 * usual);
    expect(overflow).toEqual([]);
  });
});

test.each([false, true])('the header is one line high in every window, signed in: %s', async (isSignedIn) => {
  const page = isSignedIn ? member : guest;
  await page.goto(`${siteUrl}/about`);
  await page.locator(isSignedIn ? '[data-session="in"]' : 'html:not([data-session])').waitFor({ state: 'attached' });
  const breaks: Record<number, (string | number)[]> = {};
  for (const width of [320, 390, 767, 768, 834, 959, 960, 1440]) {
    await resize(page, { ...desk, width });
    const found = await page.evaluate(headerBreaks);
    if (found.length > 0) breaks[width] = found;
  }
  expect(breaks).toEqual({});
  await resize(page, { width: 320, height: 256 });
  const foot = await page.evaluate(() => {
    scrollTo(0, 600);
    return document.querySelector('header')!.getBoundingClientRect().bottom;
  });
  expect(foot, 'in a window of 400 % it goes with the page').toBeLessThanOrEqual(0);
});

test('the carousel waits for a reader who asks for less motion, and moves for the others', async () => {
  const still = await openPage(browser, { reducedMotion: 'reduce' });
  await still.page.goto(siteUrl);
  await still.page.getByRole('button', { name: 'Play' }).waitFor();
  await still.close();
  const moving = await openPage(browser, { reducedMotion: 'no-preference' });
  await moving.page.goto(siteUrl);
  await moving.page.getByRole('button', { name: 'Pause' }).waitFor();
  await moving.close();
});

/** Resizes the window and waits until the page has been laid out again. */
async function resize(page: Page, size: typeof desk): Promise<void> {
  await page.setViewportSize(size);
  await nextFrame(page);
}

/** Texts of the header that take more than one line, and its height in px when that is more than one row of buttons. Runs in the page. */
function headerBreaks(): (string | number)[] {
  const bar = document.querySelector('header > div')!;
  const words = [...bar.querySelectorAll('a, button')].filter(
    (element) => element.checkVisibility() && element.textContent.trim() !== '',
  );
  const broken = words.filter((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const { lineHeight, fontSize } = getComputedStyle(element);
    return (
      element.childElementCount === 0 &&
      text.getBoundingClientRect().height > 1.5 * (Number.parseFloat(lineHeight) || Number.parseFloat(fontSize))
    );
  });
  const { height } = bar.getBoundingClientRect();
  return [...broken.map((element) => element.textContent.trim()), ...(height > 72 ? [height] : [])];
}

/** Waits until the page has been drawn once more. */
function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

/** The themes differ in colours alone, so the second one needs the rules about colours only. */
async function wearTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
}

/** Sets the browser's own text size in px, as a reader does in its settings: rem and media queries follow. */
async function setText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await session.detach();
  await nextFrame(page);
}

/** Size of running text in px. Runs in the page. */
function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The longest of a page's animations and transitions in ms, among those that run and those its styles declare. Runs in the page. */
function longestMotion(): number {
  const declared = [...document.querySelectorAll('*')].flatMap((element) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element);
    return `${animationDuration},${transitionDuration}`.split(',').map((text) => Number.parseFloat(text) * 1000);
  });
  const running = document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration));
  return Math.max(0, ...running, ...declared);
}
