import { expect, test } from 'vitest';
import { changesBetween } from '#domain/record/record-changes.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { planSchema } from '#domain/tool/plan/plan.schema.ts';
import { toolRecord } from '#domain/tool/tool.record.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { draftFromEdit } from './draft-from-edit.ts';

const held = (answer: 'yes' | 'no') => ({ trainsOnUploads: { answer, condition: '', evidence: [] } });
const tool = (answer: 'yes' | 'no', more: Partial<Tool> = {}) =>
  makeTool({
    name: 'Sheepdog',
    plans: [planSchema.parse({ name: 'Pro', price: null, rights: held(answer) })],
    ...more,
  });
const draft = (before: Tool, after: Tool) =>
  draftFromEdit(after, changesBetween(toolRecord, before, after), '2026-11-20');

test('a change at the desk that moves a right begins a drop, without a number of its own', () => {
  expect(draft(tool('no'), tool('yes'))).toMatchObject({
    kind: 'terms',
    updateTitle: 'Sheepdog changes its terms: Pro, training on uploads: No → Yes',
    releaseDate: '2026-11-20',
    isAuthentic: false,
  });
  expect(draft(tool('no'), tool('yes'))).not.toHaveProperty('id');
});

test('another word of ours begins none', () => {
  expect(draft(tool('no'), tool('no', { yakOpinion: 'Another take.' }))).toBeNull();
});
