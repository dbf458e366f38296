import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longer than five to ten seconds, the longest first: begun last, one of them keeps a processor busy alone while
 * the other waits. On a clean clone the test runner knows of no durations, and goes by the size of the files.
 */
const LONGEST = [
  'scripts/commands/commands.long.test.ts',
  'scripts/local/host/contract.long.test.ts',
  'scripts/testing/promises/promises.long.test.ts',
  'scripts/testing/journeys/access.long.test.ts',
  'scripts/testing/journeys/admin.long.test.ts',
  'scripts/testing/journeys/hostile-names.long.test.ts',
  'scripts/testing/journeys/plan-switches.long.test.ts',
  'scripts/testing/journeys/upload.long.test.ts',
  'scripts/testing/journeys/crawl.browser.test.ts',
  'scripts/testing/journeys/forms.browser.test.ts',
  'scripts/testing/journeys/desk-keys.browser.test.ts',
  'scripts/testing/journeys/route-table.browser.test.ts',
  'scripts/testing/journeys/review.browser.test.ts',
  'scripts/testing/journeys/core-walk.browser.test.ts',
  'scripts/testing/journeys/messages.browser.test.ts',
  'scripts/testing/journeys/letters.browser.test.ts',
  'scripts/testing/journeys/tool-desk.browser.test.ts',
  'scripts/testing/journeys/main-road.browser.test.ts',
  'scripts/testing/journeys/older-pages.browser.test.ts',
  'scripts/testing/journeys/quiz.browser.test.ts',
  'scripts/testing/journeys/collections.browser.test.ts',
  'scripts/testing/journeys/core.browser.test.ts',
  'scripts/testing/journeys/catalogue.browser.test.ts',
  'scripts/testing/journeys/facts.browser.test.ts',
  'scripts/testing/journeys/comparison.browser.test.ts',
  'netlify/functions/account/account.test.ts',
  'netlify/admin/room-sizes.test.ts',
  'netlify/functions/admin-messages/admin-messages.test.ts',
  'netlify/stores/document-store.test.ts',
  'netlify/personal-data/own-records.test.ts',
  'netlify/functions/admin-tool/admin-tool.test.ts',
  'netlify/functions/email-subscriptions/email-subscriptions.test.ts',
  'scripts/bench/project-copy.test.ts',
  'scripts/emulators/stripe/schema/stripe-schema.test.ts',
];

/** Begins with the files that take longest; the others come in their usual order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((file) => moduleId.replaceAll('\\', '/').endsWith(file));
  return place === -1 ? LONGEST.length : place;
}
