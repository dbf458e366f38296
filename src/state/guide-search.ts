import { isSaid } from '#domain/search/find-meant.ts';
import { firstTasks } from '#domain/search/first-tasks.ts';
import { engineInSteps } from '#domain/search/search-engine.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { searchGuide } from '#domain/search/search-guide.ts';
import type { SearchWords } from '#domain/search/search-words.schema.ts';
import type { SearchTask } from '#domain/search/task-index.ts';
import { whyFirst } from '#domain/search/why-first.ts';
import { whyFound } from '#domain/search/why-found.ts';
import type { CatalogueEntry } from '#domain/search/tool-index.ts';
import type { GuideFinds } from './search.ts';

/** Milliseconds of work before the browser may answer keys again. */
const STEP_MS = 8;
/** Finds of a kind that are ever drawn. */
const MAX_FINDS = 50;

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
      tools: tools.slice(0, MAX_FINDS).flatMap((one) => {
        const entry = byId.get(one.tool.id);
        return entry ? [{ entry, why: whyFound(one, (slug) => titles.get(slug)), isNamed: one.by === 'name' }] : [];
      }),
      tasks: found.slice(0, MAX_FINDS).map(({ task }) => task),
      whyFirst: tools[0] ? whyFirst(tools[0], tools[1]) : null,
      offered: tools.length + found.length === 0 ? offered : [],
    };
  };
}
