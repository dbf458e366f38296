import { expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { type PlanAnswer, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { planStandings } from './plan-standings.ts';
import { rulesSchema } from './rules.schema.ts';
import { verdictStatement } from './verdict-statement.ts';
import { verdictOf } from './verdict.ts';

const evidence = [{ source: 'terms', quote: 'The words.' }];
const plan = (name: string, trainsOnUploads: PlanAnswer, more = {}) =>
  planSchema.parse({
    name,
    price: null,
    rights: {
      commercialUse: { answer: 'yes', evidence },
      trainsOnUploads: { answer: trainsOnUploads, condition: 'Settings, Privacy, on', evidence },
    },
    ...more,
  });
const standings = (...plans: ReturnType<typeof plan>[]) => {
  const sources = {
    terms: {
      page: 'https://maker.example/terms',
      copy: null,
      kind: 'maker' as const,
      readOn: '2026-11-01',
      pageDate: null,
      language: 'en',
    },
  };
  const rules = rulesSchema.parse({ paidWork: true, noTraining: 'off' });
  return planStandings(verdictStatement(1, verdictOf(makeTool({ sources, plans, baseRights: {} }), rules)));
};

test('each plan says what it comes to and to which rule it owes that; a trial is no plan to work with', () => {
  expect(
    standings(
      plan('Trial', 'no', { isTrial: true }),
      plan('Free', 'yes'),
      plan('Basic', 'not read'),
      plan('Pro', 'opt-out'),
      plan('Team', 'no'),
    ),
  ).toEqual({
    title: 'Plan by plan, rule by rule: 2 of 4 plans pass',
    plans: [
      { plan: 'Free', sign: '✕', verdict: 'fails', says: 'fails: Training on uploads' },
      { plan: 'Basic', sign: '?', verdict: 'unknown', says: 'unknown: Training on uploads' },
      { plan: 'Pro', sign: '⇄', verdict: 'passes when switched', says: 'passes when switched: Training on uploads' },
      { plan: 'Team', sign: '✓', verdict: 'passes', says: 'passes' },
    ],
  });
});

test('of a tool with one plan or none the verdict says it all', () => {
  expect([standings(plan('Pro', 'no')), standings()]).toEqual([null, null]);
});
