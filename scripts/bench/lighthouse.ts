import { join } from 'node:path';
import { measurePages } from './measure-pages.ts';

/**
 * `npm run bench:lighthouse`: Lighthouse on the built pages of `dist/`, each beside the same text written by hand in one
 * file, which its largest paint is compared with (measure-pages.ts). Arguments name other paths.
 */
const paths =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ['/', '/tools', '/tool-fluid/1', '/all-updates', '/quiz', '/dashboard'];

const table: Record<string, Record<string, number>> = {};
for (const { path, page, floor, ratio } of await measurePages(join(import.meta.dirname, '../../dist'), paths))
  table[path] = {
    ...page,
    'floor LCP ms': floor['LCP ms'],
    'floor kB': floor.kB,
    'LCP : floor': Number(ratio.toFixed(2)),
  };
console.table(table);
