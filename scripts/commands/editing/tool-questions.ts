import { z } from 'zod';
import type { Categories } from '#domain/tool/categories.schema.ts';
import { planFactNames } from '#domain/tool/csv/plan-facts.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { meaningOf, unwrap } from '../../checks/schema-at.ts';

/** One thing that `npm run tool:new` asks. */
export interface Question {
  /** Place in the tool's file, e.g. `yakOpinion`. */
  field: string;
  /** What is wanted, as the schema says it. */
  meaning: string;
  kind: 'text' | 'number' | 'list' | 'tasks';
  /** The only words that will do. */
  choices?: readonly string[];
  /** What an empty answer stands for; without it an empty answer is checked like any other. */
  whenEmpty?: unknown;
}

/** Fields that are not asked: they follow from others, or begin alike for every tool. */
const derived: ReadonlySet<string> = new Set(['$schema', 'id', 'slug', 'status', 'yakPick', ...planFactNames]);
/** What an empty answer stands for, where that is allowed and the schema has no default. */
const whenEmpty: Record<string, unknown> = {
  icon: null,
  ethicallyTrained: '',
};

/** Everything an editor has to say about a new tool, in the order of the file. */
export function toolQuestions({ categories, badges }: Categories): Question[] {
  const badge = { choices: badges.map(({ name }) => name) };
  const category = {
    meaning: `One to four of these, comma-separated; the first gives the entry its colour: ${categories.map(({ name }) => name).join(', ')}.`,
  };
  const asked = questionsOf(toolSchema, []).map((question) => ({
    ...question,
    ...(question.field === 'badge' ? badge : {}),
    ...(question.field === 'category' ? category : {}),
  }));
  return asked;
}

/** Tasks are objects in the file and lines for whoever types. */
const tasksQuestion: Question = {
  field: 'tasks',
  meaning:
    "What it is taken for: at least two tasks of data/tasks/ as 'slug: made for: why', 'good at' or 'can', separated by semicolons.",
  kind: 'tasks',
};

function questionsOf(schema: z.ZodType, path: readonly string[]): Question[] {
  const bare = unwrap(schema);
  if (bare instanceof z.ZodObject)
    return Object.entries<z.ZodType>(bare.shape)
      .filter(([key]) => path.length > 0 || !derived.has(key))
      .flatMap(([key, part]) => (key === 'tasks' ? [tasksQuestion] : questionsOf(part, [...path, key])));
  const field = path.join('.');
  const element = bare instanceof z.ZodArray ? unwrap(bare.element as z.ZodType) : bare;
  return [
    {
      field,
      meaning: meaningOf(toolSchema, path),
      kind: bare instanceof z.ZodArray ? 'list' : bare instanceof z.ZodNumber ? 'number' : 'text',
      ...(element instanceof z.ZodEnum ? { choices: element.options.map(String) } : {}),
      ...(field in whenEmpty ? { whenEmpty: whenEmpty[field] } : {}),
      ...(schema instanceof z.ZodDefault ? { whenEmpty: schema.parse(undefined) } : {}),
    },
  ];
}

/** The value that a typed line stands for; lists are separated by semicolons, lists of choices by commas too. */
export function readAnswer({ kind, choices, ...question }: Question, line: string): unknown {
  const text = line.trim();
  if (text === '' && 'whenEmpty' in question) return question.whenEmpty;
  if (kind === 'number') return text === '' ? undefined : Number(text.replace(/^\$/, ''));
  if (kind === 'text') return text;
  if (kind === 'tasks') return readTasks(text);
  return text
    .split(choices ? /[;,]/ : ';')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Tasks from 'slug: fit: note; …'; parts that are missing stay empty, for the checks to tell. */
function readTasks(text: string): { task: string; fit: string; note: string }[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [task = '', fit = '', ...note] = part.split(':').map((word) => word.trim());
      return { task, fit, note: note.join(': ') };
    });
}
