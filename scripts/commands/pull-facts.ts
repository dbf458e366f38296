import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import type { FreshnessPoint } from '#domain/tool/evidence/freshness-point.schema.ts';
import { mergePoints } from '#domain/tool/evidence/freshness-points.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { askForCorrections } from '../build/fetch-corrections.ts';
import { describePulls, fetchUploads, pullTools } from './pull-tools.ts';

/**
 * `npm run facts:pull -- --site https://…`: writes what editors corrected on a site into `data/tools/`, and each correction
 * as a file of its own into `data/corrections/`, for a commit. Run twice, the second time writes nothing.
 */
export function pullCorrections(root: string, corrections: readonly Correction[]): string[] {
  mkdirSync(join(root, 'data/corrections'), { recursive: true });
  return corrections.flatMap((correction) => {
    const file = `data/corrections/${correction.id}.json`;
    if (existsSync(join(root, file))) return [];
    const content = { $schema: '../schemas/correction.schema.json', ...correction };
    writeFileSync(join(root, file), `${JSON.stringify(content, null, 2)}\n`);
    return [`new     ${file}: ${correction.toolName}, ${correction.title.toLowerCase()}`];
  });
}

/** Adds the days on which the site noted how much of the guide had been read. */
function pullFreshness(root: string, points: readonly FreshnessPoint[]): string[] {
  const file = join(root, 'data/freshness.json');
  const before = JSON.parse(readFileSync(file, 'utf8')) as FreshnessPoint[];
  const after = mergePoints(before, points);
  if (deepEqual(before, after)) return [];
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  return [`changed data/freshness.json: ${after.length} days`];
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { site: { type: 'string' } } });
  const root = join(import.meta.dirname, '../..');
  try {
    if (!values.site || !URL.canParse(values.site))
      throw new Error('Name the site: npm run facts:pull -- --site https://…');
    const pulls = pullTools(root, await fetchUploads(values.site), { overwrite: false });
    const { corrections, freshness } = await askForCorrections(values.site);
    const lines = [...describePulls(pulls), ...pullCorrections(root, corrections), ...pullFreshness(root, freshness)];
    console.log(lines.length === 0 ? `Nothing was corrected on ${values.site}.` : lines.join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
