import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, by the clock of whole runs on two cores: unit tests of 15 s and more, the others of a
 * minute. Begun last, one of them keeps a processor busy alone while the others wait. On a clean clone the test runner
 * knows of no durations, and goes by the size of the files.
 */
const LONGEST = [
  'scripts/testing/promises/promises.long.test.ts',
  'scripts/commands/commands.long.test.ts',
  'scripts/testing/journeys/access.long.test.ts',
  'scripts/testing/journeys/hostile-names.long.test.ts',
  'scripts/testing/journeys/admin.long.test.ts',
  'scripts/testing/journeys/upload.long.test.ts',
  'scripts/local/host/contract.long.test.ts',
  'scripts/build/build-pages.long.test.ts',
  'scripts/testing/journeys/plan-switches.long.test.ts',
  'scripts/testing/journeys/tool-desk.browser.test.ts',
  'scripts/testing/journeys/core-walk.browser.test.ts',
  'scripts/testing/journeys/desk-keys.browser.test.ts',
  'scripts/testing/journeys/search.browser.test.ts',
  'scripts/testing/journeys/quiz.browser.test.ts',
  'scripts/testing/journeys/crawl.browser.test.ts',
  'scripts/testing/journeys/first-screen.browser.test.ts',
  'scripts/testing/journeys/main-road.browser.test.ts',
  'scripts/testing/journeys/collections.browser.test.ts',
  'scripts/testing/journeys/review.browser.test.ts',
  'scripts/testing/journeys/messages.browser.test.ts',
  'scripts/testing/journeys/forms.browser.test.ts',
  'scripts/testing/journeys/people-and-figures.browser.test.ts',
  'scripts/testing/journeys/payments.browser.test.ts',
  'scripts/testing/journeys/older-pages.browser.test.ts',
  'scripts/testing/journeys/keyboard.browser.test.ts',
  'scripts/testing/journeys/catalogue.browser.test.ts',
  'scripts/testing/journeys/core.browser.test.ts',
  'scripts/testing/journeys/verdicts-in-lists.browser.test.ts',
  'scripts/testing/journeys/rules-walk.browser.test.ts',
  'scripts/testing/journeys/letters.browser.test.ts',
  'scripts/testing/journeys/drop-desk.browser.test.ts',
  'scripts/testing/journeys/text-desk.browser.test.ts',
  'scripts/testing/journeys/terms-desk.browser.test.ts',
  'scripts/testing/journeys/facts.browser.test.ts',
  'scripts/testing/journeys/whole-words.browser.test.ts',
  'scripts/testing/journeys/rights.browser.test.ts',
  'scripts/testing/journeys/privacy.browser.test.ts',
  'scripts/testing/journeys/comparison.browser.test.ts',
  'scripts/testing/journeys/rules-in-force.browser.test.ts',
  'scripts/testing/journeys/upload.browser.test.ts',
  'scripts/testing/journeys/projects.browser.test.ts',
  'scripts/testing/journeys/letter-desk.browser.test.ts',
  'scripts/testing/journeys/no-storage.browser.test.ts',
  'scripts/testing/journeys/route-table.browser.test.ts',
  'netlify/admin/room-sizes.test.ts',
  'netlify/functions/account/account.test.ts',
  'netlify/personal-data/proven-owners.test.ts',
  'netlify/personal-data/own-records.test.ts',
  'netlify/functions/admin-messages/admin-messages.test.ts',
  'netlify/stores/document-store.test.ts',
  'src/domain/search/search-guide.test.ts',
  'netlify/billing/paying-twice.test.ts',
  'scripts/emulators/stripe/subscription.test.ts',
  'netlify/billing/foreign-customer.test.ts',
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
