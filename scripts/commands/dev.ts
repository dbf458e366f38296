import { join, relative, resolve } from 'node:path';
import { generate } from '../build/generate.ts';
import { writeJsonFile } from '@yak/emulator-loopback';
import { claimPort, freePorts, portFrom } from '#local/ports.ts';
import { runUntilStopped } from '#local/run-until-stopped.ts';
import { projectRoot, serveSite } from '#local/serve-site.ts';
import { startServices } from '#local/services.ts';

/**
 * `npm run dev`: the pages with hot reload and the functions as they are written, over the same local services and
 * the same data as `npm start`. `PORT` (default 8888) and `YAK_DATA_DIR` (default `.local`) steer it.
 */
await runUntilStopped(async (own) => {
  const port = portFrom(process.env, 'PORT') ?? 8888;
  const dataDir = resolve(projectRoot, process.env['YAK_DATA_DIR'] || '.local');
  const siteUrl = `http://localhost:${port}`;
  await claimPort(port, { wantedBy: 'the site', variable: 'PORT' });

  generate(projectRoot);
  const services = await startServices({ dataDir, siteUrl });
  own(services.close);
  writeJsonFile(join(dataDir, 'environment.json'), services.env);
  const [pagesPort = 0] = await freePorts(1);
  const astro = join(projectRoot, 'node_modules/astro/bin/astro.mjs');
  const pageServer = { command: [astro, 'dev', '--root', projectRoot, '--port', String(pagesPort)], port: pagesPort };
  console.log('Starting pages and functions …');
  const site = await serveSite({ port, env: services.env, pageServer, workDir: join(dataDir, 'netlify-dev') });
  own(site.close);

  console.log(`
  site               ${siteUrl}
  identity provider  ${services.addresses.identity}
  payments           ${services.addresses.payments}
  mail               ${services.addresses.mail}
  blob store         ${services.addresses.blobs}
  log                ${relative(process.cwd(), site.logFile)}

ready ${siteUrl}`);
  await site.ended;
});
