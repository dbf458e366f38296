import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noRules, readyMadeRules } from './ready-made-rules.ts';
import { isSameRules, readRulesInForce } from './rules-in-force.ts';
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
