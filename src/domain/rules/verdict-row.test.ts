import { describe, expect, test } from 'vitest';
import { fileTools } from '#testing/built-catalogue.ts';
import { madePrice, madeReason, madeStatement } from '#testing/made-verdicts.ts';
import { groupVerdicts, mostMissing, openCount } from './group-verdicts.ts';
import { mailLink, makerQuestions } from './maker-questions.ts';
import { noRules, readyMadeRules } from './ready-made-rules.ts';
import { ruleWords, rulesText } from './rule-words.ts';
import { caveats, planText, reasonText, rowLine, type StatedReason } from './verdict-row.ts';
import { type VerdictStatement, verdictStatement } from './verdict-statement.ts';
import { type VerdictPrice, verdictOf } from './verdict.ts';

const price: VerdictPrice = { ...madePrice, amount: 25 };
const reason = (fields: Partial<StatedReason>): StatedReason => ({
  ...madeReason('noTraining', 'passes', 'no'),
  quote: 'We do not train.',
  page: 'https://example.com/terms',
  kind: 'maker',
  read: 'read on 20 November 2026',
  ...fields,
});
const statement = (fields: Partial<VerdictStatement>) =>
  madeStatement({ plan: 'Standard', price, reasonsOn: 'Standard', ...fields });

describe('plan and price', () => {
  test.each<[VerdictPrice | null, string]>([
    [price, 'Standard, $25 a month'],
    [{ ...price, seats: 5 }, 'Standard, $125 a month for 5 seats'],
    [{ ...price, amount: 16.99, seats: 3, billed: 'yearly' }, 'Standard, $50.97 a month billed yearly for 3 seats'],
    [{ ...price, amount: 9, currency: 'EUR', isUnconfirmed: true }, 'Standard, €9* a month'],
    [{ ...price, period: 'once', amount: 299 }, 'Standard, $299 once'],
    [{ ...price, period: 'use', amount: 0.014 }, 'Standard, $0.014 by use'],
    [{ ...price, period: 'use', unit: 'minute', amount: 0.05 }, 'Standard, $0.05 a minute'],
    [{ ...price, amount: 0, seats: 5 }, 'Standard, free'],
  ])('%j', (of, words) => {
    expect(planText(statement({ price: of }))).toBe(words);
  });
  test('a plan without a price says why', () => {
    expect(planText(statement({ price: null, noPrice: 'on request' }))).toBe('Standard, price on request');
    expect(planText(statement({ price: null, noPrice: 'not read' }))).toBe('Standard, price not read');
  });
  test('a plan called Free is not said to be free twice, and without a plan there is no price', () => {
    expect(planText(statement({ plan: 'Free', price: { ...price, amount: 0 } }))).toBe('Free');
    expect(planText(statement({ plan: null, price: null }))).toBeNull();
  });
});

describe('the line of a row', () => {
  test('a switch names its setting', () => {
    const reasons = [
      reason({ rule: 'paidWork', says: 'yes' }),
      reason({ verdict: 'passes when switched', says: 'opt-out', condition: 'Settings › Data, on by default' }),
    ];
    expect(rowLine(statement({ verdict: 'passes when switched', reasons }))).toBe(
      'Training on uploads: Settings › Data, on by default',
    );
  });
  test('what fails has words and day; a tool that has shut down says so', () => {
    const reasons = [
      reason({ verdict: 'fails', says: 'yes', quote: 'We may use Content.' }),
      reason({ rule: 'private', verdict: 'fails', says: 'no' }),
    ];
    expect(rowLine(statement({ verdict: 'fails', reasons }))).toBe(
      'On ‘Standard’: Trains on uploads: “We may use Content.”, 20 November 2026 (and 1 more)',
    );
    const nowhere = { verdict: 'fails', plan: null, price: null, reasons } as const;
    expect(rowLine(statement({ ...nowhere, failsOnEveryPlan: ['private'] }))).toBe(
      'On every plan: Others can see the work unless somebody hides it: “We do not train.”, 20 November 2026 (and 1 more)',
    );
    expect(rowLine(statement({ verdict: 'fails', plan: null, price: null, reasonsOn: null }))).toBe('Shut down');
  });
  test('what is unknown says which of it nobody has read, where the maker is silent, and on what it depends', () => {
    const reasons = [
      reason({ verdict: 'unknown', says: 'not read', quote: null }),
      reason({ rule: 'noWatermark', verdict: 'unknown', says: 'maker silent' }),
      reason({ rule: 'paidWork', verdict: 'unknown', says: 'depends', condition: 'on the avatar' }),
    ];
    expect(rowLine(statement({ verdict: 'unknown', plan: null, price: null, reasons }))).toBe(
      'Not read: training on uploads. The maker says nothing about watermarks. Paid work depends: on the avatar',
    );
    expect(rowLine(statement({ verdict: 'unknown', reasonsOn: null, reasons }))).toBe(
      'Nobody at Yak has read which plans there are',
    );
  });
  test('a pass names the conditions that its terms make, and nothing of what does not apply', () => {
    const reasons = [
      reason({ rule: 'paidWork', says: 'yes', condition: 'not for broadcast' }),
      reason({ rule: 'private', says: 'does not apply', condition: 'it makes nothing' }),
    ];
    expect(caveats(statement({ reasons }))).toEqual(['Paid work: not for broadcast']);
    expect(rowLine(statement({ reasons }))).toBe('');
  });
  test('a yes that proves nothing is never told as a yes', () => {
    expect(reasonText(reason({ rule: 'paidWork', verdict: 'unknown', says: 'yes' }))).toMatch(/something else/);
    expect(reasonText(reason({ rule: 'paidWork', verdict: 'unknown', says: 'yes', quote: null }))).toMatch(/^Nobody/);
  });
});

