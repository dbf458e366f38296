import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BlobsServer } from '@netlify/blobs/server';
import { readDeployFiles } from '../build/deploy-files.ts';
import { startChild } from './child-process.ts';
import type { Child } from './child-process.ts';
import { claimPort, freePorts } from './ports.ts';
import { publishDeploy } from './publish-deploy.ts';

/** The folder of the built site, or a program that serves the pages as they are written. */
type Pages = { siteDir: string } | { pageServer: PageServer };

interface PageServer {
  /** Program of Node and its arguments. */
  command: readonly string[];
  /** Where it listens. */
  port: number;
}

type ServeSiteOptions = Pages & {
  port: number;
  /** What the functions find in their environment besides this process's own. */
  env: Record<string, string>;
  /** A folder of this instance's own for its bundles and its log: two instances that share one break each other. */
  workDir: string;
  functionsDir?: string;
  /** Paths that must answer before the site counts as ready. */
  probes?: readonly string[];
};

export interface ServedSite {
  url: string;
  logFile: string;
  /** Settles when the site is stopped; rejects with the end of its log when it stops by itself. */
  ended: Promise<void>;
  close(): Promise<void>;
}

export const projectRoot = resolve(import.meta.dirname, '../..');

const NETLIFY = join(projectRoot, 'node_modules/netlify-cli/bin/run.js');
/** It ends what hangs: a busy machine with two processors has taken two minutes. */
const START_LIMIT = 300_000;
/** What `netlify dev` calls a site that is linked to none of Netlify's. */
const UNLINKED_SITE = 'unlinked';

/**
 * Serves pages with the site's functions, redirects and headers, as `netlify dev` does without any network.
 * @returns once the page, the probes and every function answer
 * @throws Error with the end of the log when that does not happen, or in one sentence when the port is in use
 */
export async function serveSite(options: ServeSiteOptions): Promise<ServedSite> {
  const {
    port,
    env,
    workDir,
    functionsDir = join(projectRoot, 'netlify/functions'),
    probes = ['/', '/api/tools'],
  } = options;
  if ('siteDir' in options && !existsSync(join(options.siteDir, 'index.html'))) {
    throw new Error(`There is no built site in ${options.siteDir}: run “npm run build” first.`);
  }
  await claimPort(port, { wantedBy: 'the site', variable: 'PORT' });
  const [functionsPort, staticPort] = await freePorts(2);
  const pages =
    'siteDir' in options
      ? ['--framework', '#static', '--dir', options.siteDir, '--staticServerPort', String(staticPort)]
      : [
          '--framework',
          '#custom',
          '--command',
          commandLine(options.pageServer),
          '--target-port',
          String(options.pageServer.port),
        ];
  prepareFolder(workDir);
  await putDeploy(workDir, env['YAK_DEPLOY_ID']);
  const logFile = join(workDir, 'netlify-dev.log');
  const child = startChild(
    NETLIFY,
    [
      'dev',
      '--offline',
      '--internal-disable-edge-functions',
      '--skip-gitignore',
      '--no-open',
      '--functions',
      functionsDir,
      '--port',
      String(port),
      '--functions-port',
      String(functionsPort),
      ...pages,
    ],
    { folder: workDir, env: childEnvironment(env), logFile },
  );
  const url = `http://localhost:${port}`;
  try {
    await waitUntilReady(
      child,
      functionNames(functionsDir),
      probes.map((path) => url + path),
    );
  } catch (error) {
    await child.stop();
    throw error;
  }
  let closing = false;
  const ended = child.ended.then(() => {
    if (!closing) throw new Error(`netlify dev ended by itself:\n${lastLines(child.log())}`);
  });
  ended.catch(() => undefined);
  const close = () => {
    closing = true;
    return child.stop();
  };
  return { url, logFile, ended, close };
}

/** Netlify's tool parts a command at spaces that no backslash stands before. */
function commandLine({ command }: PageServer): string {
  return [process.execPath, ...command].map((part) => part.replaceAll(' ', '\\ ')).join(' ');
}

/**
 * `netlify dev` works in its current folder: the settings are copied there, and the bundles, which leave packages
 * out, find them by a link. The settings go without the folder to publish: headers and redirects of an earlier build
 * that still lies there would win over those of the site that is served. A file in the place of the database it would
 * start saves about 300 MB of memory.
 */
function prepareFolder(workDir: string): void {
  mkdirSync(join(workDir, '.netlify'), { recursive: true });
  const settings = readFileSync(join(projectRoot, 'netlify.toml'), 'utf8');
  writeFileSync(join(workDir, 'netlify.toml'), settings.replace(/^\s*publish = .*$/m, ''));
  const packages = join(workDir, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(join(projectRoot, 'node_modules'), packages, 'junction');
  const database = join(workDir, '.netlify/db');
  if (!existsSync(database)) writeFileSync(database, '');
}

/**
 * `netlify dev` uploads nothing of a deploy, and has a blob server of its own, which wins over every other one for what is
 * scoped to a deploy: the catalogue is put where that server will find it, by the server itself.
 */
async function putDeploy(workDir: string, deployId: string | undefined): Promise<void> {
  if (deployId === undefined) return;
  const token = randomUUID();
  const server = new BlobsServer({ directory: join(workDir, '.netlify/blobs-serve'), token });
  const { port } = await server.start();
  const target = { url: `http://localhost:${port}`, token, site: UNLINKED_SITE };
  await publishDeploy(target, deployId, readDeployFiles(projectRoot)).finally(() => server.stop());
}

/**
 * `CI` keeps Netlify's tool from asking questions and from reporting its use; `NODE_ENV` is what it is on Netlify: not set.
 * Each call of a function loads its code again; keeping what was compiled saves a seventh of the work.
 */
function childEnvironment(env: Record<string, string>): NodeJS.ProcessEnv {
  const { NODE_ENV: _, FORCE_COLOR: __, ...own } = process.env;
  return {
    NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/compiled'),
    ...own,
    CI: 'true',
    NO_COLOR: '1',
    NO_UPDATE_NOTIFIER: '1',
    ...env,
  };
}

function functionNames(functionsDir: string): string[] {
  if (!existsSync(functionsDir)) return [];
  return readdirSync(functionsDir).map((entry) => parse(entry).name);
}

async function waitUntilReady(child: Child, functions: readonly string[], addresses: readonly string[]): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  let missing = 'nothing yet';
  while (Date.now() < deadline) {
    const log = child.log();
    const failed = /Failed to load function .*/.exec(log);
    if (failed) throw new Error(`${failed[0]}\n${lastLines(log)}`);
    if (!child.isRunning()) throw new Error(`netlify dev ended before the site was ready:\n${lastLines(log)}`);
    const waiting = functions.filter((name) => !new RegExp(`Loaded function ${name}$`, 'm').test(log));
    missing = waiting.length > 0 ? `the functions ${waiting.join(', ')}` : ((await firstSilent(addresses)) ?? '');
    if (missing === '') return;
    await wait(100);
  }
  throw new Error(
    `The site was not ready after ${START_LIMIT / 1000} s; still missing: ${missing}\n${lastLines(child.log())}`,
  );
}

/** The first address that does not answer with success, and how it answered; null when all do. */
async function firstSilent(addresses: readonly string[]): Promise<string | null> {
  for (const address of addresses) {
    const status = await fetch(address, { signal: AbortSignal.timeout(15_000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 'no answer',
    );
    if (status !== 200) return `${address} (${status})`;
  }
  return null;
}

function lastLines(log: string): string {
  return log.trimEnd().split('\n').slice(-30).join('\n');
}
