import { describe, expect, test } from 'vitest';
import { fileTools } from '#testing/built-catalogue.ts';
import { plansAsTheyCome, sheetLines, sheetRows, sheetSums, tellingReasons, unreadAlone } from './client-sheet.ts';
import { noRules, readyMadeRules } from '#domain/rules/ready-made-rules.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { verdictStatement } from '#domain/rules/verdict-statement.ts';
import { verdictOf } from '#domain/rules/verdict.ts';

describe.each(readyMadeRules)('the sheet of the whole guide under $name', ({ rules }) => {
  const verdicts = fileTools.map((tool) => verdictStatement(tool.id, verdictOf(tool, rules)));
  const { rows, groups } = sheetRows(verdicts, fileTools);

  test('has every tool once, what passes first', () => {
    expect(rows.map(({ toolId }) => toolId).sort()).toEqual(fileTools.map(({ id }) => id).sort());
    const order = ['passes', 'passes when switched', 'unknown', 'fails'];
    const places = rows.map(({ verdict }) => order.indexOf(verdict));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(sheetSums(groups)).toMatch(new RegExp(`\\b${groups.unknown.length} (is|are) unknown`));
  });

  test('tells of a pass every rule with its words, of the rest what stands in the way, and of a failure one reason', () => {
    for (const row of rows) {
      const { told, also } = tellingReasons(row);
      const against = row.reasons.filter(({ verdict }) => verdict === row.verdict).map(({ rule }) => rule);
      if (row.verdict.startsWith('passes')) {
        expect(told).toEqual(row.reasons);
        for (const { quote, says } of told) expect(quote !== null || says === 'does not apply').toBe(true);
      } else expect([...told.map(({ rule }) => rule), ...also].toSorted()).toEqual(against.toSorted());
      if (row.verdict === 'fails') {
        expect(told.length).toBe(Math.min(1, against.length));
        if (row.failsOnEveryPlan.length > 0) expect(row.failsOnEveryPlan).toContain(told[0]?.rule);
      }
    }
  });
});

test('tools share a row where the same answers of theirs are unread and nothing else is in the way', () => {
  for (const { rules } of readyMadeRules) {
    const verdicts = fileTools.map((tool) => verdictStatement(tool.id, verdictOf(tool, rules)));
    const { rows } = sheetRows(verdicts, fileTools);
    const lines = sheetLines(rows);
    expect(lines.flat().toSorted((a, b) => a.toolId - b.toolId)).toEqual(rows.toSorted((a, b) => a.toolId - b.toolId));
    const shared = lines.filter(({ length }) => length > 1);
    if (rules.private) expect(shared.length).toBeGreaterThan(0);
    for (const line of shared) {
      const unread = unreadAlone(line[0]!);
      expect(unread?.length).toBeGreaterThan(0);
      for (const row of line) {
        expect(unreadAlone(row)).toEqual(unread);
        const open = row.reasons.filter(({ verdict }) => verdict !== 'passes' && verdict !== 'passes when switched');
        expect(open.map(({ rule, says }) => [rule, says])).toEqual(unread?.map((rule) => [rule, 'not read']));
      }
    }
    const keys = lines.flatMap(([row]) => unreadAlone(row!)?.join() ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('a pass that needs a switch names the plans that need none', () => {
  const rules = { ...noRules, paidWork: true, noTraining: 'off' } as const;
  const of = (asked: Rules) => fileTools.map((tool) => verdictStatement(tool.id, verdictOf(tool, asked)));
  const switched = of(rules).filter(({ verdict, plans }) => {
    return verdict === 'passes when switched' && plans.some((plan) => plan.verdict === 'passes');
  });
  expect(switched.length).toBeGreaterThan(0);
  for (const one of switched) {
    const named = plansAsTheyCome(one);
    expect(named).toEqual(one.plans.filter(({ verdict }) => verdict === 'passes').map(({ plan }) => plan));
    expect(named).not.toContain(one.plan);
  }
  expect(of(noRules).flatMap(plansAsTheyCome)).toEqual([]);
});

test('sums in words', () => {
  const groups = (passes: number, switched: number, unknown: number, fails: number) => {
    const of = (count: number) => Array.from({ length: count }, () => ({ verdict: 'passes', reasons: [] }) as never);
    return {
      all: passes + switched + unknown + fails,
      passes: of(passes),
      switched: of(switched),
      unknown: of(unknown),
      fails: of(fails),
    };
  };
  expect(sheetSums(groups(2, 1, 1, 1))).toBe(
    '5 tools: 2 pass, 1 passes once a setting is changed, 1 is unknown, 1 fails.',
  );
  expect(sheetSums(groups(1, 0, 0, 2))).toBe('3 tools: 1 passes, 2 fail.');
  const hanging = {
    verdict: 'passes',
    reasons: [{ verdict: 'passes', says: 'yes', condition: 'no ads', rule: 'paidWork' }],
  } as never;
  expect(sheetSums({ ...groups(2, 0, 1, 0), passes: [hanging, ...groups(1, 0, 0, 0).passes] })).toBe(
    '3 tools: 1 passes, 1 passes on a condition, 1 is unknown.',
  );
  expect(sheetSums({ ...groups(1, 0, 0, 0), passes: [hanging] })).toBe('1 tool: 1 passes on a condition.');
  expect(sheetSums(groups(0, 2, 0, 0))).toBe('2 tools: 2 pass once a setting is changed.');
  expect(sheetSums(groups(0, 0, 0, 2))).toBe('2 tools: 2 fail.');
});
