import { defineConfig } from 'vitest/config';

/**
 * The tests that mutations are tried on: those beside the code, which need neither a built site nor a browser. Rules of
 * the domain are held by tests of the domain; `YAK_MUTATED` names the room, `src/domain` or `netlify`. Files share their
 * modules, as in `vitest.config.ts`: to load them anew for each mutation takes most of the time. The picks for all answer
 * sets and the judged searches are not tried: rules are to be held by tests that name them, and for each mutation these
 * would take seconds.
 */
const room = process.env['YAK_MUTATED'] ?? '{src/domain,netlify}';

export default defineConfig({
  test: {
    include: [`${room}/**/*.test.ts`],
    exclude: [
      '**/*.{functions,browser,long}.test.ts',
      'netlify/stores/releases/**',
      '**/{survey-picks,search-guide}.test.ts',
    ],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
