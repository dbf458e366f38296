import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/testing/longest-first.ts';

const everywhere = '{src,netlify,scripts}/**';
const functionTests = `${everywhere}/*.functions.test.ts`;
const browserTests = `${everywhere}/*.browser.test.ts`;
const longTests = `${everywhere}/*.long.test.ts`;
const aloneTests = `${everywhere}/*.alone.test.ts`;
const siteForTests = './scripts/testing/site-for-tests.ts';

/** Files at a time: tests wait a third to half of their time, so that four keep two cores busy; more cores take more. */
const maxWorkers = Math.max(4, availableParallelism());
/** Limits end what hangs and measure nothing: they hold on a machine that does much else beside. */
const limits = { testTimeout: 360_000, hookTimeout: 360_000, expect: { poll: { timeout: 120_000 } } };

/**
 * Unit tests first, then functions and browsers, which share one running site. Files share the modules of their worker:
 * what one changes in them, it puts back. The longest begin first. `npm run test:long` runs what builds the site again,
 * starts Netlify's own server, opens every page in every state, or repeats for minutes: the promises. What measures time
 * in a browser runs after them, with nothing beside it.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          include: [`${everywhere}/*.test.ts`],
          exclude: [functionTests, browserTests, longTests, aloneTests],
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...limits,
          name: 'functions',
          include: [functionTests],
          globalSetup: siteForTests,
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...limits,
          name: 'browser',
          include: [browserTests],
          globalSetup: siteForTests,
          isolate: false,
          // A busy browser now and then never ends a request of its own: what waited in vain is tried once more, no other fault.
          retry: { count: 1, condition: /Timeout \d+ms exceeded/ },
          maxWorkers,
          maxConcurrency: 3, // cases of the route table beside each other
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...limits,
          name: 'long',
          include: [longTests],
          globalSetup: siteForTests,
          maxWorkers: 2,
          maxConcurrency: 2, // promises, processes of their own beside a browser and Netlify's server
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...limits,
          name: 'alone',
          include: [aloneTests],
          globalSetup: siteForTests,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
