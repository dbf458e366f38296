import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeManyTools } from '../../bench/many-tools.ts';
import { copyProject } from '../../bench/project-copy.ts';
import { BUNDLES, bundleFunctions } from '../../build/bundle-functions.ts';
import { readCataloguePart } from '../../build/deploy-files.ts';
import { generate } from '../../build/generate.ts';
import { checkArchives, readArchives } from '../../checks/check-archives.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { stringsOfArchive } from './strings-of-archive.ts';

const root = join(import.meta.dirname, '../../..');
/** Longest start of a function, in ms of processor time: on a busy machine the clock would measure the others. */
const START_MS = 100;
const STARTS = 3;
const MORE_TOOLS = 1000;
/** Those that read most of the catalogue: what a quick run looks at. */
const READERS = [
  'admin-document',
  'continue-job',
  'mcp',
  'recommendations',
  'saved-tools',
  'search',
  'tools',
  'verdicts',
  'why-not',
];

/** What a start is: the archive's own entry is imported in a process that has loaded nothing yet. */
const PROGRAM = `const before = process.cpuUsage();
const { default: answer } = await import(process.argv[1]);
const { user, system } = process.cpuUsage(before);
if (typeof answer !== 'function') throw new Error('its default export is no function');
console.log((user + system) / 1000);`;

/** Nobody waits for a function that carries what it does not need, however large the catalogue is. */
export const promise: ProductPromise = {
  id: 46,
  title:
    'Every archive of a function is at most 450 kB (the search and Markdown: 490; Stripe, mail, MCP: 630), starts within 100 ms, and grows by nothing with 1,000 tools more',
  run: async (effort) => {
    const archives = readArchives(root);
    const problems = checkArchives(archives).map(({ file, value }) => `${file} has ${value}`);
    const folder = mkdtempSync(join(tmpdir(), 'yak-archives-'));
    const starts = archives.map(({ name }) => ({ name, ms: startOf(name, folder, effort === 'full' ? STARTS : 1) }));
    rmSync(folder, { recursive: true });
    for (const { name, ms } of starts) {
      if (typeof ms === 'string') problems.push(`${name} does not start: ${ms}`);
      else if (effort === 'full' && ms > START_MS) problems.push(`${name} starts in ${Math.round(ms)} ms`);
    }
    const grown = await grownWithTools(effort === 'full' ? undefined : READERS);
    problems.push(...grown.map((file) => `${file} is another with ${MORE_TOOLS} tools more`));
    const largest = archives.toSorted((a, b) => b.bytes - a.bytes)[0];
    const slowest = starts.flatMap(({ name, ms }) => (typeof ms === 'number' ? [{ name, ms }] : []));
    slowest.sort((a, b) => b.ms - a.ms);
    const figure = `${archives.length} archives; the largest ${largest?.name}, ${Math.round((largest?.bytes ?? 0) / 1000)} kB; the slowest start ${slowest[0]?.name}, ${Math.round(slowest[0]?.ms ?? 0)} ms`;
    return { ok: problems.length === 0, figure: [figure, ...problems].join('; ') };
  },
};

/** Files of bundled functions that are not the same, byte for byte, when the catalogue has a thousand tools more. */
async function grownWithTools(names: readonly string[] | undefined): Promise<string[]> {
  const { folder, remove } = copyProject();
  try {
    const bundle = async () => {
      generate(folder);
      await bundleFunctions(folder, names);
      const files = globSync('*/*.mjs', { cwd: join(folder, BUNDLES) });
      return new Map(files.map((file) => [file, readFileSync(join(folder, BUNDLES, file), 'utf8')]));
    };
    const before = await bundle();
    const tools = join(folder, 'data/tools');
    const count = readdirSync(tools).length;
    writeManyTools(tools, MORE_TOOLS);
    const after = await bundle();
    const read = readCataloguePart(folder, 'tools').length;
    if (read !== count + MORE_TOOLS)
      return [`the catalogue has ${read} tools, not ${count + MORE_TOOLS}, and every archive`];
    const files = new Set([...before.keys(), ...after.keys()]);
    return [...files].filter((file) => before.get(file) !== after.get(file)).sort();
  } finally {
    remove();
  }
}

/** The median of some starts in ms, or why there is none. */
function startOf(name: string, folder: string, starts: number): number | string {
  for (const file of stringsOfArchive(join(root, `.netlify/functions/${name}.zip`))) {
    if (file.name.startsWith('___netlify')) continue;
    const path = join(folder, name, file.name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.text);
  }
  try {
    const program = ['--input-type=module', '--eval', PROGRAM, join(folder, name, `${name}.mjs`)];
    const times = Array.from({ length: starts }, () =>
      Number(execFileSync(process.execPath, program, { encoding: 'utf8', stdio: 'pipe' })),
    );
    return times.sort((a, b) => a - b)[Math.floor(starts / 2)] ?? Number.NaN;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : String(error);
  }
}

if (import.meta.main) await runAlone(promise);
