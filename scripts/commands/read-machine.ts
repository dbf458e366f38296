import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { claimPort, portFrom } from '#local/ports.ts';
import type { Machine } from './examine-machine.ts';

/** A package as package-lock.json has it. */
interface LockedPackage {
  version?: string;
  /** Only for other systems than this one, perhaps. */
  optional?: boolean;
}

/** Looks at this machine; nothing is changed. @param root the project's folder */
export async function readMachine(root: string, environment: NodeJS.ProcessEnv): Promise<Machine> {
  const { devDependencies } = readJson<{ devDependencies: Record<string, string> }>(join(root, 'package.json'));
  const disk = await statfs(root);
  return {
    node: { running: process.versions.node, wanted: devDependencies['node'] ?? '' },
    packages: comparePackages(root),
    browser: await tryBrowser(),
    ports: await tryPorts(environment),
    localhost: await lookup('localhost', { all: true }).then(
      (found) => found.map(({ address }) => address),
      () => [],
    ),
    freeDisk: disk.bavail * disk.bsize,
  };
}

/** Whether each package stands in node_modules in its locked version; a package for other systems may be missing. */
export function comparePackages(root: string): Machine['packages'] {
  const { packages } = readJson<{ packages: Record<string, LockedPackage> }>(join(root, 'package-lock.json'));
  const missing: string[] = [];
  const other: string[] = [];
  for (const [path, { version, optional }] of Object.entries(packages)) {
    if (path === '' || version === undefined) continue;
    const file = join(root, path, 'package.json');
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!existsSync(file)) {
      if (!optional) missing.push(name);
    } else if (readJson<{ version: string }>(file).version !== version) other.push(name);
  }
  return { missing, other };
}

/** Loaded only now: without packages there is nothing to load, and the doctor says so. */
async function tryBrowser(): Promise<Machine['browser']> {
  try {
    const { launchBrowser } = await import('#testing/browser.ts');
    const browser = await launchBrowser();
    const version = browser.version();
    await browser.close();
    return { version };
  } catch (error) {
    return { fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

async function tryPorts(environment: NodeJS.ProcessEnv): Promise<Machine['ports']> {
  const site = portFrom(environment, 'PORT') ?? 8888;
  const wanted = [
    { usedBy: 'the site', variable: 'PORT', port: site },
    { usedBy: 'the identity provider', variable: 'YAK_IDENTITY_PORT', port: site + 2 },
    { usedBy: 'the blob store', variable: 'YAK_BLOBS_PORT', port: site + 3 },
    { usedBy: 'the Stripe emulator', variable: 'YAK_PAYMENTS_PORT', port: site + 4 },
    { usedBy: 'the mail page', variable: 'YAK_MAIL_PORT', port: site + 5 },
    { usedBy: 'the mail server', variable: 'YAK_SMTP_PORT', port: site + 6 },
  ].map((one) => ({ ...one, port: portFrom(environment, one.variable) ?? one.port }));
  return Promise.all(
    wanted.map(async (one) => ({
      ...one,
      isFree: await claimPort(one.port, { wantedBy: one.usedBy, variable: one.variable }).then(
        () => true,
        () => false,
      ),
    })),
  );
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
