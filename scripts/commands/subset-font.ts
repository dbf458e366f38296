import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run subset-font`: cuts the display face down to the characters our pages print (34 kB to 24 kB) and writes
 * src/styles/fonts/gabarito-latin.woff2, which is committed. Run it again after an update of the font's package.
 */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  '–—‘’“”…•·×−©№éèêëáàâäãåíïîóôöõúüûçñøœæßÉÄÖÜ€£→←°',
].join('');
const original = createRequire(import.meta.url).resolve(
  '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2',
);
const subset = await subsetFont(readFileSync(original), characters, { targetFormat: 'woff2' });
writeFileSync(join(import.meta.dirname, '../../src/styles/fonts/gabarito-latin.woff2'), subset);
console.log(`gabarito-latin.woff2: ${subset.length} bytes`);
