import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/testing/longest-first.ts';

const everywhere = '{src,netlify,scripts}/**';
const functionTests = `${everywhere}/*.functions.test.ts`;
const browserTests = `${everywhere}/*.browser.test.ts`;
const siteForTests = './scripts/testing/site-for-tests.ts';

/**
 * Unit tests first, among them the promises, each a process of its own. Then functions and browsers, which share one
 * running site; two at a time keep two cores busy. The longest files begin first. Limits are there to end what hangs, not
 * to measure: they hold on a machine that does much else beside.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${everywhere}/*.test.ts`],
          exclude: [functionTests, browserTests],
          maxWorkers: 2,
          maxConcurrency: 3, // promises, of which the longest waits most of its time
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
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 240_000,
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
          hookTimeout: 240_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
