import { join } from 'node:path';
import { factTitles } from '#domain/tool/evidence/evidence.ts';
import { type Counts, freshness } from '#domain/tool/evidence/freshness.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { dayOf } from '#domain/value/day.ts';
import { readDataFile, readTools } from '../checks/data-set.ts';

/**
 * Prints how many values are confirmed, reported and not read, over all living tools and over the best known ones
 * (`data/best-known.json`), how old they are, and the oldest ten.
 */
const root = join(import.meta.dirname, '../..');
const today = dayOf(new Date());
const tools = readTools(root).map(({ content }) => content);
const { slugs } = readDataFile(root, 'data/best-known.json').content as { slugs: string[] };

print('All living tools', tools);
print(
  'The best known',
  tools.filter(({ slug }) => slugs.includes(slug)),
);
const { oldest, medianAgeDays, toolsWithoutAny } = freshness(tools, today);
console.log(
  `\nMedian age ${medianAgeDays ?? 'unknown'} days on ${today}; ${toolsWithoutAny} tools have no price or right read`,
);
console.log('Oldest first:');
for (const { toolName, fact, day, ageDays } of oldest)
  console.log(`  ${day}  ${String(ageDays).padStart(4)} days  ${toolName}, ${factTitles[fact].toLowerCase()}`);

function print(title: string, of: readonly Tool[]): void {
  const { byFact, headline } = freshness(of, today);
  console.log(`\n${title}: ${headline.all / 4}\n  ${'value'.padEnd(24)} confirmed  reported  not read`);
  for (const { fact, ...counts } of byFact) console.log(row(factTitles[fact], counts));
  console.log(row('Price and rights', headline));
}

function row(title: string, { all, confirmed, reported }: Counts): string {
  const share = (part: number) => `${part} (${all === 0 ? 0 : Math.round((100 * part) / all)}%)`.padStart(10);
  return `  ${title.padEnd(24)}${share(confirmed)}${share(reported)}${share(all - confirmed - reported)}`;
}
