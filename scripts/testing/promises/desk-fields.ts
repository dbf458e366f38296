import { randomUUID } from 'node:crypto';
import type { DeskDocument } from '#api/admin-document.contract.ts';
import type { DeskTool } from '#api/admin-tool.contract.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import type { Plan } from '#domain/tool/plan/plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { writeCsv } from '#domain/tool/csv/write-csv.ts';
import { fileDrops, fileTexts, fileTools } from '#testing/built-catalogue.ts';
import type { Functions } from '../load-functions.ts';
import { type Person, ask } from '../site-under-test.ts';

/** Somebody at the desk, with the functions that they call. */
export interface Desk {
  functions: Functions;
  admin: Person;
}

/** One field of the desk that a text is typed into. */
export interface DeskField {
  name: string;
  isMarkdown: boolean;
  /** Saves the text in it, the rest being sound. @param number of the text, so that no two meet */
  save(desk: Desk, text: string, number: number): Promise<Response>;
}

const [article] = fileTexts.article;
const [lesson] = fileTexts.lesson;
const tasks = fileTexts.task;
const drop = fileDrops.find(({ isAuthentic, supersededBy }) => !isAuthentic && supersededBy === null) ?? fileDrops[0];
const tools = fileTools.filter(
  ({ id, status, plans }) => status.state === 'active' && id < 100_000 && plans.length > 0,
);
if (!article || !lesson || !drop) throw new Error('There is no article, no lesson or no drop.');

const shared = { reason: 'An evening well spent' };

async function publish({ functions, admin }: Desk, kind: DocumentKind, fields: object): Promise<Response> {
  const body = { ...shared, attempt: randomUUID(), state: 'published', showsOn: null, fields };
  return ask(functions('admin-documents'), 'POST', `/api/admin/documents/${kind}`, { person: admin, body });
}

/** A text in the middle of words, as long as there is room. */
const within = (words: string, text: string, most: number) => {
  const [first = '', ...rest] = words.split(' ');
  return `${first} ${text.slice(0, Math.max(0, most - words.length - 2))} ${rest.join(' ')}`;
};

const inArticle = (name: 'title' | 'description' | 'text'): DeskField => ({
  name: `article ${name}`,
  isMarkdown: name === 'text',
  save: (desk, text, number) => {
    // A letter that our face does not have: no picture is drawn for it.
    const fields = { ...article.fields, title: `Words 日 ${number} of ours` };
    const { [name]: sound } = fields;
    const said = name === 'text' ? `${sound}\n\n${text}` : within(sound, text, name === 'title' ? 90 : 220);
    return publish(desk, 'article', { ...fields, [name]: said });
  },
});

const inLesson = (name: 'title' | 'description' | 'text'): DeskField => ({
  name: `lesson ${name}`,
  isMarkdown: name === 'text',
  save: (desk, text, number) => {
    const fields = { ...lesson.fields, title: `A lesson 日 ${number} of ours` };
    const { [name]: sound } = fields;
    const said = name === 'text' ? `${sound}\n\n${text}` : within(sound, text, name === 'title' ? 70 : 220);
    return publish(desk, 'lesson', { ...fields, [name]: said });
  },
});

const inDrop = (
  name: 'toolName' | 'updateTitle' | 'updateDescription' | 'quote' | 'sourceUrl',
  most: number,
): DeskField => ({
  name: `drop ${name}`,
  isMarkdown: false,
  save: (desk, text) => {
    const { id: _, ...fields }: Drop = drop;
    const sound = {
      ...fields,
      toolId: null,
      updateDescription: `${fields.updateDescription.slice(0, 300).trim()} So.`,
    };
    const said =
      name === 'sourceUrl' ? `https://a.example/${text}` : within(String(sound[name] ?? 'It says'), text, most);
    return publish(desk, 'drop', { ...sound, [name]: said });
  },
});

