import { expect, test } from 'vitest';
import { changesBetween } from '#domain/record/record-changes.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { planSchema } from '#domain/tool/plan/plan.schema.ts';
import { toolRecord } from '#domain/tool/tool.record.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { draftFromEdit } from './draft-from-edit.ts';
import { draftFromTerms } from './draft-from-terms.ts';

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

test('a right that moved with a sentence begins one; of a right that nobody had read the sentence is told', () => {
  const sentence: Correction = {
    ...{ id: '5c1f6bd0-2d0e-4d0c-9d3b-6a4b1f6f0a11-terms', toolId: 1, toolName: 'Sheepdog', about: 'terms' },
    ...{ fact: 'trainsOnUploads', title: 'Terms', before: 'We never train.', after: 'We train.', saidSince: null },
    ...{ at: '2026-11-20T08:00:00Z', reason: 'Uploads train it', toldBy: null, prices: null },
    ...{ source: 'https://sheepdog.example/terms', quote: 'We train.' },
  };
  const drafted = (before: Tool, after: Tool) =>
    draftFromTerms(after, changesBetween(toolRecord, before, after), sentence, '2026-11-20');
  const unread = makeTool({ name: 'Sheepdog', plans: [planSchema.parse({ name: 'Pro', price: null })] });
  expect(drafted(tool('no'), tool('yes'))).toMatchObject({ before: 'Pro, training on uploads: No' });
  expect(drafted(unread, tool('yes'))).toMatchObject({
    ...{ updateTitle: 'Sheepdog: Uploads train it', kind: 'terms', releaseDate: '2026-11-20' },
    ...{ before: 'We never train.', after: 'We train.' },
  });
  expect(drafted(tool('no'), tool('no', { yakOpinion: 'Another take.' }))).toBeNull();
});

test('a plan that closes to new customers begins one that says so', () => {
  const open = tool('no');
  const closed = {
    ...open,
    plans: open.plans.map((plan) => ({ ...plan, closedToNew: { since: null, evidence: [] } })),
  };
  expect(draft(open, closed)).toMatchObject({ updateTitle: 'Sheepdog closes the plan Pro to new customers' });
  expect(draft(closed, open)).toMatchObject({ updateTitle: 'Sheepdog opens the plan Pro to new customers' });
});
