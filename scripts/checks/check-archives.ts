import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLES } from '../build/bundle-functions.ts';
import { type Problem, report } from './problem.ts';

/** What Netlify's build would deploy of one function. */
interface Archive {
  name: string;
  bytes: number;
  /** What it cannot do without: a large package (the payment provider's, the mail's, the machine interface's), the search with its words, what reads the texts of the desk, or what writes Word files. */
  carries: 'a package' | 'the search' | 'Markdown' | 'Word' | null;
}

/**
 * Largest archive in bytes, by what it carries; 337.5 kB of each are Netlify's own, and the least that one of ours carries
 * (sessions, schemas, stores) is 58 kB. The catalogue is in none: it is read from the deploy.
 */
const MAX_BYTES = { nothing: 450_000, 'the search': 490_000, Markdown: 490_000, Word: 512_000, 'a package': 630_000 };
const ARCHIVES = '.netlify/functions';
const HEAVY_PACKAGE = /\/node_modules\/(stripe|nodemailer|@modelcontextprotocol)\//;
const SEARCH = /\/src\/domain\/search\/search-engine\.ts$/;
const WORD = /\/node_modules\/docx\//;
const MARKDOWN = /\/node_modules\/mdast-util-from-markdown\//;

/** A function starts the sooner the less it carries: what somebody waits for at the first call of the day. */
export function checkArchives(archives: readonly Archive[]): Problem[] {
  return archives.flatMap(({ name, bytes, carries }) => {
    const most = MAX_BYTES[carries ?? 'nothing'];
    if (bytes <= most) return [];
    return [
      {
        file: `${ARCHIVES}/${name}.zip`,
        value: `${Math.round(bytes / 1000)} kB`,
        remedy: `at most ${most / 1000} kB: import less; what grows with the catalogue is read from the deploy (netlify/catalog/catalogue-parts.ts)`,
      },
    ];
  });
}

/** The archives that the last `npm run build:deploy` made. @throws Error when there are none */
export function readArchives(root: string): Archive[] {
  const files = globSync('*.zip', { cwd: join(root, ARCHIVES) }).sort();
  if (files.length === 0 || !existsSync(join(root, BUNDLES)))
    throw new Error(`There are no archives in ${ARCHIVES}: run npm run build:deploy first.`);
  return files.map((file) => {
    const name = file.replace(/\.zip$/, '');
    const maps = globSync(`${name}/*.map`, { cwd: join(root, BUNDLES) });
    const sources = maps.flatMap(
      (map) => (JSON.parse(readFileSync(join(root, BUNDLES, map), 'utf8')) as { sources: string[] }).sources,
    );
    return {
      name,
      bytes: statSync(join(root, ARCHIVES, file)).size,
      carries: carriedBy(sources),
    };
  });
}

function carriedBy(sources: readonly string[]): Archive['carries'] {
  if (sources.some((source) => HEAVY_PACKAGE.test(source))) return 'a package';
  if (sources.some((source) => SEARCH.test(source))) return 'the search';
  if (sources.some((source) => WORD.test(source))) return 'Word';
  return sources.some((source) => MARKDOWN.test(source)) ? 'Markdown' : null;
}

if (import.meta.main) report('Archives', checkArchives(readArchives(join(import.meta.dirname, '../..'))));
