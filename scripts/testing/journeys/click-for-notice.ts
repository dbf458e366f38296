import type { Locator } from 'playwright-core';

/**
 * Clicks, and settles once the words are on the page. They are waited for before the click: a notice that leads to another
 * page stands for a second, which a busy machine may need to begin to wait.
 */
export async function clickForNotice(button: Locator, words: string): Promise<void> {
  await Promise.all([button.page().getByText(words).first().waitFor(), button.click()]);
}
