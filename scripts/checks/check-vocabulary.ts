import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Categories and badges come from data/categories.json. */
export function checkVocabulary({ tools, categories }: DataSet): Problem[] {
  const terms = new Set(categories.categories.map(({ name }) => name.toLowerCase()));
  const badges = new Set(categories.badges.map(({ name }) => name));
  return tools.flatMap(({ file, content }) => {
    const unknown = content.category
      .split(',')
      .map((term) => term.trim())
      .filter((term) => !terms.has(term.toLowerCase()));
    return [
      ...unknown.map((term) => ({
        file,
        field: 'category',
        value: term,
        remedy: 'take a term from data/categories.json, or add this one there',
      })),
      ...(badges.has(content.badge)
        ? []
        : [{ file, field: 'badge', value: content.badge, remedy: `take one of ${[...badges].join(', ')}` }]),
    ];
  });
}
