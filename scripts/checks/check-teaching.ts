import type { Creator } from '#domain/teaching/creator.schema.ts';
import type { Tutorial } from '#domain/teaching/tutorial.schema.ts';
import type { DataFile, DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Tutorials and creators name tools, creators and categories that exist; files are named after what is in them; ids stand once. */
export function checkTeaching(
  tutorials: readonly DataFile<Tutorial>[],
  creators: readonly DataFile<Creator>[],
  { tools, categories }: DataSet,
): Problem[] {
  const toolIds = new Set(tools.map(({ content }) => content.id));
  const creatorIds = new Set(creators.map(({ content }) => content.id));
  const terms = new Set(categories.categories.map(({ name }) => name));
  const seen = new Set<number>();
  return [
    ...tutorials.flatMap(({ file, content: { id, slug, creator, category, toolsFeatured } }) => {
      const isRepeated = seen.has(id);
      seen.add(id);
      return [
        ...unless(file === `data/tutorials/${slug}.json`, {
          file,
          field: 'slug',
          value: slug,
          remedy: 'name the file after the slug',
        }),
        ...unless(!isRepeated, {
          file,
          field: 'id',
          value: String(id),
          remedy: 'another tutorial has this id; take the next free number',
        }),
        ...unless(creator.id === null || creatorIds.has(creator.id), {
          file,
          field: 'creator.id',
          value: String(creator.id),
          remedy: 'name a file of data/creators/, or null',
        }),
        ...unless(terms.has(category), {
          file,
          field: 'category',
          value: category,
          remedy: 'use a term of data/categories.json',
        }),
        ...unknownTools(file, 'toolsFeatured', toolsFeatured, toolIds),
      ];
    }),
    ...creators.flatMap(({ file, content: { id, featuredTools, topVideos } }) => [
      ...unless(file === `data/creators/${id}.json`, {
        file,
        field: 'id',
        value: id,
        remedy: 'name the file after the id',
      }),
      ...unknownTools(file, 'featuredTools', featuredTools, toolIds),
      ...topVideos.flatMap(({ category }, index) =>
        unless(terms.has(category), {
          file,
          field: `topVideos[${index}].category`,
          value: category,
          remedy: 'use a term of data/categories.json',
        }),
      ),
    ]),
  ];
}

function unknownTools(file: string, field: string, ids: readonly number[], known: ReadonlySet<number>): Problem[] {
  return ids
    .filter((id) => !known.has(id))
    .map((id) => ({ file, field, value: String(id), remedy: 'name the id of a tool in data/tools/' }));
}

function unless(isSound: boolean, problem: Problem): Problem[] {
  return isSound ? [] : [problem];
}
