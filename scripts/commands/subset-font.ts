import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run subset-font`: cuts our faces (34 kB each) down to the characters our pages print and writes
 * src/styles/fonts/*.woff2, which are committed. Of the display face there is one file that every page preloads, and one
 * with the characters that few pages have, which browsers fetch for those. The text face is one file with both, in the
 * weights that running text has. The range of the first stands in src/styles/font.css as printed here. Run it again after
 * an update of a font's package.
 */
const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const rareAscii = '"#<=>@[\\]^_`{|}~';
const usual = [...printable].filter((character) => !rareAscii.includes(character)).join('') + '–—‘’“”…·•×−©№→';
const rare = `${rareAscii}éèêëáàâäãåíïîóôöõúüûçñøœæßÉÄÖÜ€£←°`;

const { resolve } = createRequire(import.meta.url);
const display = resolve('@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2');
const text = resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2');
await cut(display, 'gabarito-usual', usual, { min: 400, max: 900 });
await cut(display, 'gabarito-rare', rare, { min: 400, max: 900 });
await cut(text, 'hanken-grotesk-text', usual + rare, { min: 400, max: 700 });

async function cut(
  original: string,
  name: string,
  characters: string,
  wght: { min: number; max: number },
): Promise<void> {
  const subset = await subsetFont(readFileSync(original), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  writeFileSync(join(import.meta.dirname, `../../src/styles/fonts/${name}.woff2`), subset);
  console.log(`${name}.woff2: ${subset.length} bytes\n  unicode-range: ${unicodeRange(characters)};`);
}

/** The characters as CSS names them, neighbours together. */
function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ');
}
