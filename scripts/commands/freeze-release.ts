import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '#netlify/stores/open-store.ts';
import { namedKinds, shapesOfThisRelease } from '#testing/release-shapes.ts';
import { deployWithMadeTools } from '#testing/made-tools.ts';
import { useEverything } from '#testing/site-in-use.ts';
import { startSiteUnderTest } from '#testing/site-under-test.ts';
import { projectRoot } from '#local/serve-site.ts';

/**
 * `npm run freeze-release -- <day>`: keeps what this release reads and writes, for promise 29 of the releases after it:
 * `netlify/stores/releases/<day>.shapes.json` and, with a record of each shape, `<day>.json`.
 */
const [day = ''] = process.argv.slice(2);
if (!/^\d{4}-\d\d-\d\d$/.test(day))
  throw new Error('Name the release by its day: npm run freeze-release -- 2026-11-22');

/** Records of a kind that are kept, and entries of a long list or dictionary. */
const MAX_RECORDS = 6;
const LONG = 20;
const KEPT = 3;

const site = await startSiteUnderTest({
  deployFiles: deployWithMadeTools(),
  captureLog: true,
  waitsForStore: true,
});
await useEverything(site);
const records: Record<string, Record<string, unknown>> = {};
for (const [kind, store] of namedKinds()) {
  const keys = (await store.keys()).slice(0, MAX_RECORDS);
  const entries = await Promise.all(keys.map(async (key) => [key, (await openStore(store.name).read(key))?.value]));
  records[kind] = Object.fromEntries(entries.map(([key, value]) => [key as string, shortened(value)]));
}
await site.close();
const folder = join(projectRoot, 'netlify/stores/releases');
writeFileSync(join(folder, `${day}.shapes.json`), `${JSON.stringify(shapesOfThisRelease())}\n`);
writeFileSync(join(folder, `${day}.json`), `${JSON.stringify(records)}\n`);
const empty = Object.entries(records).flatMap(([kind, found]) => (Object.keys(found).length === 0 ? [kind] : []));
console.log(`Kept the release of ${day}. Without a record: ${empty.join(', ') || 'no kind'}.`);
console.log('Run npm run format, name the release in promise 29 and commit both files.');

/** What is long shows its shape by its first entries. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return (value.length > LONG ? value.slice(0, KEPT) : value).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kept = entries.length > 2 * LONG ? entries.slice(0, KEPT) : entries;
  return Object.fromEntries(kept.map(([name, part]) => [name, shortened(part)]));
}
