import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/** A browser on this machine: its program and the environment it must be started with. */
interface BrowserProgram {
  executablePath: string;
  env: Record<string, string>;
}

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** No sandbox (containers have none), no traffic of its own, no name but this machine's. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/**
 * Starts a headless Chromium that can reach this machine only. The caller closes it.
 * Never assert pixel widths: fonts differ between machines.
 */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({ executablePath, env, headless: true, args: ARGUMENTS });
}

/** `CHROME_PATH`, else a system Chromium or Chrome, else the one in the `@sparticuz/chromium` package, which needs nothing installed. */
export async function findBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<BrowserProgram> {
  const asked = environment['CHROME_PATH'];
  if (asked && !existsSync(asked)) throw new Error(`CHROME_PATH names ${asked}, and there is no such file.`);
  const executablePath = asked || SYSTEM_BROWSERS.find((path) => existsSync(path));
  return executablePath ? { executablePath, env: withoutGaps(environment) } : unpackedBrowser(environment);
}

async function unpackedBrowser(environment: NodeJS.ProcessEnv): Promise<BrowserProgram> {
  const folder = await unpackedFolder(environment);
  const env = withoutGaps(environment);
  const libraries = [env['LD_LIBRARY_PATH'], join(folder, 'al2023/lib')].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...env, FONTCONFIG_FILE: join(folder, 'fonts.conf'), LD_LIBRARY_PATH: libraries },
  };
}

/**
 * The folder that holds the package's browser, one for each version: left to itself the package takes whatever an older
 * one has unpacked. Two processes may ask at the same time: each unpacks into a folder of its own, the first one to be
 * done gives it its name, and nobody ever sees half a browser.
 */
async function unpackedFolder(environment: NodeJS.ProcessEnv): Promise<string> {
  const require = createRequire(import.meta.url);
  const packageFolder = resolve(dirname(require.resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const cache = resolve(packageFolder, '../../.cache');
  const folder = join(cache, `chromium-${version}-whole`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const own = mkdtempSync(join(cache, 'chromium-'));
  await unpackInto(own, environment);
  writeFileSync(
    join(own, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  );
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * The package unpacks into TMPDIR, and brings its system libraries only where it believes to be in a function: a
 * process of its own is told so, because this one's variables belong to everything that runs in it.
 */
async function unpackInto(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const program = `await (await import('@sparticuz/chromium')).default.executablePath()`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { ...environment, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  });
}

function withoutGaps(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
