import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from './generate.ts';
import { startChild } from './local/child-process.ts';
import { writeJsonFile } from './local/json-file.ts';
import { claimPort, portFrom } from './local/ports.ts';
import { runUntilStopped } from './local/run-until-stopped.ts';
import { projectRoot } from './local/serve-site.ts';
import { startServices } from './local/services.ts';

/**
 * `npm run dev`: the pages with hot reload and the functions as they are written, over the same local services and
 * the same data as `npm start`. `PORT` (default 8888) and `YAK_DATA_DIR` (default `.local`) steer it.
 */
await runUntilStopped(async (own) => {
  const port = portFrom(process.env, 'PORT') ?? 8888;
  const dataDir = resolve(projectRoot, process.env['YAK_DATA_DIR'] || '.local');
  const siteUrl = `http://localhost:${port}`;
  await claimPort(port, { wantedBy: 'the site', variable: 'PORT' });

  const services = await startServices({ dataDir, siteUrl });
  own(services.close);
  writeJsonFile(join(dataDir, 'environment.json'), services.env);
  generate(projectRoot);
  console.log(`
  site               ${siteUrl}
  identity provider  ${services.addresses.identity}
  payments           ${services.addresses.payments}
  mail               ${services.addresses.mail}
  blob store         ${services.addresses.blobs}
`);
  const patch = pathToFileURL(join(projectRoot, 'scripts/local/keep-every-cookie.ts'));
  const nodeOptions = `${process.env['NODE_OPTIONS'] ?? ''} --import=${patch}`.trim();
  const astro = startChild(join(projectRoot, 'node_modules/astro/bin/astro.mjs'), ['dev', '--port', String(port)], {
    folder: projectRoot,
    env: { ...process.env, ...services.env, NODE_OPTIONS: nodeOptions, ASTRO_TELEMETRY_DISABLED: '1' },
    logFile: null,
  });
  own(astro.stop);
  await astro.ended;
});
