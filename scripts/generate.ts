import { mkdirSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { dropSchema } from '#domain/drop/drop.schema.ts';
import { plansSchema } from '#domain/plan/plans.schema.ts';
import { quizSchema } from '#domain/quiz/quiz.schema.ts';
import { siteSchema } from '#domain/site/site.schema.ts';
import { bundleSchema } from '#domain/tool/bundled-tool.schema.ts';
import { categoriesSchema } from '#domain/tool/categories.schema.ts';
import { collectionsSchema } from '#domain/tool/collection.schema.ts';
import { sampleCommentsSchema } from '#domain/tool/sample-comments.schema.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { creatorSchema } from '#domain/tutorial/creator.schema.ts';
import { tutorialSchema } from '#domain/tutorial/tutorial.schema.ts';

const editorSchemas = {
  tool: toolSchema,
  drop: dropSchema,
  plans: plansSchema,
  categories: categoriesSchema,
  collections: collectionsSchema,
  quiz: quizSchema,
  site: siteSchema,
  'admin-bundle': bundleSchema,
  tutorial: tutorialSchema,
  creator: creatorSchema,
  'sample-comments': sampleCommentsSchema,
};

/**
 * Writes what is derived from `data/`: the catalogue that the functions carry with them
 * (`netlify/generated/catalog.json`) and the JSON Schemas that editors complete from (`data/schemas/`).
 * Files that would not change are left alone. Checks nothing: that is `npm run check:data`.
 */
export function generate(root: string): void {
  const catalog = {
    tools: readFolder(join(root, 'data/tools')),
    drops: readFolder(join(root, 'data/updates')),
    plans: readData(join(root, 'data/plans.json')),
    categories: readData(join(root, 'data/categories.json')),
  };
  writeIfChanged(join(root, 'netlify/generated/catalog.json'), catalog);
  for (const [name, schema] of Object.entries(editorSchemas)) {
    writeIfChanged(join(root, `data/schemas/${name}.schema.json`), z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  }
}

/** The records of a folder, by id. */
function readFolder(folder: string): Record<string, unknown>[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readData(join(folder, name)))
    .sort((a, b) => Number(a['id']) - Number(b['id']));
}

function readData(path: string): Record<string, unknown> {
  try {
    const { $schema, ...data } = JSON.parse(readFileSync(path, 'utf8'));
    return data;
  } catch (error) {
    throw new Error(`${basename(dirname(path))}/${basename(path)} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function writeIfChanged(path: string, content: unknown): void {
  const text = `${JSON.stringify(content, null, 1)}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

if (import.meta.main) generate(join(import.meta.dirname, '..'));
