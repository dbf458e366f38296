import { type CollectionEntry, getCollection } from 'astro:content';
import { departments } from '#domain/tool/audience.ts';
import type { ChainLink } from '#domain/teaching/recipe.schema.ts';
import type { LinkedTool } from '#domain/teaching/chain-cost.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { allTools } from './tools.ts';

/** A lesson of our own with its Markdown; the id is the last part of its address. */
export type Lesson = CollectionEntry<'lessons'>;

/** The lessons of `data/lessons/`, desk by desk in the order the quiz names them, then by title. */
export async function allLessons(): Promise<Lesson[]> {
  const entries = await getCollection('lessons');
  return entries.sort(
    (a, b) =>
      departments.indexOf(a.data.desk) - departments.indexOf(b.data.desk) ||
      a.data.title.localeCompare(b.data.title, 'en'),
  );
}

/** The tools that a lesson or a recipe names, in its order. @throws Error naming a slug without a tool */
export async function linkTools<Link extends ChainLink>(
  links: readonly Link[],
): Promise<(Omit<Link, 'tool'> & LinkedTool<Tool>)[]> {
  const bySlug = new Map((await allTools()).map((tool) => [tool.slug, tool]));
  return links.map((link) => {
    const tool = bySlug.get(link.tool);
    if (!tool) throw new Error(`No tool has the slug ${link.tool}; npm run check:data names the file.`);
    return { ...link, tool };
  });
}
