import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { readJsonFile } from '@yak/emulator-loopback';
import { projectRoot } from '#local/serve-site.ts';
import { type SiteStores, openSiteStores } from './site-stores.ts';

/** Which stores a command works on, and with which file. */
interface SiteOrder {
  file: string;
  context: string;
  stores: SiteStores;
}

/** What `npm run backup` was asked for. */
interface BackupOrder extends SiteOrder {
  /** Only the journal of endings is copied. */
  onlyEndings: boolean;
}

/** What `npm run restore` was asked for. */
interface RestoreOrder extends SiteOrder {
  overwrite: boolean;
  /** A copy of the journal of endings. */
  endings: string | undefined;
  isCautious: boolean;
}

const LOCAL = z.object({ YAK_BLOBS_URL: z.url(), YAK_BLOBS_TOKEN: z.string() });
const SITE_OPTIONS = { site: { type: 'string' }, context: { type: 'string' } } as const;

/**
 * Reads the arguments of a backup: a file, and for a deploy `--site <id>` with the token in `NETLIFY_AUTH_TOKEN`; without
 * it the site that `npm start` serves at this moment (`YAK_DATA_DIR`, default `.local`).
 * @throws Error in one sentence that says what is missing
 */
export function readBackupOrder(args: readonly string[], environment: NodeJS.ProcessEnv): BackupOrder {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...SITE_OPTIONS, endings: { type: 'boolean', default: false } },
  });
  return { ...siteOrder(positionals, values, environment), onlyEndings: values.endings };
}

/** Reads the arguments of a restore, as of a backup. @throws Error in one sentence that says what is missing */
export function readRestoreOrder(args: readonly string[], environment: NodeJS.ProcessEnv): RestoreOrder {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...SITE_OPTIONS,
      overwrite: { type: 'boolean', default: false },
      endings: { type: 'string' },
      cautious: { type: 'boolean', default: false },
    },
  });
  const { overwrite, endings, cautious: isCautious } = values;
  return { ...siteOrder(positionals, values, environment), overwrite, endings, isCautious };
}

function siteOrder(
  positionals: readonly string[],
  values: { site?: string | undefined; context?: string | undefined },
  environment: NodeJS.ProcessEnv,
): SiteOrder {
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error('Name one file, e.g.: npm run backup -- yak.backup.gz');
  if (values.site !== undefined) {
    const token = environment['NETLIFY_AUTH_TOKEN'];
    if (!token) throw new Error('Set NETLIFY_AUTH_TOKEN to a personal access token of Netlify.');
    const context = values.context ?? 'production';
    return { file, context, stores: openSiteStores({ siteID: values.site, token }, context) };
  }
  const dataDir = resolve(projectRoot, environment['YAK_DATA_DIR'] || '.local');
  const local = LOCAL.safeParse(readJsonFile(join(dataDir, 'environment.json')));
  if (!local.success)
    throw new Error(`There is nothing in ${dataDir}: run “npm start” and leave it running, or name --site.`);
  const { YAK_BLOBS_URL: url, YAK_BLOBS_TOKEN: token } = local.data;
  const context = values.context ?? 'dev';
  const address = { siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url };
  return { file, context, stores: openSiteStores(address, context) };
}
