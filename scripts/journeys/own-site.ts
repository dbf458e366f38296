import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuiltSite } from '../local/host/serve-built-site.ts';
import { freePorts } from '../local/ports.ts';
import { projectRoot, serveSite } from '../local/serve-site.ts';
import { type Services, startServices } from '../local/services.ts';

/** A site of a test's own over the built pages in `dist/`: it can be stopped and started again with everything it kept. */
export interface OwnSite {
  url: string;
  /** The payments stand-in, to turn its clock and to hold back its webhooks. */
  payments(): Services['payments'];
  /** The mail server, to read what came and to break it. */
  mail(): Services['mail'];
  /** What the functions find in their environment, to run one of them by hand. */
  env(): Record<string, string>;
  /** Stops site and services and starts them again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Who serves it: our own host, which starts in a second and keeps functions loaded, or Netlify's development server,
 * which it is proved equal to (scripts/local/host/contract.functions.test.ts).
 */
export type Server = 'own host' | 'netlify dev';

/** Starts one on free ports with an empty data folder, which `close` removes. */
export async function startOwnSite(server: Server = 'own host'): Promise<OwnSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yak-journey-'));
  const [port = 0, identity = 0, blobs = 0, payments = 0, mail = 0, smtp = 0] = await freePorts(6);
  const siteUrl = `http://localhost:${port}`;
  let services: Services;
  const start = async () => {
    services = await startServices({ dataDir, siteUrl, ports: { identity, blobs, payments, mail, smtp } });
    const serve = server === 'own host' ? serveBuiltSite : serveSite;
    const siteDir = join(projectRoot, 'dist');
    const site = await serve({ port, env: services.env, siteDir, workDir: join(dataDir, 'netlify') });
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
    env: () => services.env,
    restart: async () => {
      await stop();
      stop = await start();
    },
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
