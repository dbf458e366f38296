import { describe, expect, test } from 'vitest';
import { fileTools } from '#testing/built-catalogue.ts';
import { madeReason, madeStatement } from '#testing/made-verdicts.ts';
import { noRules, readyMadeRules } from './ready-made-rules.ts';
import type { StatedReason } from './verdict-row.ts';
import { type VerdictStatement, verdictStatement } from './verdict-statement.ts';
import {
  featuresAsked,
  isOneVerdict,
  openInAll,
  openOf,
  verdictCell,
  verdictHead,
  verdictOfSeveral,
  verdictRest,
} from './verdicts-side-by-side.ts';
import { verdictOf } from './verdict.ts';

const statement = (fields: Partial<VerdictStatement>) =>
  madeStatement({ plans: ['Free', 'Pro'].map((plan) => ({ plan, verdict: 'passes', rules: [] })), ...fields });
const open = (rule: StatedReason['rule'], says = 'not read') => madeReason(rule, 'unknown', says);
const none = { plan: null, price: null };
const unknown = (...reasons: StatedReason[]) => statement({ ...none, verdict: 'unknown', reasons });
const fails = (failsOnEveryPlan: StatedReason['rule'][], ...rules: StatedReason['rule'][]) =>
  statement({
    ...none,
    verdict: 'fails',
    failsOnEveryPlan,
    reasons: rules.map((rule) => madeReason(rule, 'fails', 'no')),
  });
const passes = statement({});
const hanging = statement({ reasons: [madeReason('paidWork', 'passes', 'yes', 'not for broadcast')] });
const switched = statement({
  verdict: 'passes when switched',
  reasons: [madeReason('noTraining', 'passes when switched', 'opt-out', 'Settings')],
});
const unread = unknown(open('noWatermark'), madeReason('paidWork', 'passes', 'yes'));

describe('a verdict as an answer among others', () => {
  test.each<[string, VerdictStatement]>([
    ['✓ Passes | on Pro, $12 a month', passes],
    ['✓ Passes, on conditions | on Pro, $12 a month', hanging],
    ['⇄ Passes, when switched | on Pro, $12 a month', switched],
    ['✓ Passes | on Creative Cloud Pro Plus, $12 a month', statement({ plan: 'Creative Cloud Pro Plus (teams)' })],
    ['? Unknown: Watermark not read | Paid work: yes', unread],
    [
      '? Unknown: Watermark not read | 1 of 2 rules holds',
      unknown(open('noWatermark'), madeReason('paidWork', 'passes', 'yes', 'not for broadcast')),
    ],
    ['? Unknown: Watermark not read', unknown(open('noWatermark'), open('noAttribution', 'maker silent'))],
    ['? Unknown: Paid work depends', unknown(open('paidWork', 'depends'), open('indemnity', 'disputed'))],
    [
      '? Unknown: 3 of 4 rules open | Privacy: yes',
      unknown(open('noWatermark'), open('noAttribution'), open('paidWork'), madeReason('private', 'passes', 'yes')),
    ],
    [
      '? Unknown: Watermark not read | Training: no',
      unknown(open('noWatermark'), madeReason('noTraining', 'passes', 'no')),
    ],
    [
      '? Unknown: Watermark not read | 1 of 2 rules holds',
      unknown(open('noWatermark'), madeReason('revenueUSD', 'passes', 'up to $1,000,000 a year')),
    ],
    [
      '? Unknown: Watermark not read | 2 of 3 rules hold',
      unknown(open('noWatermark'), madeReason('paidWork', 'passes', 'yes'), madeReason('private', 'passes', 'yes')),
    ],
    ['? Unknown: Training disputed', unknown(open('noTraining', 'disputed'), open('private'))],
    ['? Unknown: No plan read', statement({ ...none, verdict: 'unknown', reasonsOn: null })],
    ['✕ Fails: Not private | on every plan', fails(['private'], 'paidWork', 'private')],
    ['✕ Fails: No paid work | and 1 more, on Pro; the others fail too', fails([], 'paidWork', 'noTraining')],
    ['✕ Fails: Leaves a watermark', { ...fails(['noWatermark'], 'noWatermark'), plans: passes.plans.slice(1) }],
    ['✕ Fails: No indemnity', { ...fails([], 'indemnity'), reasonsOn: null }],
    [
      '✕ Fails: 3 of 3 rules broken | on every plan',
      fails(['paidWork', 'private', 'indemnity'], 'paidWork', 'private', 'indemnity'),
    ],
    ['✕ Fails: Shut down', { ...fails([]), reasonsOn: null }],
  ])('%s', (words, given) => {
    const { sign, word, fact, limit, on } = verdictCell(given);
    expect(`${sign} ${word}${fact && `: ${fact}`}${limit && `, ${limit}`}${on && ` | ${on}`}`).toBe(words);
  });

  test.each(readyMadeRules)('under ‘$name’ every tool of the guide has a fact that it rests on', ({ rules }) => {
    for (const tool of fileTools) {
      const { word, fact, on } = verdictCell(verdictStatement(tool.id, verdictOf(tool, rules)));
      expect(word === 'Passes' ? word : fact, tool.name).toMatch(/^[A-Z\d].{5}/);
      expect(`${fact} ${on}`).not.toMatch(/undefined|null|NaN/);
    }
  });
});

