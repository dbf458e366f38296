import { join, relative, resolve } from 'node:path';
import { readTools } from '#netlify/stores/tool-store.ts';
import { buildSite } from './local/build-site.ts';
import { writeJsonFile } from './local/json-file.ts';
import { serveBuiltSite } from './local/host/serve-built-site.ts';
import { claimPort, portFrom } from './local/ports.ts';
import { runUntilStopped } from './local/run-until-stopped.ts';
import { projectRoot } from './local/serve-site.ts';
import { startServices } from './local/services.ts';
import { withSettings } from './local/with-settings.ts';

/**
 * `npm start`: builds the site and serves it with its functions and everything they need, on this machine alone.
 * `PORT` (default 8888) and `YAK_DATA_DIR` (default `.local`) steer it.
 */
await runUntilStopped(async (own) => {
  const port = portFrom(process.env, 'PORT') ?? 8888;
  const dataDir = resolve(projectRoot, process.env['YAK_DATA_DIR'] || '.local');
  const siteDir = join(dataDir, 'site');
  const siteUrl = `http://localhost:${port}`;
  await claimPort(port, { wantedBy: 'the site', variable: 'PORT' });

  const services = await startServices({ dataDir, siteUrl });
  own(services.close);
  writeJsonFile(join(dataDir, 'environment.json'), services.env);
  console.log('Building the site …');
  const { head, uploads } = await withSettings(services.env, readTools);
  const uploaded = { revision: head.revision, uploads: [...uploads] };
  await buildSite({ siteUrl, siteDir, logFile: join(dataDir, 'build.log'), uploaded }, own);
  console.log('Starting the functions …');
  const site = await serveBuiltSite({ port, env: services.env, siteDir, workDir: join(dataDir, 'host') });
  own(site.close);

  console.log(`
  site               ${siteUrl}
  identity provider  ${services.addresses.identity}
  payments           ${services.addresses.payments}
  mail               ${services.addresses.mail}
  blob store         ${services.addresses.blobs}
  data               ${relative(process.cwd(), dataDir) || '.'}
  log                ${relative(process.cwd(), site.logFile)}

ready ${siteUrl}`);
  await site.ended;
});
