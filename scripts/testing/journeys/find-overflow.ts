import type { Page } from 'playwright-core';

/**
 * Looks for what makes a page scroll sideways.
 * @returns the elements that reach past the right edge, each with its own right edge in px; empty when the page fits
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const guilty = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const names = guilty.map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} to ${element.getBoundingClientRect().right}`,
    );
    return [`the page is ${scrollWidth} wide in a window of ${clientWidth}`, ...names.slice(0, 12)];
  });
}
