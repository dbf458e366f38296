import type { SearchWords } from '#domain/search/search-words.schema.ts';
import type { Task } from '#domain/task/task.schema.ts';
import type { DataFile } from './data-set.ts';
import { nearestWord } from './nearest-word.ts';
import type { Problem } from './problem.ts';

/** What is said belongs to a task that is there and stands once; the job of a product is what a task says. */
export function checkSearchWords(
  { said, products }: Pick<SearchWords, 'said' | 'products'>,
  tasks: readonly DataFile<Task>[],
): Problem[] {
  const bySlug = new Map(tasks.map(({ content }) => [content.slug, content]));
  const saidByTasks = new Set([
    ...tasks.flatMap(({ content }) => [content.title.toLowerCase(), ...content.says]),
    ...Object.values(said).flat(),
  ]);
  return [
    ...Object.entries(said).flatMap(([slug, texts]): Problem[] => {
      const at = { file: 'data/search/said.json', field: `tasks.${slug}` };
      const task = bySlug.get(slug);
      if (!task) {
        const nearest = nearestWord(slug, [...bySlug.keys()]);
        return [{ ...at, value: slug, remedy: nearest ? `write ${nearest}` : 'name a file of data/tasks/' }];
      }
      return texts
        .filter((text) => task.says.includes(text))
        .map((value): Problem => ({ ...at, value, remedy: `data/tasks/${slug}.json says it already; leave it out` }));
    }),
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
