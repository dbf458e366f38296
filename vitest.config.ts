import { defineConfig } from 'vitest/config';

const everywhere = '{src,netlify,scripts}/**';
const functionTests = `${everywhere}/*.functions.test.ts`;
const browserTests = `${everywhere}/*.browser.test.ts`;
const siteForTests = './scripts/local/site-for-tests.ts';

/**
 * One group after the other: the last two share one running site, and two browsers at once are what two cores carry.
 * Unit tests have two workers as well, because vitest would leave one of two cores to itself. Limits are there to end
 * what hangs, not to measure: they hold on a machine that does much else beside.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${everywhere}/*.test.ts`],
          exclude: [functionTests, browserTests],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'functions',
          include: [functionTests],
          globalSetup: siteForTests,
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: [browserTests],
          globalSetup: siteForTests,
          maxWorkers: 2,
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
