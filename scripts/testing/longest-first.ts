import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longer than ten seconds, the longest first: begun last, one of them keeps a processor busy alone while
 * the other waits. On a clean clone the test runner knows of no durations, and goes by the size of the files.
 */
const LONGEST = [
  'scripts/testing/promises/promises.test.ts',
  'scripts/local/host/contract.functions.test.ts',
  'scripts/testing/journeys/access.browser.test.ts',
  'scripts/commands/commands.functions.test.ts',
  'scripts/testing/journeys/hostile-names.browser.test.ts',
  'scripts/testing/journeys/upload.browser.test.ts',
  'scripts/testing/journeys/route-table.browser.test.ts',
  'scripts/testing/journeys/forms.browser.test.ts',
  'scripts/testing/journeys/admin.browser.test.ts',
  'scripts/testing/journeys/crawl.browser.test.ts',
  'scripts/testing/journeys/plan-switches.browser.test.ts',
  'scripts/testing/journeys/review.browser.test.ts',
  'scripts/testing/journeys/collections.browser.test.ts',
  'scripts/testing/journeys/main-road.browser.test.ts',
  'scripts/testing/journeys/letters.browser.test.ts',
  'scripts/testing/journeys/quiz.browser.test.ts',
  'scripts/testing/journeys/tool-desk.browser.test.ts',
  'scripts/testing/journeys/comparison.browser.test.ts',
  'scripts/local/serve-site.functions.test.ts',
  'netlify/functions/account/account.test.ts',
  'netlify/functions/email-subscriptions/email-subscriptions.test.ts',
  'netlify/personal-data/own-records.test.ts',
  'scripts/checks/check-html.test.ts',
  'scripts/stand-ins/stripe-schema/stripe-schema.test.ts',
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
