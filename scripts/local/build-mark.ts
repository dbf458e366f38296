import { dayOf } from '#domain/value/day.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Everything that pages are made from; packages count by the lock file. */
const FOLDERS = ['data', 'netlify', 'public', 'scripts', 'src'] as const;
const FILES = ['astro.config.mjs', 'netlify.toml', 'package.json', 'package-lock.json', 'tsconfig.json'] as const;
/** Written from the others by each build. */
const WRITTEN = ['data/generated', 'data/schemas'] as const;
/** Variables that pages are built with. */
const VARIABLES = /^(?:CONTEXT|OIDC_PROVIDER_NAME|YAK_UPLOADS_URL)$/;

/**
 * What a build of a project is made from, as one word: when it is the same, the pages would be the same. The day counts,
 * because pages say how old facts are.
 * @param more what goes into the pages besides, as JSON takes it
 */
export function markOfSources(root: string, more: unknown, now: Date, environment: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  const variables = Object.entries(environment)
    .filter(([name]) => VARIABLES.test(name))
    .sort();
  hash.update(JSON.stringify([more, variables, dayOf(now)]));
  for (const path of [...FOLDERS.flatMap((folder) => filesBelow(root, folder)), ...FILES]) {
    const file = join(root, path);
    if (existsSync(file)) hash.update(`\n${path}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether a folder holds a whole site that was built from these sources. */
export function isBuiltFrom(siteDir: string, mark: string): boolean {
  const file = markFile(siteDir);
  return existsSync(file) && existsSync(join(siteDir, 'index.html')) && readFileSync(file, 'utf8') === mark;
}

/** Says what the folder's site is built from; null while it is being built. */
export function noteBuiltFrom(siteDir: string, mark: string | null): void {
  if (mark === null) rmSync(markFile(siteDir), { force: true });
  else writeFileSync(markFile(siteDir), mark);
}

function markFile(siteDir: string): string {
  return `${siteDir}.built-from`;
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.ts$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !WRITTEN.some((written) => path.startsWith(`${written}/`)))
    .sort();
}