const inTask = (name: 'title' | 'sentence' | 'says' | 'paidBy', most: number): DeskField => ({
  name: `task ${name}`,
  isMarkdown: false,
  save: async ({ functions, admin }, text, number) => {
    const task = tasks[number % tasks.length];
    if (!task) throw new Error('There is no task.');
    const path = `/api/admin/documents/task/${task.slug}`;
    const answer = await ask(functions('admin-document'), 'GET', path, { person: admin });
    const { version } = (await answer.json()) as DeskDocument;
    const said =
      name === 'says' ? [...task.says.slice(0, 20), `say ${text}`.slice(0, most)] : within(task[name], text, most);
    const body = {
      ...shared,
      attempt: randomUUID(),
      version,
      state: 'published',
      showsOn: null,
      fields: { [name]: said },
    };
    return ask(functions('admin-document'), 'POST', path, { person: admin, body });
  },
});

type ToolText = 'name' | 'maker' | 'description' | 'yakOpinion' | 'skipItIf' | 'idealUseCases';

/** The first plan of a tool that has one. */
function soldPlan({ plans: [plan], name }: Tool): Plan {
  if (!plan) throw new Error(`${name} has no plan.`);
  return plan;
}

const inTool = (name: ToolText | 'pros' | 'link' | 'includes' | 'quote' | 'source', most: number): DeskField => ({
  name: `tool ${name}`,
  isMarkdown: false,
  save: async ({ functions, admin }, text, number) => {
    const tool = tools[number % tools.length];
    if (!tool) throw new Error('There is no tool.');
    const path = `/api/admin/tools/${tool.id}`;
    const { version } = (await (await ask(functions('admin-tool'), 'GET', path, { person: admin })).json()) as DeskTool;
    const fields =
      name === 'pros'
        ? { pros: [...tool.pros.slice(0, 4), within('Says this well', text, most)] }
        : name === 'link'
          ? { link: `${tool.link}?${text}` }
          : name === 'includes'
            ? { plans: tool.plans.with(0, { ...soldPlan(tool), includes: within('Credits each month', text, most) }) }
            : name === 'quote' || name === 'source'
              ? {}
              : { [name]: within(tool[name], text, most) };
    const status = makeEvidence({
      kind: 'press',
      quote: name === 'quote' ? within('It says so', text, most) : 'It says so',
      source: name === 'source' ? `https://a.example/${text}` : 'https://a.example/prices',
    });
    const evidence = name === 'quote' || name === 'source' ? { status } : {};
    const body = { ...shared, attempt: randomUUID(), version, patch: { fields, evidence } };
    return ask(functions('admin-tool'), 'POST', path, { person: admin, body });
  },
});

const inCsv = (name: 'name' | 'description' | 'yakOpinion', most: number): DeskField => ({
  name: `CSV ${name}`,
  isMarkdown: false,
  save: ({ functions, admin }, text, number) => {
    const sound = makeTool({ name: `Tool ${number}`, link: `https://tool-${number}.example/` });
    const csvData = writeCsv([{ ...sound, [name]: within(sound[name], text, most) }]);
    return ask(functions('bulk-upload'), 'POST', '/api/tools/bulk-upload', { person: admin, body: { csvData } });
  },
});

const times = (count: number, field: DeskField) => Array.from({ length: count }, () => field);

/** Of each kind of document the fields that take words, those of Markdown more often. */
const documentFields: Record<DocumentKind, readonly DeskField[]> = {
  article: [...times(10, inArticle('text')), inArticle('title'), inArticle('description')],
  lesson: [...times(6, inLesson('text')), inLesson('title'), inLesson('description')],
  drop: [
    inDrop('toolName', 60),
    inDrop('updateTitle', 90),
    inDrop('updateDescription', 400),
    inDrop('quote', 240),
    inDrop('sourceUrl', 200),
  ],
  task: [inTask('title', 60), inTask('sentence', 160), inTask('says', 60), inTask('paidBy', 40)],
};

/** Every field of the desk that takes words. */
export const deskFields: readonly DeskField[] = [
  ...Object.values(documentFields).flat(),
  inTool('name', 60),
  inTool('maker', 60),
  inTool('description', 250),
  inTool('yakOpinion', 700),
  inTool('skipItIf', 160),
  inTool('idealUseCases', 240),
  inTool('includes', 300),
  inTool('pros', 160),
  inTool('link', 200),
  inTool('quote', 240),
  inTool('source', 200),
  inCsv('name', 60),
  inCsv('description', 250),
  inCsv('yakOpinion', 700),
];
