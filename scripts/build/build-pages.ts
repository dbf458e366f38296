import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type LeftOut, leftOutName } from '#domain/record/left-out.ts';
import { type Child, startChild } from '#local/child-process.ts';
import { buildWithoutFaulty } from './find-faulty.ts';
import { generate } from './generate.ts';
import { type TakenIn, takeIn, takenRecords, takenWithout } from './take-in.ts';
import { writeHeaders } from './write-headers.ts';

interface PageBuild {
  root: string;
  /** Folder that takes the built site, and nothing else. */
  siteDir: string;
  logFile: string;
  /** What pages are built with besides this process's own variables. */
  variables: NodeJS.ProcessEnv;
  /** What a build takes in of the running site. */
  taken: TakenIn;
  /** Gets the function that stops the build. */
  onStart?: (stop: Child['stop']) => void;
  /** Gets what the build said, each time that one is over. */
  tell?: (log: string) => void;
}

/**
 * Generates, builds the pages and writes the headers. A record of the site that this fails with is left out and named, and
 * everything else is published: in `data/generated/left-out.json`, which the functions of the same build carry.
 * @returns what was left out
 * @throws Error with what the build said when it fails without any record too
 */
export async function buildPages({ taken, ...build }: PageBuild): Promise<LeftOut[]> {
  let leftOut: LeftOut[] = [];
  await buildWithoutFaulty(takenRecords(taken), async (without) => {
    leftOut = generate(build.root, takenWithout(taken, without));
    return drawPages(build);
  });
  return leftOut;
}

/** With a larger nursery: pages are many short-lived objects. */
const nodeOptions = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim();

/** @returns what it failed with; null when the site is built */
async function drawPages({
  root,
  siteDir,
  logFile,
  variables,
  onStart,
  tell,
}: Omit<PageBuild, 'taken'>): Promise<string | null> {
  const build = startChild(join(root, 'node_modules/astro/bin/astro.mjs'), ['build', '--outDir', siteDir], {
    folder: root,
    env: { ...process.env, NODE_OPTIONS: nodeOptions, ...variables, ASTRO_TELEMETRY_DISABLED: '1' },
    logFile,
  });
  onStart?.(build.stop);
  const code = await build.ended;
  tell?.(build.log());
  if (code !== 0) return `The site could not be built:\n${withoutPages(build.log())}`;
  try {
    await writeHeaders(siteDir);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What a failed build said besides the pages that it drew before: those names are nobody's fault. */
function withoutPages(log: string): string {
  return log
    .split('\n')
    .filter((line) => !DRAWN_PAGE.test(line))
    .join('\n');
}

const DRAWN_PAGE = /[├└]─ \//;

/** `npm run build`. */
if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const logFile = join(root, 'node_modules/.cache/build.log');
  try {
    const leftOut = await buildPages({
      root,
      siteDir: resolve(root, 'dist'),
      logFile,
      variables: {},
      taken: await takeIn(process.env),
      tell: (log) => process.stdout.write(log),
    });
    rmSync(logFile, { force: true });
    for (const one of leftOut) console.log(`Left out: ${leftOutName(one)}: ${one.why}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
