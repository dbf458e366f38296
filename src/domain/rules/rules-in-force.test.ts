import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noRules, readyMadeRules } from './ready-made-rules.ts';
import {
  changedInForce,
  isChanged,
  isSameRules,
  readRulesInForce,
  readyMadeInForce,
  unchangedName,
} from './rules-in-force.ts';
import { rulesSchema } from './rules.schema.ts';

const [clientWork] = readyMadeRules;
const rules = clientWork?.rules ?? noRules;

test('what was kept is read as it was', () => {
  for (const own of [null, '4a0f3c53-58c8-4f9e-8a3c-6d9b2f6b1e11']) {
    const inForce = { name: 'Client “work”', rules: { ...rules, revenueUSD: 2e6, people: 5 }, own };
    expect(readRulesInForce(JSON.stringify(inForce))).toEqual(inForce);
  }
});

test('rules of an older release lack what was added since, those of a later one have more', () => {
  const kept = { name: 'Old', rules: { paidWork: true, noDrones: true }, own: null, since: 1 };
  expect(readRulesInForce(JSON.stringify(kept))).toEqual({
    name: 'Old',
    rules: { ...noRules, paidWork: true },
    own: null,
  });
});

test('garbage under our name is nothing', () => {
  const texts = ['', 'null', '[]', '{', '"x"', '7', '{"name":"A"}', '{"name":" ","rules":{},"own":null}'];
  const wrong = [null, [], 'rules', { paidWork: 'yes' }, { people: 0 }, { people: 1.5 }, { revenueUSD: -1 }].map(
    (one) => JSON.stringify({ name: 'A', rules: one, own: null }),
  );
  const strangeOwn = JSON.stringify({ name: 'A', rules, own: 5 });
  for (const text of [...texts, ...wrong, strangeOwn]) expect(readRulesInForce(text), text).toBeNull();
});

test('whatever is taken for rules, the server takes as well', () => {
  const value = fc.oneof(fc.constantFrom(null, true, false, 'never', 'off', 0, 1, 5, 1e13), fc.double(), fc.string());
  const given = fc.dictionary(fc.constantFrom(...Object.keys(noRules)), value);
  fc.assert(
    fc.property(given, (one) => {
      const read = readRulesInForce(JSON.stringify({ name: 'A', rules: one, own: null }));
      const sent = rulesSchema.safeParse(JSON.parse(JSON.stringify(one)));
      expect(read?.rules ?? null).toEqual(sent.data ?? null);
    }),
    { numRuns: 3000 },
  );
});

test('rules are the same when they ask for the same', () => {
  expect(isSameRules(rules, { ...rules })).toBe(true);
  expect(isSameRules(rules, { ...rules, people: 3 })).toBe(false);
});

test('ready-made rules keep the company’s revenue and people', () => {
  expect(readyMadeInForce('client-work', { ...noRules, revenueUSD: 2e6, people: 5 })).toEqual({
    name: 'Client work',
    rules: { ...rules, revenueUSD: 2e6, people: 5 },
    own: null,
  });
  expect(readyMadeInForce('strange', null)).toBeNull();
});

test('rules set one by one have the name of ready-made ones only while they ask for the same', () => {
  expect(changedInForce(rules, null)).toEqual({ name: 'Client work', rules, own: null });
  expect(changedInForce({ ...rules, indemnity: true }, readyMadeInForce('client-work', null))).toMatchObject({
    name: 'My rules',
    own: null,
  });
});

test('an own list whose rules were changed stays that list, and says so once', () => {
  const own = { name: 'Acme', rules, own: '4a0f3c53-58c8-4f9e-8a3c-6d9b2f6b1e11' };
  const once = changedInForce({ ...rules, indemnity: true }, own);
  expect(once).toEqual({ ...own, name: 'Acme, changed', rules: { ...rules, indemnity: true } });
  expect(changedInForce(rules, once).name).toBe('Acme, changed');
  expect([unchangedName(once), unchangedName(own), isChanged(once), isChanged(own)]).toEqual([
    'Acme',
    'Acme',
    true,
    false,
  ]);
  expect(isChanged({ ...once, own: null })).toBe(false);
});
