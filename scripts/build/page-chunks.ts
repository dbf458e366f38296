/** What the script of every page is made of; what it imports comes along. */
const EVERY_PAGE = /\/site-header\.astro\?astro&type=script/;
/** React comes whole or not at all, and with it what ties our stores to it: where that lies, React is fetched. */
const REACT =
  /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react|@nanostores\/react)\/|\/islands\/use-store\.ts/;
/** State and rules, which hold no styles: files with styles stay as Astro split them, since it prints those into pages. */
const OURS = /\/(src\/(state|domain|api)|data)\/|\/node_modules\/(nanostores|@nanostores\/persistent)\//;
/**
 * Smaller groups of what the same islands share go into one with their neighbours, in bytes of source. The larger it is, the
 * likelier two files ask for each other, and one of them is run before what it needs: at 12,000 it happened.
 */
const WORTH_A_FILE = 5_000;

/**
 * How browser code is put into files: one for what every page needs, one for React, and few for what islands share. A
 * module a file, as it would be, costs a page a round trip for each step of imports.
 */
export const pageChunks = {
  groups: [
    { name: 'page', test: EVERY_PAGE, priority: 3 },
    { name: 'react', test: REACT, priority: 2 },
    {
      name: 'shared',
      test: OURS,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: WORTH_A_FILE,
      priority: 1,
    },
  ],
};

/**
 * What several share is named after all of them by the bundler, and each page would print those names: its hash is enough.
 * Seven signs are the fewest that the bundler takes, and none of them can be compressed.
 */
export function chunkFile({ name }: { name: string }): string {
  return name.startsWith('shared') ? '_astro/[hash:7].js' : '_astro/[name].[hash:7].js';
}
