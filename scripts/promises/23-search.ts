import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeSearches } from '#domain/search/judge-searches.ts';
import judged from '#domain/search/judged-searches.json' with { type: 'json' };
import { searchEngine } from '#domain/search/search-engine.ts';
import { searchTool } from '#domain/search/search-tool.ts';
import type { Task } from '#domain/task/task.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type ProductPromise, runAlone } from './promise.ts';

const data = join(import.meta.dirname, '../../data');

/** People find the right tool by what they type. The searches were judged before the ranking was made. */
export const promise: ProductPromise = {
  id: 23,
  title: 'Search: the right tool among the first three, nonsense finds none',
  run() {
    const tools = readFolder<Tool>('tools');
    const slugs = new Map(tools.map(({ id, slug }) => [id, slug]));
    const engine = searchEngine(
      tools.map((tool) => searchTool(tool)),
      readFolder<Task>('tasks'),
    );
    const { topThree, reciprocalRank, nonsenseWithTools, figure } = judgeSearches(
      engine,
      judged,
      (id) => slugs.get(id) ?? '',
    );
    const ok = topThree >= 0.95 && reciprocalRank >= 0.85 && nonsenseWithTools.length === 0;
    return Promise.resolve({ ok, figure });
  },
};

function readFolder<Content>(folder: string): Content[] {
  const path = join(data, folder);
  return readdirSync(path).map((name) => JSON.parse(readFileSync(join(path, name), 'utf8')) as Content);
}

if (import.meta.main) await runAlone(promise);
