import { requestSearch } from '#api/search.ts';
import { reading } from './reading.ts';
import type { GuideFinds } from './guide-search.ts';
import { $toolIndex } from './tool-index.ts';

/** What the server's search has for words, as the browser's gives it. */
interface MeantFinds {
  typed: string;
  finds: GuideFinds;
}

const meant = reading(askServer);
/** What is meant by words that name no job plainly: only the server knows how people say it without naming a job. */
export const $meant = meant.store;
export const askMeant = meant.load;

async function askServer(typed: string): Promise<MeantFinds> {
  const { tools, tasks, didYouMean, notRead, whyFirst } = await requestSearch(typed);
  const index = $toolIndex.get();
  const entries = new Map(index.status === 'loaded' ? index.entries.map((entry) => [entry.id, entry]) : []);
  const bySlug = new Map(index.status === 'loaded' ? index.tasks.map((task) => [task.slug, task]) : []);
  const named = tasks.flatMap(({ slug }) => bySlug.get(slug) ?? []);
  const found = tools.flatMap(({ id, why }) => {
    const entry = entries.get(id);
    return entry ? [{ entry, why, isNamed: false }] : [];
  });
  const isFound = found.length > 0; // without finds the tasks are those to begin with
  const finds: GuideFinds = {
    isSaid: true,
    didYouMean: didYouMean ?? null,
    notRead: notRead ?? null,
    tools: found,
    whyFirst: whyFirst ?? null,
    tasks: isFound ? named : [],
    offered: isFound ? [] : named,
  };
  return { typed, finds };
}
