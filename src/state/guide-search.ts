import { isSaid } from '#domain/search/find-meant.ts';
import { firstTasks } from '#domain/search/first-tasks.ts';
import { engineInSteps } from '#domain/search/search-engine.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { searchGuide } from '#domain/search/search-guide.ts';
import { SEARCH_LIMITS } from '#domain/search/search-results.ts';
import type { SearchWords } from '#domain/search/search-words.schema.ts';
import type { SearchTask } from '#domain/search/task-index.ts';
import { whyFirst } from '#domain/search/why-first.ts';
import { whyFound } from '#domain/search/why-found.ts';
import type { CatalogueEntry } from '#domain/search/tool-index.ts';

/** Milliseconds of work before the browser may answer keys again. */
const STEP_MS = 8;

/** A tool that answers what was typed. */
export interface ResultEntry {
  entry: CatalogueEntry;
  /** 'Made for: Remove a background'. */
  why: string;
  /** Found by its name, not by what it does. */
  isNamed: boolean;
}

/** What the guide has for what was typed, best first. */
export interface GuideFinds {
  /** What was searched for instead, when slips were put right. */
  didYouMean: string | null;
  /** What no entry says although it was asked. */
  notRead: string | null;
  tools: readonly ResultEntry[];
  /** What put the first tool before the second; null where that cannot be said in a sentence. */
  whyFirst: string | null;
  tasks: readonly SearchTask[];
  /** Whether it is plain what was asked for; else the server knows better what is meant. */
  isSaid: boolean;
  /** Tasks to begin with: given when nothing was found. */
  offered: readonly SearchTask[];
}

/** Makes the search over these tools and tasks, with how people speak, a few milliseconds at a time. */
export async function makeGuideSearch(
  entries: readonly CatalogueEntry[],
  tasks: readonly SearchTask[],
  words: SearchWords,
): Promise<(typed: string) => GuideFinds> {
  const steps = engineInSteps(
    entries.map(({ search }) => search),
    tasks,
    words,
  );
  let from = performance.now();
  let step = steps.next();
  while (!step.done) {
    if (performance.now() - from > STEP_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      from = performance.now();
    }
    step = steps.next();
  }
  const engine = step.value;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const titles = new Map(tasks.map(({ slug, title }) => [slug, title]));
  const offered = firstTasks(tasks, engine.tools);
  return (typed) => {
    const { didYouMean, notRead, tools, tasks: found } = searchGuide(engine, typed);
    return {
      isSaid: isSaid(foldText(typed), { tools, tasks: found }),
      didYouMean,
      notRead,
      tools: tools.slice(0, SEARCH_LIMITS.mostFinds).flatMap((one) => {
        const entry = byId.get(one.tool.id);
        return entry ? [{ entry, why: whyFound(one, (slug) => titles.get(slug)), isNamed: one.by === 'name' }] : [];
      }),
      tasks: found.slice(0, SEARCH_LIMITS.mostFinds).map(({ task }) => task),
      whyFirst: tools[0] ? whyFirst(tools[0], tools[1]) : null,
      offered: tools.length + found.length === 0 ? offered : [],
    };
  };
}
