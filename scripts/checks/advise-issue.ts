import { z } from 'zod';
import { nearestWord } from './nearest-word.ts';
import { meaningOf, schemaAt } from './schema-at.ts';

/** What is wrong with one field and what to do about it. */
interface Advice {
  path: readonly PropertyKey[];
  remedy: string;
}

/** Values as an editor would call them. */
const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
  record: 'a group in { }',
  null: 'null',
};

/** What to do about an issue that a schema has with a file's content: one piece of advice, or one for each field that is not known. */
export function adviseIssue(issue: z.core.$ZodIssue, content: unknown, schema: z.ZodType): Advice[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], remedy: adviseUnknown(key, schemaAt(schema, path)) }));
  const found = valueAt(content, path);
  if (found === undefined)
    return [{ path, remedy: withMeaning(`it is missing; write ${kindAt(issue, schema)}`, schema, path) }];
  return [{ path, remedy: adviseValue(issue, found, schema) }];
}

/** What stands at this path; undefined when nothing does. */
export function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    content,
  );
}

function adviseValue(issue: z.core.$ZodIssue, found: unknown, schema: z.ZodType): string {
  const { path } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return withMeaning(`write ${kinds[issue.expected] ?? `a value of the kind ${issue.expected}`}`, schema, path);
    case 'invalid_value':
      return adviseChoice(issue.values.map(String), found);
    case 'too_small':
      return withMeaning(`at least ${issue.minimum} ${unitOf(issue.origin)}${countOf(found)}`, schema, path);
    case 'too_big':
      return withMeaning(`at most ${issue.maximum} ${unitOf(issue.origin)}${countOf(found)}`, schema, path);
    case 'invalid_format':
      return issue.message.startsWith('Invalid ') ? adviseFormat(issue.format, schema, path) : issue.message;
    default:
      return withMeaning(issue.message, schema, path);
  }
}

function adviseUnknown(key: string, schema: z.ZodType | null): string {
  const meant = nearestWord(key, fieldsOf(schema));
  return meant ? `there is no such field; did you mean ${meant}?` : 'there is no such field; take it out';
}

/** The names of the fields that a group knows. */
function fieldsOf(schema: z.ZodType | null): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  const keys = schema instanceof z.ZodRecord ? schema.keyType : null;
  return keys instanceof z.ZodEnum ? keys.options.map(String) : [];
}

function adviseChoice(values: readonly string[], found: unknown): string {
  const meant = typeof found === 'string' ? nearestWord(found, values) : null;
  const choice = values.length === 1 ? `write ${values[0]}` : `take one of ${values.join(', ')}`;
  return meant ? `did you mean ${meant}? Else ${choice}` : choice;
}

function adviseFormat(format: string, schema: z.ZodType, path: readonly PropertyKey[]): string {
  if (format === 'url') return 'write a full web address that begins with https:// (or http://)';
  if (format === 'date') return 'write a day that exists as YYYY-MM-DD, e.g. 2026-11-21';
  if (path.at(-1) === 'slug')
    return 'small letters, figures and single hyphens only, the same as the file name without .json';
  return withMeaning('it does not have the right form', schema, path);
}

function kindAt(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? 'it';
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  return schemaAt(schema, issue.path) instanceof z.ZodArray ? 'a list in [ ]' : 'it';
}

function unitOf(origin: string): string {
  return { string: 'characters', array: 'entries', set: 'entries' }[origin] ?? '';
}

/** How many there are now, for what is counted. */
function countOf(found: unknown): string {
  if (typeof found === 'string') return `, now ${found.trim().length}`;
  return Array.isArray(found) ? `, now ${found.length}` : '';
}

function withMeaning(advice: string, schema: z.ZodType, path: readonly PropertyKey[]): string {
  const meaning = meaningOf(schema, path);
  return meaning ? `${advice.trim()}. ${meaning}` : advice.trim();
}
