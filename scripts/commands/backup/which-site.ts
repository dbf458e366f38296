import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { readJsonFile } from '#stand-ins/json-file.ts';
import { projectRoot } from '#local/serve-site.ts';
import { type SiteStores, openSiteStores } from './site-stores.ts';

/** What `npm run backup` and `npm run restore` were asked for. */
export interface BackupOrder {
  file: string;
  context: string;
  stores: SiteStores;
  overwrite: boolean;
}

const LOCAL = z.object({ YAK_BLOBS_URL: z.url(), YAK_BLOBS_TOKEN: z.string() });

/**
 * Reads the arguments: a file, and for a deploy `--site <id>` with the token in `NETLIFY_AUTH_TOKEN`; without it the site
 * that `npm start` serves at this moment (`YAK_DATA_DIR`, default `.local`).
 * @throws Error in one sentence that says what is missing
 */
export function readOrder(args: readonly string[], environment: NodeJS.ProcessEnv): BackupOrder {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { site: { type: 'string' }, context: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error('Name one file, e.g.: npm run backup -- yak.backup.gz');
  const { site, overwrite } = values;
  if (site !== undefined) {
    const token = environment['NETLIFY_AUTH_TOKEN'];
    if (!token) throw new Error('Set NETLIFY_AUTH_TOKEN to a personal access token of Netlify.');
    const context = values.context ?? 'production';
    return { file, overwrite, context, stores: openSiteStores({ siteID: site, token }, context) };
  }
  const dataDir = resolve(projectRoot, environment['YAK_DATA_DIR'] || '.local');
  const local = LOCAL.safeParse(readJsonFile(join(dataDir, 'environment.json')));
  if (!local.success)
    throw new Error(`There is nothing in ${dataDir}: run “npm start” and leave it running, or name --site.`);
  const { YAK_BLOBS_URL: url, YAK_BLOBS_TOKEN: token } = local.data;
  const context = values.context ?? 'dev';
  const address = { siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url };
  return { file, overwrite, context, stores: openSiteStores(address, context) };
}
