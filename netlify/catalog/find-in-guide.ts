import { readOnce } from '#netlify/stores/read-once.ts';
import { type SearchEngine, searchEngine } from '#domain/search/search-engine.ts';
import { type TypedQuery, queryOf } from '#domain/search/typed-query.ts';
import type { Results } from '#domain/search/search-results.ts';
import { searchGuide } from '#domain/search/search-guide.ts';
import { searchTool } from '#domain/search/search-tool.ts';
import type { SearchWords } from '#domain/search/search-words.schema.ts';
import { TaskClassifier } from '#domain/search/task-classifier.ts';
import type { Task } from '#domain/task/task.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { readPart } from './catalogue-parts.ts';

const engines = new WeakMap<readonly Tool[], SearchEngine>();

/** Tasks and how people speak. */
export interface SpokenWords {
  tasks: readonly Task[];
  words: SearchWords;
  classifier: TaskClassifier | null;
}

/** Every task, by slug, with all that people say for it. */
const allTasks = readOnce(() => readPart('tasks'));
/** How people speak. */
const searchWords = readOnce(() => readPart('search-words'));
/** What is meant by sentences that name no task. */
const taskClassifier = readOnce(async () => new TaskClassifier(await readPart('learned-tasks')));

/**
 * What a search is made from besides the tools. Where nothing is typed, what tells sentences is not read: it is by far the
 * largest part.
 * @throws StoreUnavailable
 */
export async function spokenWords({ isTyped } = { isTyped: true }): Promise<SpokenWords> {
  const [tasks, words, classifier] = await Promise.all([allTasks(), searchWords(), isTyped ? taskClassifier() : null]);
  return { tasks, words, classifier };
}

/** Searches a catalogue and its tasks for what somebody typed; the engine is made once for each catalogue. */
export function findInGuide(tools: readonly Tool[], spoken: SpokenWords, typed: string): Results {
  return searchGuide(engineFor(tools, spoken), typed);
}

/** What somebody typed beside answers, read against a catalogue; null when nothing was typed. */
export function queryInGuide(
  tools: readonly Tool[],
  spoken: SpokenWords,
  words: string | undefined,
): TypedQuery | null {
  return queryOf(words, (typed) => searchGuide(engineFor(tools, spoken), typed), tools);
}

function engineFor(tools: readonly Tool[], spoken: SpokenWords): SearchEngine {
  const engine = engines.get(tools) ?? engineOf(tools, spoken);
  engines.set(tools, engine);
  return engine;
}

function engineOf(tools: readonly Tool[], { tasks, words, classifier }: SpokenWords): SearchEngine {
  return searchEngine(
    tools.map((tool) => searchTool(tool)),
    tasks,
    words,
    classifier,
  );
}
