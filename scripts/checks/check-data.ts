import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type LessonHead, lessonSchema } from '#domain/teaching/lesson.schema.ts';
import type { Recipe } from '#domain/teaching/recipe.schema.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import type { Quiz } from '#domain/recommendation/quiz.schema.ts';
import type { MakerSites } from '#domain/tool/evidence/maker-sites.schema.ts';
import type { BundledTool } from '#domain/tool/editing/bundled-tool.schema.ts';
import type { Categories } from '#domain/tool/categories.schema.ts';
import type { Listing } from '#domain/tool/catalogue/listing.schema.ts';
import type { Task } from '#domain/task/task.schema.ts';
import type { Creator } from '#domain/teaching/creator.schema.ts';
import type { Tutorial } from '#domain/teaching/tutorial.schema.ts';
import { dayOf } from '#domain/value/day.ts';
import { checkArticle, checkLessonText, type TextFile } from './check-articles.ts';
import { checkBundle } from './check-bundle.ts';
import { checkLessonHead, checkRecipes } from './check-chains.ts';
import { checkListings } from './check-listings.ts';
import { checkCoverage } from './check-coverage.ts';
import { checkFacts, checkLifecycle } from './check-facts.ts';
import { checkIcons } from './check-icons.ts';
import { checkIdentity } from './check-identity.ts';
import { checkLikeness } from './check-likeness.ts';
import { checkLogos } from './check-logos.ts';
import { checkLists, checkMakerPages } from './check-maker-pages.ts';
import { checkBestKnown, checkReferences } from './check-references.ts';
import { checkJson, checkShape } from './check-shape.ts';
import { checkSearchWords } from './check-search-words.ts';
import { checkTaskCoverage, checkTasks } from './check-tasks.ts';
import { checkTeaching } from './check-teaching.ts';
import { checkTerms } from './check-terms.ts';
import { checkVocabulary } from './check-vocabulary.ts';
import { checkDrafts, checkFlatNos, checkWording } from './check-wording.ts';
import { type DataFile, type DataSet, listDataFolder, readDataFile, readDataFolder, readTools } from './data-set.ts';
import { type Problem, report } from './problem.ts';
import { fileSchemas, folderSchemas } from '../build/data-schemas.ts';
import { readObliqueWords, readSearchWords } from '../build/read-search-words.ts';
import { siteAddresses } from './site-addresses.ts';

/** Everything wrong with the data: JSON first, then shapes; relations between files only once every shape is sound. */
export function checkData(root: string, today: string): Problem[] {
  const paths = [
    ...Object.keys(fileSchemas),
    ...Object.keys(folderSchemas).flatMap((folder) => listDataFolder(root, folder)),
  ];
  const unreadable = paths.flatMap((path) => checkJson(readText(root, path)));
  if (unreadable.length > 0) return unreadable;
  const unknown = globSync('data/**/*.json', { cwd: root, exclude: ['data/{generated,schemas}/**'] })
    .filter((file) => !paths.includes(file))
    .map((file) => ({ file, remedy: 'nobody knows its shape: name its schema in scripts/build/data-schemas.ts' }));
  if (unknown.length > 0) return unknown;
  const heads = readLessonHeads(root);
  const shapes = [
    ...heads.flatMap((head) => checkShape(head, lessonSchema)),
    ...Object.entries(fileSchemas).flatMap(([file, schema]) => checkShape(readDataFile(root, file), schema)),
    ...Object.entries(folderSchemas).flatMap(([folder, { schema }]) =>
      readDataFolder(root, folder).flatMap((file) => checkShape(file, schema)),
    ),
  ];
  if (shapes.length > 0) return shapes;
  const data: DataSet = {
    tools: readTools(root),
    drops: readDataFolder(root, 'data/updates') as DataFile<Drop>[],
    categories: readDataFile(root, 'data/categories.json').content as Categories,
  };
  const tasks = readDataFolder(root, 'data/tasks') as DataFile<Task>[];
  const { collections } = readDataFile(root, 'data/collections.json').content as { collections: Listing[] };
  const { questions } = readDataFile(root, 'data/quiz.json').content as Quiz;
  const tutorials = readDataFolder(root, 'data/tutorials') as DataFile<Tutorial>[];
  const creators = readDataFolder(root, 'data/creators') as DataFile<Creator>[];
  const recipes = readDataFolder(root, 'data/recipes') as DataFile<Recipe>[];
  const lessons = readdirSync(join(root, 'data/lessons')).map((name) => name.replace(/\.md$/, ''));
  const bundle = (readDataFile(root, 'data/admin-bundle.json').content as { tools: BundledTool[] }).tools;
  const drawings = readdirSync(join(root, 'public/logos')).filter((name) => name.endsWith('.svg'));
  const articles = readdirSync(join(root, 'data/blog')).map((name) => name.replace(/\.md$/, ''));
  const addresses = siteAddresses(root, {
    toolIds: data.tools.map(({ content }) => content.id),
    collections,
    tasks: tasks.map(({ content }) => content),
    articles,
    lessons,
    recipes: recipes.map(({ content }) => content.slug),
  });
  return [
    ...checkIdentity(data),
    ...checkVocabulary(data),
    ...checkReferences(data),
    ...checkFacts(data, today),
    ...checkLists(data),
    ...checkBestKnown(readDataFile(root, 'data/best-known.json').content as { slugs: string[] }, data),
    ...checkMakerPages((readDataFile(root, 'data/maker-sites.json').content as { sites: MakerSites }).sites, data),
    ...checkDrafts(data),
    ...checkLifecycle(data),
    ...checkWording(data),
    ...checkFlatNos(data),
    ...checkLikeness(data),
    ...checkCoverage(
      data,
      tasks.map(({ content }) => content),
    ),
    ...checkTasks(tasks, data),
    ...checkTaskCoverage(tasks, data),
    ...checkSearchWords(readSearchWords(root), tasks, readObliqueWords(root)),
    ...checkListings(collections, data),
    ...checkTeaching(tutorials, creators, data),
    ...articles.flatMap((slug) => checkArticle(readText(root, `data/blog/${slug}.md`), addresses)),
    ...checkRecipes(recipes, lessons, data),
    ...(heads as DataFile<LessonHead>[]).flatMap((head) => checkLessonHead(head, data)),
    ...lessons.flatMap((slug) => checkLessonText(readText(root, `data/lessons/${slug}.md`), addresses)),
    ...checkBundle(bundle, data),
    ...checkLogos(data, drawings),
    ...checkIcons(questions, readText(root, 'public/icons/questionnaire.svg').text),
    ...checkTerms(readText(root, 'data/terms.md')),
  ];
}

/** The frontmatter of each lesson, unchecked; a day that YAML makes a moment of stays one, as the site's own reader gives it. */
function readLessonHeads(root: string): DataFile<unknown>[] {
  return readdirSync(join(root, 'data/lessons')).map((name) => {
    const { file, text } = readText(root, `data/lessons/${name}`);
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
    return { file, content: parse(head) };
  });
}

function readText(root: string, file: string): TextFile {
  return { file, text: readFileSync(join(root, file), 'utf8') };
}

if (import.meta.main) {
  const today = dayOf(new Date());
  report('Data', checkData(join(import.meta.dirname, '../..'), today));
}
