import type { Page } from 'playwright-core';

/** Opens what a tool's page offers besides: on a phone it stands in a menu, elsewhere in the row. */
export async function openToolMenu(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'More', exact: true });
  if (await opener.isVisible()) await opener.click();
}
