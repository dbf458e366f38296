import { cpSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { tellThoseOut } from '#netlify/admin/await-page.ts';
import { readTools } from '#netlify/stores/tool-store.ts';
import { leftOutName } from '#domain/record/left-out.ts';
import { dayOf } from '#domain/value/day.ts';
import { startBuildHook } from '#local/build-hook.ts';
import { buildSite } from '#local/build-site.ts';
import { writeJsonFile } from '@yak/emulator-loopback';
import { type BuiltSite, serveBuiltSite } from '#local/host/serve-built-site.ts';
import { generate } from '../build/generate.ts';
import { nothingTaken } from '../build/take-in.ts';
import { claimPort, portFrom } from '#local/ports.ts';
import { runUntilStopped } from '#local/run-until-stopped.ts';
import { projectRoot } from '#local/serve-site.ts';
import { startServices } from '#local/services.ts';
import { withSettings } from '#local/with-settings.ts';

/**
 * `npm start`: builds the site, unless nothing changed since it was last built for this address, and serves it with its
 * functions and everything they need, on this machine alone.
 * `PORT` (default 8888) and `YAK_DATA_DIR` (default `.local`) steer it.
 */
await runUntilStopped(async (own) => {
  const port = portFrom(process.env, 'PORT') ?? 8888;
  const dataDir = resolve(projectRoot, process.env['YAK_DATA_DIR'] || '.local');
  /** Two folders in turn: one is served while the other is built. */
  const siteDirs = [join(dataDir, 'site'), join(dataDir, 'site-next')] as const;
  const siteUrl = `http://localhost:${port}`;
  await claimPort(port, { wantedBy: 'the site', variable: 'PORT' });

  generate(projectRoot); // what follows reads the catalogue, which a fresh clone does not have yet
  const services = await startServices({ dataDir, siteUrl });
  own(services.close);
  console.log('Building the site …');
  const { readBuiltView } = await import('#netlify/documents/built-view.ts');
  const build = async (siteDir: string, onlyWhenChanged = false) => {
    const { head, uploads } = await withSettings(services.env, readTools);
    const uploaded = { revision: head.revision, uploads: [...uploads] };
    const today = dayOf(new Date());
    const documents = await withSettings(services.env, () => readBuiltView(today));
    const logFile = join(dataDir, 'build.log');
    const variables = { OIDC_PROVIDER_NAME: services.env['OIDC_PROVIDER_NAME'] ?? '' };
    const taken = { ...nothingTaken, uploaded, documents };
    const leftOut = await buildSite({ siteUrl, siteDir, logFile, taken, variables, onlyWhenChanged }, own);
    for (const one of leftOut) console.log(`Left out of the pages: ${leftOutName(one)}: ${one.why}`);
  };
  let [served, next] = siteDirs;
  await build(served, true);
  await services.publishDeploy(); // with what was uploaded to the site before
  console.log('Starting the functions …');
  let site: BuiltSite | undefined;
  const hook = await startBuildHook(async () => {
    const started = Date.now();
    try {
      await build(next);
      keepScripts(served, next);
      const removeEarlier = await services.publishDeploy();
      await site?.renew(next, functionEnv());
      writeJsonFile(environmentFile, functionEnv());
      await removeEarlier();
      [served, next] = [next, served];
      console.log(`The pages were built again in ${Math.round((Date.now() - started) / 1000)} s.`);
    } catch (error) {
      return console.error('The pages could not be built again; the site stays as it is.', error);
    }
    await withSettings(services.env, () => tellThoseOut(new Date())).catch((error: unknown) =>
      console.error('Submitters whose tool has its page now could not be told; tell-submitters tries again.', error),
    );
  });
  own(hook.close);
  const functionEnv = () => ({ ...services.env, BUILD_HOOK_URL: hook.url });
  const environmentFile = join(dataDir, 'environment.json');
  writeJsonFile(environmentFile, functionEnv()); // a job that is run by hand starts builds too
  site = await serveBuiltSite({ port, env: functionEnv(), siteDir: served, workDir: join(dataDir, 'host') });
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

/** Pages that are open in a browser still ask for scripts of the build before: they stay beside the new ones. */
function keepScripts(from: string, to: string): void {
  cpSync(join(from, '_astro'), join(to, '_astro'), { recursive: true, force: false });
}
