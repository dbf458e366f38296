// @ts-check
/**
 * Mutation testing, `npm run mutation`: breaks the code in one place after another and asks whether a test notices. By
 * default the folders whose rules cost most when they are wrong; one of them: `npm run mutation -- --mutate 'src/domain/plan/*.ts'`.
 * What is evaluated when a file is imported (schemas, tables) is left out: each of those would need every test.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    'src/domain/**/*.ts',
    'netlify/{http,session,billing,stores,letters,personal-data}/**/*.ts',
    '!**/*.test.ts',
    '!**/*.schema.ts',
    '!netlify/stores/releases/**',
  ],
  ignoreStatic: true,
  ignorePatterns: ['dist', '.netlify', '.astro', '.local', 'screenshots', 'reports'],
  concurrency: 2,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation.json' },
};
