import { join } from 'node:path';
import { type BuiltDocuments, noDocuments } from '#domain/desk-document/built-documents.schema.ts';
import { type BuiltUploads, noUploads } from '#domain/tool/built-uploads.schema.ts';
import { generate } from '../build/generate.ts';
import { writeHeaders } from '../build/write-headers.ts';
import { isBuiltFrom, markOfSources, noteBuiltFrom } from './build-mark.ts';
import { buildPlace, moveBuilt } from './build-place.ts';
import { startChild } from './child-process.ts';
import { projectRoot } from './serve-site.ts';

export interface BuildSiteOptions {
  /** Origin that the pages name as their own. */
  siteUrl: string;
  /** Folder that takes the built site, and nothing else. */
  siteDir: string;
  logFile: string;
  /** What was uploaded to the site; nothing unless given. */
  uploaded?: BuiltUploads;
  /** Leaves a site as it is that was built from the very same. */
  onlyWhenChanged?: boolean;
  /** What readers may see of the desk's documents; nothing unless given. */
  documents?: BuiltDocuments;
  /** Variables that pages are built with, on top of this process's own. */
  variables?: Record<string, string>;
}

/**
 * Does what `npm run build` does, into a folder of one's own: generate, build the pages, write the headers.
 * @param onStart gets the function that stops the build
 * @throws Error with what the build said when it fails
 */
export async function buildSite(
  {
    siteUrl,
    siteDir,
    logFile,
    uploaded = noUploads,
    documents = noDocuments,
    onlyWhenChanged = false,
    variables = {},
  }: BuildSiteOptions,
  onStart: (stop: () => Promise<void>) => void,
): Promise<void> {
  generate(projectRoot, uploaded, {}, documents);
  const environment = { ...process.env, ...variables };
  const mark = markOfSources(projectRoot, { siteUrl, uploaded, documents }, new Date(), environment);
  if (onlyWhenChanged && isBuiltFrom(siteDir, mark)) return;
  noteBuiltFrom(siteDir, null);
  const place = buildPlace(projectRoot, siteDir);
  const build = startChild(join(projectRoot, 'node_modules/astro/bin/astro.mjs'), ['build', '--outDir', place], {
    folder: projectRoot,
    env: { ...environment, URL: siteUrl, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    logFile,
  });
  onStart(build.stop);
  if ((await build.ended) !== 0) throw new Error(`The site could not be built:\n${build.log()}`);
  await writeHeaders(place);
  moveBuilt(place, siteDir);
  noteBuiltFrom(siteDir, mark);
}
