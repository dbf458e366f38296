import { expect, test } from 'vitest';
import type { LineVersion } from '#domain/project/project.ts';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import { beginDraft, likeLast, withRowsOf } from './line-draft.ts';

let count = 0;
function line(toolId: number, plan: string, over: Partial<LineVersion> = {}) {
  count += 1;
  const version: LineVersion = {
    ...{ at: '2026-11-23T10:00:00.000Z', asset: `${count}.png`, toolId, plan, account: 'studio', day: '2026-11-20' },
    ...{ human: 'Cut', sourceType: 'humanEdits', facts: 'f1', frozenOn: '2026-11-23', ...over },
  };
  return { id: crypto.randomUUID(), versions: [{ ...version, plan: 'corrected since' }, version] };
}

const lines = [line(1, 'Standard'), line(2, 'Pro'), line(1, 'Unlimited'), line(3, 'Team')];

test('a new line says what the last one said, but for what a person did to it', () => {
  const draft = beginDraft('p', lines, []);
  expect(draft).toMatchObject({
    tools: [{ id: 3, plan: 'Team' }],
    account: 'studio',
    human: '',
    sourceType: 'humanEdits',
  });
  expect(draft.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(beginDraft('p', [], [])).toMatchObject({ tools: [], account: '', sourceType: 'trainedAlgorithmicMedia' });
});

test('a draft without a tool is as the line that came last; one that has a tool stays', () => {
  const draft = { ...beginDraft('p', [], []), assets: 'typed.png' };
  expect(likeLast(draft, lines)).toEqual({
    ...draft,
    tools: [{ id: 3, plan: 'Team' }],
    account: 'studio',
    sourceType: 'humanEdits',
  });
  expect(likeLast({ ...draft, account: 'mine' }, lines).account).toBe('mine');
  const chosen = { ...draft, tools: [{ id: 1, plan: '' }] };
  expect([likeLast(chosen, lines), likeLast(draft, [])]).toEqual([chosen, draft]);
});

test('a tool that the reader came with has the plan that it had last in this project', () => {
  expect(beginDraft('p', lines, [2, 1, 9]).tools).toEqual([
    { id: 2, plan: 'Pro' },
    { id: 1, plan: 'Unlimited' },
    { id: 9, plan: '' },
  ]);
});

test('rows of a file go under those that are there; one that would be read wrong, or is too long, is told', async () => {
  const take = (bytes: string | Uint8Array<ArrayBuffer>, table = '') =>
    withRowsOf(new File([bytes], 'rows.csv'), table);
  expect(await take('\uFEFFasset;tool\nGrün.png;Suno\n')).toEqual({ table: 'asset;tool\nGrün.png;Suno\n' });
  expect(await take('b.png\n', 'a.png\n')).toEqual({ table: 'a.png\nb.png\n' });
  const latin = new Uint8Array([71, 114, 0xfc, 110]); // 'Grün' as spreadsheets of before save it
  expect(await take(latin)).toEqual({
    problem: '“rows.csv” is not UTF-8 text. Save it as “CSV UTF-8” and take it again.',
  });
  expect(await take('x'.repeat(PROJECT_BOUNDS.table + 1))).toMatchObject({
    problem: expect.stringContaining('too long'),
  });
});
