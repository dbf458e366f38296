import { describe, expect, test } from 'vitest';
import { fileTools } from '#testing/built-catalogue.ts';
import { sheetRows, sheetSums, tellingReasons } from './client-sheet.ts';
import { readyMadeRules } from '#domain/rules/ready-made-rules.ts';
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
    expect(sheetSums(groups)).toContain(`${groups.unknown.length} unknown`);
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

test('sums in words', () => {
  const groups = (passes: number, switched: number, unknown: number, fails: number) => {
    const of = (count: number) => Array.from({ length: count }, () => ({}) as never);
    return {
      all: passes + switched + unknown + fails,
      passes: of(passes),
      switched: of(switched),
      unknown: of(unknown),
      fails: of(fails),
    };
  };
  expect(sheetSums(groups(2, 1, 1, 1))).toBe('3 of 5 pass, 1 of them once a setting is changed; 1 unknown, 1 fails.');
  expect(sheetSums(groups(1, 0, 0, 2))).toBe('1 of 3 passes; 0 unknown, 2 fail.');
});
