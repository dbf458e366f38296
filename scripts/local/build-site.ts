import type { LeftOut } from '#domain/record/left-out.ts';
import { buildPages } from '../build/build-pages.ts';
import { generate } from '../build/generate.ts';
import { type TakenIn, nothingTaken } from '../build/take-in.ts';
import { isBuiltFrom, markOfSources, noteBuiltFrom } from './build-mark.ts';
import { buildPlace, moveBuilt } from './build-place.ts';
import { projectRoot } from './serve-site.ts';

interface BuildSiteOptions {
  /** Origin that the pages name as their own. */
  siteUrl: string;
  /** Folder that takes the built site, and nothing else. */
  siteDir: string;
  logFile: string;
  /** What the site holds besides the files; nothing unless given. */
  taken?: TakenIn;
  /** Leaves a site as it is that was built from the very same. */
  onlyWhenChanged?: boolean;
  /** Variables that pages are built with, on top of this process's own. */
  variables?: Record<string, string>;
}

/**
 * Does what `npm run build` does, into a folder of one's own.
 * @param onStart gets the function that stops the build
 * @returns what was left out of the pages
 * @throws Error with what the build said when it fails
 */
export async function buildSite(
  { siteUrl, siteDir, logFile, taken = nothingTaken, onlyWhenChanged = false, variables = {} }: BuildSiteOptions,
  onStart: (stop: () => Promise<void>) => void,
): Promise<LeftOut[]> {
  const refused = generate(projectRoot, taken);
  const mark = markOfSources(projectRoot, { siteUrl, taken }, new Date(), { ...process.env, ...variables });
  if (onlyWhenChanged && isBuiltFrom(siteDir, mark)) return refused;
  noteBuiltFrom(siteDir, null);
  const place = buildPlace(projectRoot, siteDir);
  const leftOut = await buildPages({
    root: projectRoot,
    siteDir: place,
    logFile,
    variables: { ...variables, URL: siteUrl, NO_COLOR: '1' },
    taken,
    onStart,
  });
  moveBuilt(place, siteDir);
  if (leftOut.length === refused.length) noteBuiltFrom(siteDir, mark); // what else was found is found by building alone
  return leftOut;
}
