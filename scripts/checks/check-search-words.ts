import type { ObliqueWords, SearchWords } from '#domain/search/search-words.schema.ts';
import type { Task } from '#domain/task/task.schema.ts';
import type { DataFile } from './data-set.ts';
import { nearestWord } from './nearest-word.ts';
import type { Problem } from './problem.ts';

const OBLIQUE = 'data/search/oblique.json';

/** What is said belongs to a task that is there and stands once; the job of a product is what a task says. A wish belongs to one task. */
export function checkSearchWords(
  { said, products }: Pick<SearchWords, 'said' | 'products'>,
  tasks: readonly DataFile<Task>[],
  oblique: ObliqueWords,
): Problem[] {
  const bySlug = new Map(tasks.map(({ content }) => [content.slug, content]));
  const noTask = (at: Pick<Problem, 'file' | 'field'>, slug: string): Problem => {
    const nearest = nearestWord(slug, [...bySlug.keys()]);
    return { ...at, value: slug, remedy: nearest ? `write ${nearest}` : 'name a file of data/tasks/' };
  };
  const saidByTasks = new Set([
    ...tasks.flatMap(({ content }) => [content.title.toLowerCase(), ...content.says]),
    ...Object.values(said).flat(),
  ]);
  return [
    ...Object.entries(said).flatMap(([slug, texts]): Problem[] => {
      const at = { file: 'data/search/said.json', field: `tasks.${slug}` };
      const task = bySlug.get(slug);
      if (!task) return [noTask(at, slug)];
      return texts
        .filter((text) => task.says.includes(text))
        .map((value): Problem => ({ ...at, value, remedy: `data/tasks/${slug}.json says it already; leave it out` }));
    }),
    ...Object.keys(oblique.tasks).flatMap((slug) =>
      bySlug.has(slug) ? [] : [noTask({ file: OBLIQUE, field: `tasks.${slug}` }, slug)],
    ),
    ...saidTwice(oblique).map((value) => ({ file: OBLIQUE, field: 'tasks', value, remedy: 'leave it at one of them' })),
    ...Object.keys(products.jobs)
      .filter((job) => !saidByTasks.has(job))
      .map(
        (value): Problem => ({
          file: 'data/search/products.json',
          field: 'jobs',
          value,
          remedy: 'name the job as a task says it, word for word',
        }),
      ),
  ];
}

/** What stands for two tasks, or for a task and for what is asked elsewhere. */
function saidTwice({ tasks, elsewhere }: ObliqueWords): string[] {
  const said = new Set<string>();
  const again = new Set<string>();
  for (const text of [...Object.values(tasks), ...Object.values(elsewhere)].flat())
    (said.has(text) ? again : said).add(text);
  return [...again];
}
