import type { Locator, Page } from 'playwright-core';

/** Keys after which we give up: more than any page needs from its top to its main action. */
const MAX_KEYS = 80;

/**
 * Walks with the Tab key, or backwards with Shift+Tab, until the element has the focus.
 * @returns how often the key was pressed
 * @throws Error when it is not reached
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  for (let pressed = 1; pressed <= MAX_KEYS; pressed += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return pressed;
  }
  throw new Error(`${String(target)} was not reached with ${MAX_KEYS} × ${key}.`);
}

/** Whether the element, or one of them, has the focus now. */
export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}
