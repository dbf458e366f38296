import { getCollection } from 'astro:content';
import { departments } from '#domain/tool/audience.ts';
import type { Recipe } from '#domain/teaching/recipe.schema.ts';

let loaded: Promise<Recipe[]> | undefined;

/** The recipes of `data/recipes/`, desk by desk in the order the quiz names them, then by title. */
export function allRecipes(): Promise<Recipe[]> {
  loaded ??= getCollection('recipes').then((entries) =>
    entries
      .map((entry) => entry.data)
      .sort(
        (a, b) => departments.indexOf(a.desk) - departments.indexOf(b.desk) || a.title.localeCompare(b.title, 'en'),
      ),
  );
  return loaded;
}
