import { mkdirSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { mergeCorrections } from '#domain/watch/correction/corrections.ts';
import { cleanEntry } from '#domain/record/clean-entry.ts';
import { type LeftOut, leftOutName } from '#domain/record/left-out.ts';
import { dropsByKey } from '#domain/drop/desk-drops.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { typographic } from '#domain/text/typographic.ts';
import { learnTasks } from '#domain/search/learn-tasks.ts';
import type { SiteContent } from '#domain/search/site-pages.ts';
import { shownTasks, tasksByKey } from '#domain/task/desk-tasks.ts';
import type { Task } from '#domain/task/task.schema.ts';
import type { MakerSites } from '#domain/tool/evidence/maker-sites.schema.ts';
import type { Listing } from '#domain/tool/catalogue/listing.schema.ts';
import { toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { mergePoints } from '#domain/tool/evidence/freshness-points.ts';
import { fileSchemas, folderSchemas } from './data-schemas.ts';
import { writeCatalogueParts } from './deploy-files.ts';
import { readObliqueWords, readSearchWords } from './read-search-words.ts';
import { soundRecords } from './sound-records.ts';
import { type TakenIn, nothingTaken, takeIn } from './take-in.ts';
import { type TextDocument, readTexts, shownTexts, writeTexts } from './text-files.ts';

type CollectionsFile = { collections: Listing[] };

/**
 * Writes what is derived from `data/`: the parts of the catalogue that functions read (`deploy-files.ts`, each part for
 * itself, so that a function reads only what it needs) and the JSON Schemas that editors complete from (`data/schemas/`).
 * Files that would not change are left alone. Checks nothing: that is `npm run check:data`.
 * @param taken what a build takes in of the running site
 * @returns every record of it that no page is made of: what the rules refuse, beside what was left out before
 */
export function generate(root: string, taken: TakenIn = nothingTaken): LeftOut[] {
  const tools = typographic(readFolder(root, 'data/tools')).map((tool) => toolOf(toolSchema.parse(tool)));
  const fileTasks = typographic(readFolder(root, 'data/tasks', 'slug')) as unknown as Task[];
  const drops = typographic(readFolder(root, 'data/updates')).map((drop) => ({
    supersededBy: null,
    ...drop,
  })) as unknown as Drop[];
  const files = { lesson: readTexts(root, 'data/lessons'), article: readTexts(root, 'data/blog') };
  const { sound, leftOut } = soundRecords(taken, {
    documents: {
      drop: dropsByKey(drops),
      lesson: new Map(files.lesson.map(({ key, fields }) => [key, fields])),
      article: new Map(files.article.map(({ key, fields }) => [key, fields])),
      task: tasksByKey(fileTasks),
    },
    toolSlugs: new Set(tools.map(({ slug }) => slug)),
  });
  const { uploaded, documents } = sound;
  const corrections = mergeCorrections(
    readFolder(root, 'data/corrections', 'id') as unknown as Correction[],
    sound.corrections,
  );
  const tasks = shownTasks(fileTasks, documents.task.map(cleanEntry));
  const texts = {
    lessons: shownTexts(files.lesson, documents.lesson.map(cleanEntry)),
    articles: shownTexts(files.article, documents.article.map(cleanEntry)),
  };
  for (const [folder, shown] of Object.entries(texts)) writeTexts(root, `data/generated/${folder}`, shown);
  const held = (list: readonly TextDocument[]) => list.map(({ key, fields }) => ({ key, fields }));
  const searchWords = readSearchWords(root);
  writeCatalogueParts(root, {
    tools,
    'tool-names': tools.map(({ id, name, link }) => ({ id, name, link })),
    tasks,
    'search-words': searchWords,
    'learned-tasks': learnTasks(tasks, searchWords, readObliqueWords(root)),
    'task-facts': tasks.map(({ says: _, ...facts }) => facts),
    corrections,
    drops,
    content: typographic(readContent(root, texts)),
    texts: { lesson: held(files.lesson), article: held(files.article), task: fileTasks },
    'maker-sites': readMakerSites(root),
    uploads: uploaded,
    documents,
  });
  writeIfChanged(join(root, uploadsFile), uploaded);
  writeIfChanged(join(root, 'data/generated/documents.json'), documents);
  writeIfChanged(join(root, 'data/generated/corrections.json'), corrections);
  const pointsFile = 'data/freshness.json';
  const points = existsSync(join(root, pointsFile)) ? JSON.parse(readFileSync(join(root, pointsFile), 'utf8')) : [];
  writeIfChanged(join(root, 'data/generated/freshness.json'), mergePoints(points, [...taken.freshness]));
  const allLeftOut = [...taken.leftOut, ...leftOut];
  writeIfChanged(join(root, 'data/generated/left-out.json'), allLeftOut);
  const alone = Object.entries(fileSchemas).map(([file, schema]) => ({ name: basename(file, '.json'), schema }));
  for (const { name, schema } of [...Object.values(folderSchemas), ...alone]) {
    const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    writeIfChanged(
      join(root, `data/schemas/${name}.schema.json`),
      name === 'tool' ? withVocabulary(written, readData(root, 'data/categories.json')) : written,
    );
  }
  return allLeftOut;
}

/** What the search of the functions knows of the pages besides tools: titles and addresses, no texts. */
function readContent(root: string, texts: Record<'lessons' | 'articles', ReturnType<typeof shownTexts>>): SiteContent {
  const { collections } = readData(root, 'data/collections.json') as unknown as CollectionsFile;
  return {
    lessons: texts.lessons.map(({ key, fields }) => ({
      slug: key,
      title: String(fields['title'] ?? ''),
      desk: String(fields['desk'] ?? ''),
      minutes: Number(fields['minutes']),
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
    articles: texts.articles.map(({ key, fields }) => ({ slug: key, title: String(fields['title'] ?? '') })),
    collections: collections.map(({ slug, shelf: index, label }) => ({
      collection: { slug, shelf: index, label },
      count: null,
    })),
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

/** What pages take in of the uploads; beside the data, and never committed. */
const uploadsFile = 'data/generated/uploads.json';

/** None in a folder that is not the project's. */
function readMakerSites(root: string): MakerSites {
  const path = 'data/maker-sites.json';
  return existsSync(join(root, path)) ? (readData(root, path)['sites'] as MakerSites) : {};
}

/** The records of a folder, by number or, where they have none, by slug. */
function readFolder(root: string, folder: string, key: 'id' | 'slug' = 'id'): Record<string, unknown>[] {
  return (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
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
    const leftOut = generate(join(import.meta.dirname, '../..'), await takeIn(process.env));
    for (const one of leftOut) console.log(`Left out: ${leftOutName(one)}: ${one.why}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