test('names what is open of one, up to two rules', () => {
  expect(openOf(unread)).toBe('watermark');
  expect(openOf(unknown(open('private'), open('noAttribution', 'maker silent')))).toBe('privacy and credit');
  expect(openOf(unknown(open('private'), open('noWatermark'), open('paidWork')))).toBe('3 of 3 rules');
  expect(openOf({ reasons: [] })).toBe('no plan read');
});

describe('above and in the rows of one verdict', () => {
  test.each<[string, VerdictStatement | undefined]>([
    ['✓ Passes', hanging],
    ['⇄ Passes when switched', switched],
    ['? Unknown: watermark', unread],
    ['✕ Fails: not private', fails(['private'], 'paidWork', 'private')],
    ['✕ Fails: shut down', { ...fails([]), reasonsOn: null }],
    ['? Not judged', undefined],
  ])('stands %s', (words, given) => {
    const { sign, word, what } = verdictHead(given);
    expect(`${sign} ${word}${what && `: ${what}`}`).toBe(words);
  });

  const yes = { plan: 'Pro' };
  const twice = { ...hanging, reasons: [...hanging.reasons, madeReason('private', 'passes', 'yes', 'in teams')] };
  test.each<[string, VerdictStatement, Parameters<typeof verdictRest>[1]]>([
    ['', passes, yes],
    ['', switched, yes],
    ['', hanging, yes],
    ['On conditions', twice, yes],
    ['On Pro, $12 a month', passes, { ...yes, minimumPeople: 2 }],
    ['On Pro, $12 a month', passes, { plan: 'Free' }],
    ['On Pro, $12 a month, on conditions', hanging, { plan: 'Free' }],
    ['On Pro, $12 a month, on conditions', hanging, null],
    ['', unread, yes],
    ['', fails(['private'], 'paidWork', 'private'), yes],
    ['And 1 more rule', fails(['private', 'paidWork'], 'paidWork', 'private'), yes],
    ['And 1 more rule, on Pro; the others fail too', fails([], 'paidWork', 'private'), yes],
  ])('is left to say ‘%s’', (words, given, ofRow) => expect(verdictRest(given, ofRow)).toBe(words));
});

