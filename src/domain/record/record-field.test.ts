import { expect, test } from 'vitest';
import { articleFields } from '#domain/teaching/article.record.ts';
import { articleSchema } from '#domain/teaching/article.schema.ts';
import type { DocumentKind } from './document-words.ts';
import { dropFields } from '#domain/drop/drop.record.ts';
import { dropSchema } from '#domain/drop/drop.schema.ts';
import { lessonFields } from '#domain/teaching/lesson.record.ts';
import { lessonSchema } from '#domain/teaching/lesson.schema.ts';
import { taskFields } from '#domain/task/task.record.ts';
import { taskSchema } from '#domain/task/task.schema.ts';
import { toolFields } from '#domain/tool/tool.record.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { type TypedField, emptyFields, typedText, typedValue } from './record-field.ts';

type Kind = DocumentKind | 'tool';
/** Of each kind its table and the shape of its schema, with what of the shape is given and what stands beside it. */
const kinds: Record<Kind, { table: object; shape: object; given: readonly string[]; besides: readonly string[] }> = {
  tool: { table: toolFields, shape: toolSchema.shape, given: ['$schema', 'id', 'slug'], besides: [] },
  drop: { table: dropFields, shape: dropSchema.shape, given: ['$schema', 'id'], besides: [] },
  task: { table: taskFields, shape: taskSchema.shape, given: ['$schema', 'slug'], besides: [] },
  lesson: { table: lessonFields, shape: lessonSchema.shape, given: [], besides: ['text'] },
  article: { table: articleFields, shape: articleSchema.shape, given: [], besides: ['text'] },
};

test.each(Object.entries(kinds))('the table of a %s has every field of its schema, and no other', (_, kind) => {
  const { table, shape, given, besides } = kind;
  const fields = [...Object.keys(shape).filter((name) => !given.includes(name)), ...besides];
  expect(Object.keys(table).sort()).toEqual(fields.sort());
});

test('an empty form has what its table says, and nothing of a field that may be missing', () => {
  expect(emptyFields(dropFields)).toEqual({
    toolName: '',
    toolId: null,
    updateTitle: '',
    updateDescription: '',
    updateType: 'updated',
    kind: 'feature',
    releaseDate: '',
    sourceUrl: null,
    isAuthentic: false,
    quote: '',
    supersededBy: null,
  });
});

test.each<[TypedField['input'], TypedField['blank'], string, unknown]>([
  ['text', undefined, '', ''],
  ['url', 'null', '', null],
  ['url', 'null', 'https://example.com/', 'https://example.com/'],
  ['date', 'absent', '', undefined],
  ['number', undefined, '60', 60],
  ['lines', undefined, 'One\nTwo', ['One', 'Two']],
])('a %s that is stored as %s when it is empty: %j is %j', (input, blank, text, value) => {
  const field: TypedField = { label: '', input, ...(blank && { blank }) };
  expect(typedValue(field, text)).toEqual(value);
  expect(typedText(field, value)).toBe(text);
});

test.each([
  ['text', null],
  ['lines', 'no list'],
  ['number', undefined],
] as const)('a %s that holds %j is shown empty', (input, value) =>
  expect(typedText({ label: '', input }, value)).toBe(''),
);
