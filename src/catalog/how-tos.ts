import { allLessons } from './lessons.ts';
import { allRecipes } from './recipes.ts';

/** A lesson of ours or a recipe, as other pages point at it. */
export interface HowToLink {
  kind: 'Lesson' | 'Recipe';
  title: string;
  path: string;
}

interface Listed extends HowToLink {
  tools: readonly string[];
  tasks: readonly string[];
}

/** Our lessons and recipes that work with the tool of this slug. */
export async function howTosWithTool(slug: string): Promise<HowToLink[]> {
  return (await everyHowTo()).filter(({ tools }) => tools.includes(slug)).map(linkOf);
}

/** Our lessons and recipes that serve the task of this slug. */
export async function howTosOfTask(slug: string): Promise<HowToLink[]> {
  return (await everyHowTo()).filter(({ tasks }) => tasks.includes(slug)).map(linkOf);
}

let loaded: Promise<Listed[]> | undefined;

/** Lessons before recipes. */
function everyHowTo(): Promise<Listed[]> {
  loaded ??= Promise.all([allLessons(), allRecipes()]).then(([lessons, recipes]) => [
    ...lessons.map(
      ({ id, data }): Listed => ({
        kind: 'Lesson',
        title: data.title,
        path: `/lessons/${id}`,
        tools: data.tools.map(({ tool }) => tool),
        tasks: data.tasks,
      }),
    ),
    ...recipes.map(
      ({ slug, title, steps, tasks }): Listed => ({
        kind: 'Recipe',
        title,
        path: `/recipes/${slug}`,
        tools: steps.map(({ tool }) => tool),
        tasks,
      }),
    ),
  ]);
  return loaded;
}

function linkOf({ kind, title, path }: Listed): HowToLink {
  return { kind, title, path };
}
