import { mkdirSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { dropSchema } from '#domain/drop/drop.schema.ts';
import { plansSchema } from '#domain/plan/plans.schema.ts';
import { questionnaireSchema } from '#domain/questionnaire/questionnaire.schema.ts';
import { quizSchema } from '#domain/quiz/quiz.schema.ts';
import type { SiteContent } from '#domain/search/site-pages.ts';
import { siteSchema } from '#domain/site/site.schema.ts';
import { taskSchema } from '#domain/task/task.schema.ts';
import { type BuiltUploads, noUploads } from '#domain/tool/built-uploads.schema.ts';
import { bestKnownSchema } from '#domain/tool/best-known.schema.ts';
import { bundleSchema } from '#domain/tool/bundled-tool.schema.ts';
import { categoriesSchema } from '#domain/tool/categories.schema.ts';
import { type Collection, collectionsSchema } from '#domain/tool/collection.schema.ts';
import { sampleCommentsSchema } from '#domain/tool/sample-comments.schema.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { recipeSchema } from '#domain/recipe/recipe.schema.ts';
import { creatorSchema } from '#domain/tutorial/creator.schema.ts';
import { tutorialSchema } from '#domain/tutorial/tutorial.schema.ts';
import { fetchUploads } from './build/fetch-uploads.ts';

type CollectionsFile = { collections: Collection[] };

const editorSchemas = {
  tool: toolSchema,
  task: taskSchema,
  drop: dropSchema,
  plans: plansSchema,
  categories: categoriesSchema,
  collections: collectionsSchema,
  quiz: quizSchema,
  questionnaire: questionnaireSchema,
  site: siteSchema,
  'admin-bundle': bundleSchema,
  tutorial: tutorialSchema,
  creator: creatorSchema,
  recipe: recipeSchema,
  'sample-comments': sampleCommentsSchema,
  'best-known': bestKnownSchema,
};

/**
 * Writes what is derived from `data/`: the catalogue that the functions carry with them
 * (`netlify/generated/catalog.json`) and the JSON Schemas that editors complete from (`data/schemas/`).
 * Files that would not change are left alone. Checks nothing: that is `npm run check:data`.
 * @param uploaded what was uploaded to the running site, so that it gets its pages
 */
export function generate(root: string, uploaded: BuiltUploads = noUploads): void {
  const catalog = {
    tools: readFolder(root, 'data/tools'),
    uploaded,
    tasks: readFolder(root, 'data/tasks', 'slug'),
    drops: readFolder(root, 'data/updates').map((drop) => ({ supersededBy: null, ...drop })),
    plans: readData(root, 'data/plans.json'),
    categories: readData(root, 'data/categories.json'),
    content: readContent(root),
  };
  writeIfChanged(join(root, 'netlify/generated/catalog.json'), catalog);
  writeIfChanged(join(root, uploadsFile), uploaded);
  for (const [name, schema] of Object.entries(editorSchemas)) {
    const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    writeIfChanged(
      join(root, `data/schemas/${name}.schema.json`),
      name === 'tool' ? withVocabulary(written, catalog.categories) : written,
    );
  }
}

/** What the search of the functions knows of the pages besides tools: titles and addresses, no texts. */
function readContent(root: string): SiteContent {
  const { collections } = readData(root, 'data/collections.json') as unknown as CollectionsFile;
  const lineOf = (file: string, field: string) =>
    new RegExp(`^${field}:\\s*"?(.+?)"?\\s*$`, 'm').exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
  return {
    lessons: readdirSync(join(root, 'data/lessons')).map((file) => ({
      slug: file.replace(/\.md$/, ''),
      title: lineOf(`data/lessons/${file}`, 'title'),
      desk: lineOf(`data/lessons/${file}`, 'desk'),
      minutes: Number(lineOf(`data/lessons/${file}`, 'minutes')),
    })),
    recipes: (readFolder(root, 'data/recipes', 'slug') as unknown as SiteContent['recipes']).map(
      ({ slug, title, job }) => ({
        slug,
        title,
        job,
      }),
    ),
    tutorials: (readFolder(root, 'data/tutorials') as unknown as SiteContent['tutorials']).map(
      ({ id, title, level, category }) => ({ id, title, level, category }),
    ),
    creators: (readFolder(root, 'data/creators', 'slug') as unknown as SiteContent['creators']).map(({ id, name }) => ({
      id,
      name,
    })),
    articles: readdirSync(join(root, 'data/blog')).map((file) => ({
      slug: file.replace(/\.md$/, ''),
      title: lineOf(`data/blog/${file}`, 'title'),
    })),
    collections: collections.map(({ slug, shelf, label }) => ({ collection: { slug, shelf, label }, count: null })),
  };
}

/** A tool's schema with the words of `data/categories.json`, so that editors offer them. */
function withVocabulary(
  schema: z.core.JSONSchema.BaseSchema,
  categories: Record<string, unknown>,
): z.core.JSONSchema.BaseSchema {
  const [badges, terms] = [namesIn(categories['badges']), namesIn(categories['categories'])];
  const properties = { ...schema.properties };
  if (badges.length > 0) properties['badge'] = { ...asObject(properties['badge']), enum: badges };
  properties['category'] = { ...asObject(properties['category']), examples: terms };
  return { ...schema, properties };
}

function asObject(schema: z.core.JSONSchema._JSONSchema | undefined): object {
  return typeof schema === 'object' ? schema : {};
}

/** None when the list is not as it should be, which `npm run check:data` tells. */
function namesIn(list: unknown): string[] {
  return (
    z
      .array(z.object({ name: z.string() }))
      .safeParse(list)
      .data?.map(({ name }) => name) ?? []
  );
}

/** What the pages take in of the uploads; beside the data, and never committed. */
const uploadsFile = 'data/generated/uploads.json';

/** The records of a folder, by number or, where they have none, by slug. */
function readFolder(root: string, folder: string, key: 'id' | 'slug' = 'id'): Record<string, unknown>[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readData(root, `${folder}/${name}`))
    .sort((a, b) => (key === 'id' ? Number(a[key]) - Number(b[key]) : String(a[key]) < String(b[key]) ? -1 : 1));
}

function readData(root: string, path: string): Record<string, unknown> {
  try {
    const { $schema, ...data } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    return data;
  } catch (error) {
    throw new Error(
      `${path} is not valid JSON (a comma too many, a quote too few?): ${error instanceof Error ? error.message : error}`,
    );
  }
}

function writeIfChanged(path: string, content: unknown): void {
  const text = `${JSON.stringify(content, null, 1)}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

if (import.meta.main) {
  try {
    generate(join(import.meta.dirname, '..'), await fetchUploads(process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
