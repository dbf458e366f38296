import { expect, test } from 'vitest';
import { changeOwnRules } from './change-own-rules.ts';
import { ownRulesChangeSchema } from './own-rules-change.schema.ts';
import { OWN_RULES_BOUNDS, type OwnRules } from './own-rules.ts';
import { noRules } from './ready-made-rules.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const later = new Date('2026-11-24T12:00:00.000Z');
const acme = {
  id: '4a0f3c53-58c8-4f9e-8a3c-6d9b2f6b1e11',
  name: 'Acme',
  client: 'Acme Ltd',
  note: '',
  rules: { ...noRules, paidWork: true },
};
const keep = (words: Partial<typeof acme> = {}) => ({ do: 'keep', ...acme, ...words }) as const;

function listsOf(outcome: ReturnType<typeof changeOwnRules>): OwnRules[] {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.lists;
}

test('a list is made once, however often it arrives, and takes what is said of it now', () => {
  const made = listsOf(changeOwnRules([], keep(), 1, now));
  expect(made).toEqual([{ ...acme, createdAt: now.toISOString(), changedAt: now.toISOString() }]);
  expect(changeOwnRules(made, keep(), 1, later)).toEqual({ ok: true, lists: made, changed: false });
  for (const words of [{ name: 'B' }, { client: 'B' }, { note: 'B' }, { rules: { ...noRules, people: 4 } }])
    expect(listsOf(changeOwnRules(made, keep(words), 0, later))).toEqual([
      { ...acme, ...words, createdAt: now.toISOString(), changedAt: later.toISOString() },
    ]);
});

test('the plan refuses what is new and leaves what is there; there is an end for everybody', () => {
  const other = keep({ id: 'a1a1a1a1-58c8-4f9e-8a3c-6d9b2f6b1e11' });
  expect(changeOwnRules([], keep(), 0, now)).toEqual({ ok: false, code: 'upgrade_required' });
  const one = listsOf(changeOwnRules([], keep(), 1, now));
  expect(changeOwnRules(one, other, 1, now)).toEqual({ ok: false, code: 'upgrade_required' });
  expect(listsOf(changeOwnRules(one, other, Infinity, now))).toHaveLength(2);
  const full = Array.from({ length: OWN_RULES_BOUNDS.lists }, (_, index) => ({
    ...(one[0] as OwnRules),
    id: `list ${index}`,
  }));
  expect(changeOwnRules(full, other, Infinity, now)).toEqual({ ok: false, code: 'rules_full' });
});

test('one is deleted, and deleting it again changes nothing', () => {
  const one = listsOf(changeOwnRules([], keep(), 1, now));
  expect(changeOwnRules(one, { do: 'delete', id: acme.id }, 0, now)).toEqual({ ok: true, lists: [], changed: true });
  expect(changeOwnRules([], { do: 'delete', id: acme.id }, 0, now)).toEqual({ ok: true, lists: [], changed: false });
});

test('words come on one line and within bounds, and a list has a name', () => {
  const sent = ownRulesChangeSchema.parse({ ...keep(), name: ' Acme\n Ltd ' });
  expect(sent).toMatchObject({ name: 'Acme Ltd' });
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(81) }, { client: 'x'.repeat(81) }, { note: 'x'.repeat(401) }])
    expect(ownRulesChangeSchema.safeParse({ ...keep(), ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});
