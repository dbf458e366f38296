import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { withEnvironment } from './with-environment.ts';

/** A browser on this machine: its program and the environment it must be started with. */
export interface BrowserProgram {
  executablePath: string;
  env: Record<string, string>;
}

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** No sandbox (containers have none), no traffic of its own, no name but this machine's. */
const ARGUMENTS = [
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
export async function findBrowser(): Promise<BrowserProgram> {
  const asked = process.env['CHROME_PATH'];
  if (asked && !existsSync(asked)) throw new Error(`CHROME_PATH names ${asked}, and there is no such file.`);
  const executablePath = asked || SYSTEM_BROWSERS.find((path) => existsSync(path));
  return executablePath ? { executablePath, env: presentEnvironment() } : unpackBrowser();
}

async function unpackBrowser(): Promise<BrowserProgram> {
  const folder = cacheFolder();
  const executablePath = await withEnvironment(
    // The package unpacks into TMPDIR, and brings its system libraries only where it believes to be in a function.
    { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    async () => (await import('@sparticuz/chromium')).default.executablePath(),
  );
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  );
  const env = presentEnvironment();
  const libraries = [env['LD_LIBRARY_PATH'], join(folder, 'al2023/lib')].filter(Boolean).join(':');
  return { executablePath, env: { ...env, FONTCONFIG_FILE: fonts, LD_LIBRARY_PATH: libraries } };
}

/** A folder of this version's own: left to itself the package takes whatever an older one has unpacked. */
function cacheFolder(): string {
  const require = createRequire(import.meta.url);
  const packageFolder = resolve(dirname(require.resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = resolve(packageFolder, '../../.cache', `chromium-${version}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function presentEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
