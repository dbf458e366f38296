import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeSearches, type JudgedSearches } from '#domain/search/judge-searches.ts';
import fresh from '#domain/search/judged/fresh-searches.json' with { type: 'json' };
import judged from '#domain/search/judged/judged-searches.json' with { type: 'json' };
import { searchEngine } from '#domain/search/search-engine.ts';
import { searchTool } from '#domain/search/search-tool.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { taskClassifier } from '#testing/learned-tasks.ts';
import { searchWords } from '#testing/search-words.ts';
import { readTools } from '../../checks/data-set.ts';
import { type ProductPromise, runAlone } from './promise.ts';

const root = join(import.meta.dirname, '../../..');
const data = join(root, 'data');
/** Sets A, B and so on, judged apart from the engine. */
const unseen = globSync('src/domain/search/judged/unseen-searches-?.json', { cwd: root })
  .sort()
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as JudgedSearches);

/**
 * People find the right tool by what they type. The promise counts over the searches that were judged before the ranking was
 * made; the fresh ones, written after it, are printed apart.
 */
export const promise: ProductPromise = {
  id: 23,
  title: 'Search: the right tool among the first three, nonsense finds none',
  run() {
    const tools = readTools(root).map(({ content }) => content);
    const slugs = new Map(tools.map(({ id, slug }) => [id, slug]));
    const engine = searchEngine(
      tools.map((tool) => searchTool(tool)),
      readFolder<Task>('tasks'),
      searchWords,
      taskClassifier,
    );
    const slugOf = (id: number) => slugs.get(id) ?? '';
    const { topThree, reciprocalRank, nonsenseWithTools, figure } = judgeSearches(engine, judged, slugOf);
    const ok = topThree >= 0.95 && reciprocalRank >= 0.85 && nonsenseWithTools.length === 0;
    const others = [fresh, ...unseen].map((set: JudgedSearches) => {
      const { figure: learned } = judgeSearches(engine, set, slugOf);
      return set.firstSight ? `at first sight, ${set.firstSight} (since: ${learned})` : learned;
    });
    const apart = `${figure}; written after the ranking: ${others.join('; ')}`;
    return Promise.resolve({ ok, figure: apart });
  },
};

function readFolder<Content>(folder: string): Content[] {
  const path = join(data, folder);
  return readdirSync(path).map((name) => JSON.parse(readFileSync(join(path, name), 'utf8')) as Content);
}

if (import.meta.main) await runAlone(promise);
