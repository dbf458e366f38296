import { spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeManyTools } from './many-tools.ts';

const root = join(import.meta.dirname, '../..');
const parts = [
  'src',
  'public',
  'scripts',
  'netlify',
  'data',
  'package.json',
  'astro.config.mjs',
  'tsconfig.json',
  'netlify.toml',
];
/** Folders of routes with a page for each entry of the data. */
const MANY_PAGES = [
  'alternatives',
  'recipes',
  'tasks',
  'tool',
  'tool-behance',
  'tool-fluid',
  'tool-old',
  'tool-wnw',
  'tools',
  'versus',
] as const;
/** Prints the most memory that a process held, in kB, and the CPU time of all its threads, in µs. */
const tellUse = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
   const tell = ({ maxRSS, userCPUTime, systemCPUTime }) => console.log('used', maxRSS, userCPUTime + systemCPUTime);
   if (isMainThread) process.on('exit', () => tell(process.resourceUsage()));`,
)}`;

/** What one build took. */
export interface BuildFigures {
  seconds: number;
  /** Of all its processes and threads: what a machine at work on other things tells best. */
  cpuSeconds: number;
  /** The most memory held at once, in MB. */
  megabytes: number;
  /** HTML files written. */
  pages: number;
}

/** A copy of the project in a temporary folder, to be built with other data; nothing it does reaches the original. */
export interface ProjectCopy {
  folder: string;
  /** Builds it; the variables come on top of this process's own. */
  build(variables?: Record<string, string>): Promise<BuildFigures>;
  remove(): void;
}

/**
 * Copies the project; the packages are linked. `without` names folders to leave out. Nothing is drawn yet in the copy,
 * unless it is to know what the project's own builds have drawn.
 */
export function copyProject(without: readonly string[] = [], { knowsDrawings = false } = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'yak-bench-'));
  const leftOut = new Set(without.map((path) => join(root, path)));
  for (const part of parts)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !leftOut.has(path) });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache' && name !== '.astro' && name !== '.vite')
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  if (knowsDrawings) copyDrawings(join(packages, '.cache/share-images'));
  return {
    folder,
    build: (variables = {}) => build(folder, variables),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * File by file, and the finished ones alone: `cpSync` ends the whole process with SIGABRT when a folder below vanishes
 * while it copies, and in the caches others write and rename all the time.
 */
function copyDrawings(to: string): void {
  const drawings = join(root, 'node_modules/.cache/share-images');
  if (!existsSync(drawings)) return;
  mkdirSync(to, { recursive: true });
  const finished = readdirSync(drawings).filter((name) => name.endsWith('.png'));
  for (const name of finished) copyFileSync(join(drawings, name), join(to, name));
}

/** Folders under src/pages that make many pages, to be left out of a copy that is built for a few of them only. */
export function pagesBut(...needed: readonly string[]): string[] {
  return MANY_PAGES.filter((name) => !needed.includes(name)).map((name) => `src/pages/${name}`);
}

/** A copy whose catalogue has `count` tools: the real ones, which lessons and recipes name, and others that nobody made. */
export function copyWithTools(count: number, without: readonly string[] = []): ProjectCopy {
  const copy = copyProject(without);
  const tools = join(copy.folder, 'data/tools');
  writeManyTools(tools, count - readdirSync(tools).length);
  return copy;
}

/** What a page of Astro's own takes: as many pages as a build of tools has, with a title and a line each and nothing else. */
export async function buildBarePages(count: number): Promise<BuildFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'yak-bare-'));
  try {
    mkdirSync(join(folder, 'src/pages'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'astro.config.mjs'), 'export default { build: { format: "file", concurrency: 4 } };');
    writeFileSync(
      join(folder, 'src/pages/[id].astro'),
      `---
export const getStaticPaths = () => Array.from({ length: ${count} }, (_, index) => ({ params: { id: String(index) } }));
---
<html lang="en"><head><meta charset="utf-8" /><title>Tool {Astro.params.id}</title></head>
<body><h1>Tool {Astro.params.id}</h1><p>One line about it.</p></body></html>`,
    );
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return await measured(folder, () => buildPages(folder, {}));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function build(folder: string, variables: Record<string, string>): Promise<BuildFigures> {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  return measured(folder, async () => {
    const said = await run(folder, variables, ['scripts/build/generate.ts']);
    const pages = await buildPages(folder, variables);
    return said + pages + (await run(folder, variables, ['scripts/build/write-headers.ts']));
  });
}

function buildPages(folder: string, variables: Record<string, string>): Promise<string> {
  return run(folder, variables, ['--max-semi-space-size=64', 'node_modules/astro/bin/astro.mjs', 'build']);
}

/** @param work gives what the processes printed */
async function measured(folder: string, work: () => Promise<string>): Promise<BuildFigures> {
  const started = performance.now();
  const said = await work();
  const seconds = (performance.now() - started) / 1000;
  const used = [...said.matchAll(/^used (\d+) (\d+)$/gm)];
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  return {
    seconds,
    cpuSeconds: used.reduce((sum, [, , microseconds]) => sum + Number(microseconds), 0) / 1e6,
    megabytes: Math.max(0, ...used.map(([, kilobytes]) => Number(kilobytes))) / 1024,
    pages: files.filter((name) => name.endsWith('.html')).length,
  };
}

/** Runs Node in a folder. @returns what it printed @throws Error with it when it fails */
async function run(folder: string, variables: Record<string, string>, args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', tellUse, ...args], {
    cwd: folder,
    env: { ...process.env, ...variables, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${String(code)}:\n${said}`);
  return said;
}
