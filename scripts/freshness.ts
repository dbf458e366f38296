import { join } from 'node:path';
import { freshness } from '#domain/tool/freshness.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { readDataFolder } from './checks/data-set.ts';

/** Prints how many facts of the catalogue are confirmed, how old they are, and the oldest ten. */
const root = join(import.meta.dirname, '..');
const today = new Date().toISOString().slice(0, 10);
const tools = readDataFolder(root, 'data/tools').map(({ content }) => content as Tool);
const { facts, confirmed, medianAgeDays, byFact, toolsWithoutAny, oldest } = freshness(tools, today);

const share = facts === 0 ? 0 : Math.round((100 * confirmed) / facts);
console.log(
  `${confirmed} of ${facts} facts confirmed at a source (${share}%), median age ${medianAgeDays ?? 'unknown'} days, on ${today}`,
);
for (const { fact, facts: all, confirmed: read } of byFact) console.log(`  ${fact.padEnd(8)} ${read} of ${all}`);
console.log(`${toolsWithoutAny} of ${tools.length} tools have no confirmed fact`);
console.log('Oldest first:');
for (const { toolName, fact, checkedOn, ageDays } of oldest)
  console.log(`  ${checkedOn}  ${String(ageDays).padStart(4)} days  ${toolName}, ${fact}`);
