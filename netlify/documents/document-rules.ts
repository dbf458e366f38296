import { readOnce } from '#netlify/stores/read-once.ts';
import { type DocumentProblem, shapeProblems } from '#domain/text/document-problem.ts';
import type { DocumentIndex } from '#domain/record/desk-document.schema.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import { articleProblems } from '#domain/teaching/article-problems.ts';
import { articleFields } from '#domain/teaching/article.record.ts';
import { articleSchema } from '#domain/teaching/article.schema.ts';
import { type LinkTargets, linkProblems, textProblems } from '#domain/text/text-problems.ts';
import { lessonFields } from '#domain/teaching/lesson.record.ts';
import { lessonHeadProblems } from '#domain/teaching/lesson-head-problems.ts';
import { lessonProblems } from '#domain/teaching/lesson-problems.ts';
import { type LessonHead, lessonSchema } from '#domain/teaching/lesson.schema.ts';
import { tasksByKey } from '#domain/task/desk-tasks.ts';
import { MIN_DOERS, MIN_TASKS, taskCountRemedy } from '#domain/task/task-limits.ts';
import { toolsForTask } from '#domain/task/task-tools.ts';
import { taskFields } from '#domain/task/task.record.ts';
import { taskSchema } from '#domain/task/task.schema.ts';
import type { ToolProblem } from '#domain/tool/editing/tool-problem.ts';
import { slugOf } from '#domain/tool/slug-of.ts';
import { readDocumentIndex } from '#netlify/stores/document-index-store.ts';
import { fileTexts } from '#netlify/catalog/desk-texts.ts';
import { siteContent } from '#netlify/catalog/site-content.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { dropRules } from './drop-rules.ts';
import { type DocumentRules, type Files, textOf, views } from './kind-rules.ts';

/** A text: its address is made of its headline once, and everybody may read it. */
const text = {
  newKey: ({ title }: Fields, index: DocumentIndex, files: Files) => {
    const key = slugOf(textOf(title));
    if (key === '') return { field: 'title', remedy: 'give it a headline: its address is made of it' };
    if (files.has(key) || index.entries.some((entry) => entry.key === key))
      return { field: 'title', remedy: 'another one has the address that this headline makes' };
    return { key, nextId: index.nextId };
  },
  titleOf: ({ title }: Fields) => textOf(title),
  dayOf: ({ publishedOn }: Fields) => textOf(publishedOn),
};

const article: DocumentRules = {
  ...text,
  files: readOnce(async () => new Map((await fileTexts()).article.map(({ key, fields }) => [key, fields]))),
  table: articleFields,
  problems: async (_, { fields: { text: body, ...head } }) => [
    ...shapeProblems(articleSchema, head),
    ...inText(articleProblems(textOf(body))),
    ...textProblems(textOf(body)),
    ...linkProblems(textOf(body), await linkTargets()),
  ],
  noteOf: ({ description }) => textOf(description),
};

const lesson: DocumentRules = {
  ...text,
  files: readOnce(async () => new Map((await fileTexts()).lesson.map(({ key, fields }) => [key, fields]))),
  table: lessonFields,
  problems: async (_, { fields: { text: body, ...head } }) => {
    const shape = shapeProblems(lessonSchema, head);
    const { tools } = await currentCatalogue();
    return [
      ...(shape.length > 0 ? shape : lessonHeadProblems(head as unknown as LessonHead, tools)),
      ...inText(lessonProblems(textOf(body))),
      ...textProblems(textOf(body)),
      ...linkProblems(textOf(body), await linkTargets()),
    ];
  },
  noteOf: ({ desk, level }) => [textOf(desk), textOf(level)].filter(Boolean).join(', '),
};

/** So many of them at most: an answer grows with no tool. */
const MAX_DOERS = 12;

const task: DocumentRules = {
  ...text,
  files: readOnce(async () => tasksByKey((await fileTexts()).task)),
  table: taskFields,
  problems: async (key, { fields }, { shelf: index }) => {
    const title = textOf(fields['title']).toLowerCase();
    const [{ tools }, files] = await Promise.all([currentCatalogue(), task.files()]);
    const doers = toolsForTask(key, tools).length;
    const others = views(files, index).filter(([other, { state }]) => other !== key && state === 'published').length;
    const tooMany = taskCountRemedy(Math.max(others + 1, MIN_TASKS)); // too few is nothing that one task can repair
    return [
      ...(tooMany === null ? [] : [{ field: 'state', remedy: tooMany }]),
      ...shapeProblems(taskSchema, { ...fields, slug: key }),
      ...(views(files, index).some(
        ([other, view]) => other !== key && text.titleOf(view.fields).toLowerCase() === title,
      )
        ? [{ field: 'title', remedy: 'another task has it already' }]
        : []),
      ...(doers < MIN_DOERS && textOf(fields['fewTools']).trim() === ''
        ? [{ field: 'fewTools', remedy: `${doers} living tools do it: say why, until three do` }]
        : []),
    ];
  },
  noteOf: ({ sentence }) => textOf(sentence),
  dayOf: () => '',
  whyItStays: async (key) => {
    if ((await task.files()).has(key)) return 'it has a file, and is published for good';
    const [doer, ...others] = (await currentCatalogue()).tools.filter(({ tasks }) =>
      tasks.some((own) => own.task === key),
    );
    if (!doer) return null;
    return `${[doer, ...others.slice(0, 2)].map(({ name }) => name).join(', ')} ${others.length > 0 ? 'say they do' : 'says it does'} it: take it out there first`;
  },
  doers: async (key) =>
    toolsForTask(key, (await currentCatalogue()).tools)
      .slice(0, MAX_DOERS)
      .map(({ tool: { id, name }, fit, note }) => ({ id, name, fit, note })),
};

/** Problems of a text, told at its only field. */
function inText(problems: readonly ToolProblem[]): DocumentProblem[] {
  return problems.map(({ value, remedy }) => ({ field: 'text', remedy: value ? `${value}: ${remedy}` : remedy }));
}

async function linkTargets(): Promise<LinkTargets> {
  const keys = async (kind: 'lesson' | 'article' | 'task') =>
    new Set(views(await documentRules[kind].files(), await readDocumentIndex(kind)).map(([key]) => key));
  const [{ tools }, { recipes }, tasks, lessons, articles] = await Promise.all([
    currentCatalogue(),
    siteContent(),
    keys('task'),
    keys('lesson'),
    keys('article'),
  ]);
  return {
    toolIds: new Set(tools.map(({ id }) => id)),
    slugs: {
      tasks,
      lessons,
      blog: articles,
      recipes: new Set(recipes.map(({ slug }) => slug)),
    },
  };
}

/** The rules of each kind. */
export const documentRules: Record<DocumentKind, DocumentRules> = { drop: dropRules, lesson, article, task };