test('questions for the maker list what is unknown, each in words, and leave the address open', () => {
  const reasons = [
    reason({ rule: 'paidWork', says: 'yes' }),
    reason({ verdict: 'unknown', says: 'not read', quote: null }),
    reason({ rule: 'indemnity', verdict: 'unknown', says: 'depends', condition: 'On the contract' }),
  ];
  const draft = makerQuestions('Runway & Co', statement({ verdict: 'unknown', plan: null, price: null, reasons }));
  expect(draft.body).toContain(`1. ${ruleWords.noTraining.question}`);
  expect(draft.body).toContain(`2. ${ruleWords.indemnity.question}`);
  expect(draft.body).toContain('(What we read: it depends on the contract.)');
  expect(draft.body).toMatch(
    /^Hello,\n\nBefore we use Runway & Co \(plan: .+\) for a client, we need to know:\n\n1\. /,
  );
  expect(draft.body).not.toContain(ruleWords.paidWork.question);
  const link = new URL(mailLink(draft));
  expect([link.protocol, link.pathname]).toEqual(['mailto:', '']);
  expect(link.searchParams.get('subject')).toBe('Runway & Co: questions before we use it for a client');
  expect(link.searchParams.get('body')).toBe(draft.body.replaceAll('\n', '\r\n'));
});

describe('every tool of the guide under every ready-made rule', () => {
  const tools = fileTools.map(({ id, name, tasks }) => ({ id, name, tasks: tasks.map(({ task }) => task) }));
  test.each(readyMadeRules)('$name: each stands in one group, with words that say why', ({ rules }) => {
    const verdicts = fileTools.map((tool) => verdictStatement(tool.id, verdictOf(tool, rules)));
    const { all, passes, switched, unknown, fails } = groupVerdicts(verdicts, tools, { name: '', task: '' });
    expect(all).toBe(fileTools.length);
    expect(passes.length + switched.length + unknown.length + fails.length).toBe(all);
    for (const verdict of [...passes, ...switched]) expect(planText(verdict)).not.toBeNull();
    for (const verdict of [...switched, ...unknown, ...fails]) expect(rowLine(verdict)).not.toBe('');
    for (const { reasons } of verdicts)
      for (const one of reasons) expect(reasonText(one)).toMatch(one.rule === 'licensedData' ? /./ : /^[A-Z].{8}/);
    const open = unknown.map((verdict) => openCount(verdict) ?? Infinity);
    expect(open).toEqual(open.toSorted((a, b) => a - b));
    for (const { rule, tools: missing } of mostMissing(unknown))
      expect(missing).toBe(
        unknown.filter(({ reasons }) => reasons.some((of) => of.rule === rule && of.verdict === 'unknown')).length,
      );
  });
});

test('a task and a part of a name narrow the list; what passes stands by the price for all', () => {
  const tools = [
    { id: 1, name: 'Alpha', tasks: ['cut'] },
    { id: 2, name: 'Beta', tasks: ['cut', 'sing'] },
    { id: 3, name: 'Gamma', tasks: ['sing'] },
  ];
  const verdicts = [
    statement({ toolId: 1, price: null }),
    statement({ toolId: 2, price: { ...price, seats: 3 } }),
    statement({ toolId: 3, price: { ...price, amount: 60 } }),
    statement({ toolId: 4, verdict: 'fails' }),
  ];
  const names = (name: string, task: string) =>
    groupVerdicts(verdicts, tools, { name, task }).passes.map((of) => of.name);
  expect(names('', '')).toEqual(['Gamma', 'Beta', 'Alpha']);
  expect(names('', 'cut')).toEqual(['Beta', 'Alpha']);
  expect(names(' ALP', '')).toEqual(['Alpha']);
  expect(groupVerdicts(verdicts, tools, { name: '', task: '' }).fails[0]?.name).toBe('Tool no. 4');
});

test('rules in words', () => {
  expect(rulesText(noRules)).toBe('Nothing is asked for');
  expect(rulesText({ ...noRules, paidWork: true, noTraining: 'never', people: 5, revenueUSD: 2_000_000 })).toBe(
    'Paid work, uploads never train a model, a company with $2,000,000 a year, 5 people',
  );
});
