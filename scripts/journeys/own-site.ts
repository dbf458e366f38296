import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../local/ports.ts';
import { projectRoot, serveSite } from '../local/serve-site.ts';
import { type Services, startServices } from '../local/services.ts';

/** A site of a test's own over the built pages in `dist/`: it can be stopped and started again with everything it kept. */
export interface OwnSite {
  url: string;
  /** The payments stand-in, to turn its clock and to hold back its webhooks. */
  payments(): Services['payments'];
  /** Stops site and services and starts them again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts one on free ports with an empty data folder, which `close` removes. */
export async function startOwnSite(): Promise<OwnSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yak-journey-'));
  const [port = 0, identity = 0, blobs = 0, paymentsPort = 0] = await freePorts(4);
  const siteUrl = `http://localhost:${port}`;
  let payments: Services['payments'];
  const start = async () => {
    const services = await startServices({ dataDir, siteUrl, ports: { identity, blobs, payments: paymentsPort } });
    payments = services.payments;
    const site = await serveSite({ port, env: services.env, siteDir: join(projectRoot, 'dist'), workDir: join(dataDir, 'netlify') });
    return async () => {
      await site.close();
      await services.close();
    };
  };
  let stop = await start();
  return {
    url: siteUrl,
    payments: () => payments,
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
