import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeSearches } from '#domain/search/judge-searches.ts';
import fresh from '#domain/search/fresh-searches.json' with { type: 'json' };
import unseenA from '#domain/search/unseen-searches-a.json' with { type: 'json' };
import unseenB from '#domain/search/unseen-searches-b.json' with { type: 'json' };
import unseenC from '#domain/search/unseen-searches-c.json' with { type: 'json' };
import unseenD from '#domain/search/unseen-searches-d.json' with { type: 'json' };
import unseenE from '#domain/search/unseen-searches-e.json' with { type: 'json' };
import unseenF from '#domain/search/unseen-searches-f.json' with { type: 'json' };
import unseenG from '#domain/search/unseen-searches-g.json' with { type: 'json' };
import unseenH from '#domain/search/unseen-searches-h.json' with { type: 'json' };
import unseenI from '#domain/search/unseen-searches-i.json' with { type: 'json' };
import unseenJ from '#domain/search/unseen-searches-j.json' with { type: 'json' };
import unseenK from '#domain/search/unseen-searches-k.json' with { type: 'json' };
import unseenL from '#domain/search/unseen-searches-l.json' with { type: 'json' };
import unseenM from '#domain/search/unseen-searches-m.json' with { type: 'json' };
import unseenN from '#domain/search/unseen-searches-n.json' with { type: 'json' };
import judged from '#domain/search/judged-searches.json' with { type: 'json' };
import { searchEngine } from '#domain/search/search-engine.ts';
import { searchTool } from '#domain/search/search-tool.ts';
import type { Task } from '#domain/task/task.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type ProductPromise, runAlone } from './promise.ts';

const data = join(import.meta.dirname, '../../../data');

/**
 * People find the right tool by what they type. The promise counts over the searches that were judged before the ranking was
 * made; the fresh ones, written after it, are printed apart.
 */
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
    const slugOf = (id: number) => slugs.get(id) ?? '';
    const { topThree, reciprocalRank, nonsenseWithTools, figure } = judgeSearches(engine, judged, slugOf);
    const ok = topThree >= 0.95 && reciprocalRank >= 0.85 && nonsenseWithTools.length === 0;
    const others = [
      fresh,
      unseenA,
      unseenB,
      unseenC,
      unseenD,
      unseenE,
      unseenF,
      unseenG,
      unseenH,
      unseenI,
      unseenJ,
      unseenK,
      unseenL,
      unseenM,
      unseenN,
    ].map((set) => judgeSearches(engine, set, slugOf).figure);
    const apart = `${figure}; written after the ranking: ${others.join('; ')}`;
    return Promise.resolve({ ok, figure: apart });
  },
};

function readFolder<Content>(folder: string): Content[] {
  const path = join(data, folder);
  return readdirSync(path).map((name) => JSON.parse(readFileSync(join(path, name), 'utf8')) as Content);
}

if (import.meta.main) await runAlone(promise);