describe('what rules leave of several tools', () => {
  test.each<[string, VerdictStatement[]]>([
    ['Fig passes “Rules”, on Pro, $12 a month.', [passes]],
    ['Only Fig passes “Rules”, on Pro, $12 a month.', [passes, unread]],
    ['Only Plum passes “Rules”, on Pro, $12 a month, when switched.', [unread, switched, unread]],
    ['Only Fig passes “Rules”, on conditions.', [{ ...hanging, plan: 'A plan with a name '.repeat(5) }, unread]],
    ['Both pass “Rules”.', [passes, passes]],
    ['All three pass “Rules”, Plum on conditions.', [passes, hanging, passes]],
    ['Both pass “Rules”, on conditions.', [hanging, switched]],
    ['Fig and Pear pass “Rules”; Plum fails.', [passes, fails([], 'paidWork'), passes]],
    ['Fig and Plum pass “Rules”; Kiwi fails, Pear is unknown.', [passes, passes, unread, fails([], 'paidWork')]],
    ['Fig does not pass “Rules” yet: watermark not read.', [unread]],
    ['Neither passes “Rules” yet: watermark not read.', [unread, unread]],
    [
      'None passes “Rules” yet: watermark and revenue limit not read.',
      Array.from({ length: 3 }, () => unknown(open('noWatermark'), open('revenueUSD'))),
    ],
    [
      'Neither passes “Rules” yet: watermark and credit not read.',
      [unknown(open('noWatermark'), open('noAttribution')), unknown(open('noWatermark'), open('noAttribution'))],
    ],
    [
      'Neither passes “Rules” yet: credit not read.',
      [unknown(open('noAttribution')), unknown(open('paidWork'), open('noAttribution'))],
    ],
    [
      'Neither passes “Rules” yet: watermark not said.',
      [unknown(open('noWatermark', 'maker silent')), unknown(open('noWatermark', 'maker silent'))],
    ],
    ['Neither passes “Rules” yet: watermark unknown.', [unread, unknown(open('noWatermark', 'maker silent'))]],
    ['Fig does not pass “Rules” yet: watermark disputed.', [unknown(open('noWatermark', 'disputed'))]],
    ['Fig does not pass “Rules” yet: watermark unknown.', [unknown(open('noWatermark', 'depends'))]],
    ['Neither passes “Rules” yet: too little is known of each.', [unread, unknown(open('paidWork'))]],
    ['None passes “Rules” yet: Plum fails, the others are unknown.', [unread, fails([]), unread]],
    ['Fig fails “Rules”: it fails on who sees the work.', [fails(['private'], 'private')]],
    [
      'Neither passes “Rules”: both fail on who sees the work.',
      [fails(['private'], 'private'), fails(['paidWork', 'private'], 'private')],
    ],
    ['None passes “Rules”.', [fails(['private']), fails(['paidWork']), fails([])]],
  ])('%s', (sentence, given) => {
    const named = given.map((one, place) => ({ name: ['Fig', 'Plum', 'Pear', 'Kiwi'][place]!, statement: one }));
    const [before, after] = verdictOfSeveral(named, 'Rules');
    expect(`${before}Rules${after}`).toBe(sentence);
  });
});

test('is one verdict where none is cleared for the same reason, and none where a plan or a reason tells them apart', () => {
  const watermark = unknown(open('noWatermark'));
  expect(isOneVerdict([watermark, unknown(open('noWatermark', 'maker silent'), open('paidWork'))])).toBe(true);
  expect(isOneVerdict([fails(['private'], 'private'), fails(['paidWork', 'private'], 'private')])).toBe(true);
  expect(isOneVerdict([watermark, unknown(open('paidWork'))])).toBe(false);
  expect(isOneVerdict([fails(['private'], 'private'), fails(['paidWork'], 'paidWork')])).toBe(false);
  expect(isOneVerdict([watermark, fails(['private'], 'private')])).toBe(false);
  expect(isOneVerdict([passes, passes])).toBe(false);
  expect(isOneVerdict([watermark])).toBe(false);
  expect(isOneVerdict([])).toBe(false);
});

test('names the features that rules ask about, and no other', () => {
  expect(featuresAsked(noRules)).toEqual([]);
  expect(featuresAsked({ ...noRules, noWatermark: true, paidWork: true })).toEqual(['Paid work', 'Watermark']);
  expect(featuresAsked({ ...noRules, noTraining: 'off', licensedData: true, noAttribution: true, people: 4 })).toEqual([
    'Uploads',
    'Ethically Trained',
  ]);
});

test.each<[string | null, VerdictStatement[]]>([
  ['Watermark', [passes, unread, unknown(open('noWatermark', 'maker silent')), fails([], 'paidWork')]],
  ['Privacy and watermark', Array(2).fill(unknown(open('private'), open('noWatermark')))],
  [null, [passes, unread]],
  [null, [unread, unknown(open('noWatermark'), open('private'))]],
  [null, [unread, unread, unknown(open('private'))]],
  [null, [unread, statement({ ...none, verdict: 'unknown', reasonsOn: null, reasons: [] })]],
  [null, Array(2).fill(statement({ ...none, verdict: 'unknown', reasonsOn: null, reasons: [] }))],
])('what is open of all that are unknown is told once: %s', (told, statements) =>
  expect(openInAll(statements)).toBe(told),
);
