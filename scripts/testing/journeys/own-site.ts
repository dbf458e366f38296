import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuiltSite, serveBuiltSite } from '#local/host/serve-built-site.ts';
import { freePorts } from '#local/ports.ts';
import { projectRoot } from '#local/serve-site.ts';
import { type Services, startServices } from '#local/services.ts';

/** The store runs in the process of the tests, which may be busy for seconds: that is no failure. */
const STORE_TIMEOUT_MS = 15_000;

const clock = pathToFileURL(join(projectRoot, 'scripts/testing/turn-clock.ts')).href;

/** A site of a test's own over the built pages in `dist/`: it can be stopped and started again with everything it kept. */
export interface OwnSite {
  url: string;
  /** The Stripe emulator, to turn its clock and to hold back its webhooks. */
  payments(): Services['payments'];
  /** The mail server, to read what came and to break it. */
  mail(): Services['mail'];
  /** What the functions find in their environment, to run one of them by hand. */
  env(): Record<string, string>;
  /** The process that holds the functions, to kill it; null while it is started again, and at Netlify's server. */
  functionPid(): number | null;
  /** Stops site and services and starts them again on the same data. @param aheadMs how far the functions' clock is ahead */
  restart(aheadMs?: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts one on free ports with an empty data folder, which `close` removes. Our own host serves it, which is proved
 * equal to Netlify's development server (scripts/local/host/contract.long.test.ts) and keeps functions loaded.
 * @param folder the project whose built pages and functions are served, when it is a copy
 */
export async function startOwnSite(folder = projectRoot): Promise<OwnSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yak-journey-'));
  const [port = 0, identity = 0, blobs = 0, payments = 0, mail = 0, smtp = 0] = await freePorts(6);
  const siteUrl = `http://localhost:${port}`;
  let services: Services;
  const env = () => ({ ...services.env, YAK_BLOBS_TIMEOUT_MS: String(STORE_TIMEOUT_MS) });
  let functionPid: () => number | null = () => null;
  const start = async (aheadMs = 0) => {
    services = await startServices({
      dataDir,
      siteUrl,
      project: folder,
      ports: { identity, blobs, payments, mail, smtp },
    });
    const site = await serveBuiltSite({
      port,
      env: { ...env(), ...(aheadMs > 0 && { CLOCK_AHEAD_MS: String(aheadMs), NODE_OPTIONS: `--import=${clock}` }) },
      siteDir: join(folder, 'dist'),
      functionsDir: join(folder, 'netlify/functions'),
      workDir: join(dataDir, 'netlify'),
    });
    functionPid = 'functionPid' in site ? (site as BuiltSite).functionPid : () => null;
    return async () => {
      await site.close();
      await services.close();
    };
  };
  let stop = await start();
  return {
    url: siteUrl,
    payments: () => services.payments,
    mail: () => services.mail,
    env,
    functionPid: () => functionPid(),
    restart: async (aheadMs) => {
      await stop();
      stop = await start(aheadMs);
    },
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
