import { describe, expect, it, test } from 'vitest';
import { makeSource, makeTool } from '#domain/tool/editing/make-tool.ts';
import { type Plan, type PlanRightName, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import { allOnOnePlan, inFewWords, priceAnswer, shortAnswer } from './short-answer.ts';

const sources = { terms: makeSource() };

type Said = { [name in PlanRightName]?: string };

/** A plan with answers, each after its condition: 'no' or 'no: except stock'; 'API' marks words about something else. */
function plan(name: string, said: Said, isTrial = false): Plan {
  const rights = Object.entries({ commercialUse: 'yes', ...said }).map(([right, words]) => {
    const [answer, condition = ''] = words.split(': ');
    const about = condition === 'API' ? { about: 'the API' } : {};
    const evidence = answer === 'not read' ? [] : [{ source: 'terms', quote: 'The words.', ...about }];
    return [right, { answer, condition: condition === 'API' ? '' : condition, evidence }];
  });
  const price = { amount: 10, period: 'month', billed: null, perPerson: false, evidence: [] };
  return planSchema.parse({ name, isTrial, price, rights: Object.fromEntries(rights) });
}

const tool = (name: string, ...plans: Plan[]) => {
  const made = makeTool({ name, sources, plans });
  return { ...made, plans: shownPlans(made) };
};
const told = (right: PlanRightName, ...plans: Plan[]) => {
  const { word, limit, on, more } = shortAnswer(tool('Fig', ...plans), right);
  const others = more.map((one) => `${one.word} ${one.on}`.trim()).join('; ');
  return [[word, limit].filter(Boolean).join(', '), on, others].filter(Boolean).join(' | ');
};
const training = (...plans: Plan[]) => told('trainsOnUploads', ...plans);

it('says on what an answer depends, without what explains it', () => {
  const dependsOn = (said: string) => shortAnswer(tool('Fig', plan('Pro', { indemnity: said })), 'indemnity').dependsOn;
  expect(dependsOn('depends: On the maker’s list (of May), not read; up to $10,000')).toBe('on the maker’s list');
  expect(dependsOn('depends: only on screens')).toBe('only on screens');
  expect(dependsOn('depends: on what is in it. US only')).toBe('on what is in it');
  expect(dependsOn('depends: US:probably yes')).toBe('');
  expect([dependsOn('yes: on some models'), dependsOn('not read')]).toEqual(['', '']);
});

describe('an answer in one cell', () => {
  const no = plan('Pro', { trainsOnUploads: 'no' });
  const yes = plan('Free', { trainsOnUploads: 'yes' });
  it.each<[string, Plan[], string]>([
    ['one plan', [no], 'No training'],
    ['each plan', [no, plan('Max', { trainsOnUploads: 'no' })], 'No training | on every plan'],
    [
      'exceptions on some plan of all',
      [no, plan('Max', { trainsOnUploads: 'no: except stock' })],
      'No training, with exceptions | on every plan',
    ],
    [
      'exceptions where it is taken',
      [yes, plan('Pro', { trainsOnUploads: 'no: except stock' })],
      'No training, with exceptions | on Pro, $10* a month | trains on them on Free',
    ],
    [
      'exceptions on another plan',
      [yes, no, plan('Max', { trainsOnUploads: 'no: except stock' })],
      'No training | on Pro and up, $10* a month | trains on them on Free',
    ],
    [
      'a bad answer that hangs on something',
      [plan('Pro', { trainsOnUploads: 'yes: but for teams' })],
      'Trains on them',
    ],
    ['some plan', [yes, no], 'No training | on Pro, $10* a month | trains on them on Free'],
    [
      'a plan and those above it',
      [yes, no, plan('Max', { trainsOnUploads: 'no' })],
      'No training | on Pro and up, $10* a month | trains on them on Free',
    ],
    ['a switch', [plan('Pro', { trainsOnUploads: 'opt-out: Settings' })], 'Trains on them | unless you opt out'],
    [
      'a switch on one plan, and a better one',
      [plan('Free', { trainsOnUploads: 'opt-out: Settings' }), plan('Pro', { trainsOnUploads: 'no' })],
      'No training | on Pro, $10* a month | trains on them on Free, unless you opt out',
    ],
    [
      'a switch on some plan',
      [plan('Free', { trainsOnUploads: 'not read' }), plan('Pro', { trainsOnUploads: 'opt-out: Settings' })],
      'Trains on them | on Pro, $10* a month, unless you opt out | not read yet on Free',
    ],
    [
      'a plan whose paid work is unread',
      [yes, plan('Max', { trainsOnUploads: 'no', commercialUse: 'not read' })],
      'No training | on Max, $10* a month | paid work there: not read yet; trains on them on Free',
    ],
    [
      'a plan with paid work before a cheaper one without',
      [yes, plan('Lite', { trainsOnUploads: 'no', commercialUse: 'no' }), no],
      'No training | on Pro, $10* a month | trains on them on Free',
    ],
    [
      'a trial',
      [plan('Try', { trainsOnUploads: 'no' }, true), yes],
      'Trains on them | on Free | no training on Try trial',
    ],
    ['trials alone', [plan('Try', { trainsOnUploads: 'no' }, true)], 'No training'],
    [
      'words about something else',
      [plan('Pro', { trainsOnUploads: 'no: API' }), yes],
      'Trains on them | on Free | not read yet on Pro',
    ],
    ['no plan', [], 'Not read yet'],
    ['a plan that nobody new can have', [yes, { ...no, closedToNew: { since: null, evidence: [] } }], 'Trains on them'],
    ['what the maker leaves out', [plan('Pro', { trainsOnUploads: 'maker silent' })], 'The maker doesn’t say'],
    [
      'three answers',
      [yes, plan('Lite', { trainsOnUploads: 'maker silent' }), no],
      'No training | on Pro, $10* a month | trains on them on Free; not said on Lite',
    ],
    [
      'an answer before none',
      [plan('Max', { trainsOnUploads: 'not read' }), yes],
      'Trains on them | on Free | not read yet on Max',
    ],
  ])('%s', (_, plans, cell) => expect(training(...plans)).toBe(cell));

  it('names for paid work the plan and the price that every list names', () => {
    const paid = (name: string, commercialUse: string, isTrial = false) => plan(name, { commercialUse }, isTrial);
    const made = tool('Fig', paid('Try', 'yes', true), paid('Free', 'no'), paid('Pro', 'yes'), paid('Max', 'yes'));
    expect(shortAnswer(made, 'commercialUse')).toMatchObject({
      word: 'Yes',
      on: 'on Pro and up',
      price: '$10* a month',
      more: [{ word: 'no', on: 'on Free' }],
    });
    expect(told('commercialUse', paid('Pro', 'yes: up to a sum'))).toBe('Yes, on conditions | on Pro');
    const [credited, free] = [paid('Free', 'yes: credit'), paid('Pro', 'yes')];
    credited.rights.commercialUse!.inShort = 'with credit to Fig';
    expect(told('commercialUse', credited, free)).toBe('Yes, with credit to Fig | on Free | no such limit on Pro');
    expect(told('commercialUse', paid('Free', 'not read'))).toBe('Not read yet');
  });

  it('names an exception where the words begin with it and are short', () => {
    const whole = (...said: string[]) =>
      shortAnswer(
        tool('Fig', ...said.map((words, at) => plan(`P${at}`, { trainsOnUploads: words }))),
        'trainsOnUploads',
      ).limitInFull;
    const stock = 'except what you submit to Fig Stock';
    expect(whole(`no: ${stock}. It looks at some accounts`)).toBe(stock);
    expect(whole('no: what you submit to Fig Stock is the exception. It looks')).toBe(stock);
    expect(whole(`no: ${stock}`, `no: ${stock}`)).toBe(stock);
    expect(whole('no: unless you agree', `no: ${stock}`)).toBe('with exceptions');
    expect(whole('no: said of its own models')).toBe('with exceptions');
    expect(whole(`no: except ${'a thing '.repeat(6)}`)).toBe('with exceptions');
    expect(whole('no')).toBe('');
  });

  it('names the others together where they have no room, counts where several have none', () => {
    const named = (name: string, answer: string) => plan(name, { trainsOnUploads: answer });
    expect(training(named('Free', 'no'), named('Creative Cloud Pro Plus for teams', 'yes'))).toBe(
      'No training | on Free, $10* a month | trains on them on other plans',
    );
    expect(training(named('Free', 'no'), named('Creative Cloud Pro Plus (teams)', 'yes'))).toBe(
      'No training | on Free, $10* a month | trains on them on Creative Cloud Pro Plus',
    );
    const six = ['Starter', 'Professional', 'Professional Plus', 'Team', 'Business Standard', 'Enterprise'];
    const answers = ['yes', 'maker silent', 'yes', 'maker silent', 'yes', 'maker silent'];
    expect(training(...six.map((plan, index) => named(plan, answers[index]!)))).toBe(
      'Trains on them | on 3 plans | not said on other plans',
    );
  });

  it('says once what the answers hang on, with the plans where they differ', () => {
    const note = (...plans: Plan[]) => shortAnswer(tool('Fig', ...plans), 'privateByDefault').note;
    const open = plan('Basic', { privateByDefault: 'no' });
    expect(note(open, plan('Pro', { privateByDefault: 'no: public unless Stealth is on' }))).toBe(
      'Pro: public unless Stealth is on.',
    );
    const both = ['Pro', 'Max'].map((name) => plan(name, { privateByDefault: 'yes: but for shared rooms' }));
    expect(note(...both)).toBe('But for shared rooms.');
    expect(note(...both, plan('Team', { privateByDefault: 'yes: but for guests' }))).toBe(
      'Pro, Max: but for shared rooms. Team: but for guests.',
    );
    expect(note(open)).toBe('');
  });

  it('knows an answer that says neither yes nor no', () => {
    const isSilent = (answer: string) =>
      shortAnswer(tool('Fig', plan('Pro', { trainsOnUploads: answer })), 'trainsOnUploads').isSilent;
    expect(['maker silent', 'no', 'not read'].map(isSilent)).toEqual([true, false, false]);
  });

  it('knows an answer that a reader hopes for, whatever it hangs on', () => {
    const isGood = (answer: string) =>
      shortAnswer(tool('Fig', plan('Pro', { trainsOnUploads: answer })), 'trainsOnUploads').isGood;
    expect(['no', 'no: except stock', 'yes', 'opt-out: Settings', 'maker silent', 'not read'].map(isGood)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('knows an answer that speaks against a tool, which a switch is not', () => {
    const isBad = (answer: string) =>
      shortAnswer(tool('Fig', plan('Pro', { trainsOnUploads: answer })), 'trainsOnUploads').isBad;
    const answers = ['yes', 'yes: but for teams', 'no', 'opt-out: Settings', 'maker silent', 'not read'];
    expect(answers.map(isBad)).toEqual([true, true, false, false, false, false]);
    expect(shortAnswer(tool('Fig', plan('Pro', { commercialUse: 'no' })), 'commercialUse').isBad).toBe(true);
  });

  it('has the words behind it, and none that are about something else than the app', () => {
    const source = (answer: string) =>
      shortAnswer(tool('Fig', plan('Pro', { privateByDefault: answer })), 'privateByDefault').evidence?.source;
    expect(['no', 'maker silent', 'no: API', 'not read'].map(source)).toEqual([
      'https://example.com/terms',
      'https://example.com/terms',
      undefined,
      undefined,
    ]);
  });

  it('says of a tool that is gone nothing but that', () => {
    const gone = {
      ...tool('Fig', no),
      status: { state: 'shut down', note: '', since: null, replacedBy: null },
    } as const;
    expect(shortAnswer(gone, 'trainsOnUploads')).toEqual({
      word: 'Shut down',
      limit: '',
      limitInFull: '',
      on: '',
      where: [],
      price: '',
      more: [],
      note: '',
      dependsOn: '',
      isRead: false,
      isGood: false,
      isBad: false,
      isSilent: false,
      evidence: null,
    });
    const other = tool('Plum', plan('Max', { trainsOnUploads: 'no', indemnity: 'yes' }));
    expect(onOne(gone, other)).toEqual(['Shut down', 'Max, $10* a month']);
  });
});

test('below an answer stand four short lines at most, and what they leave out is the longest', () => {
  const few = (right: PlanRightName, ...plans: Plan[]) => inFewWords(shortAnswer(tool('Fig', ...plans), right));
  const promise = (name: string, indemnity: string) => plan(name, { indemnity });
  const long = 'Creative Cloud Pro Plus';
  expect(few('indemnity', promise('Free', 'no'), promise(long, 'yes'))).toEqual([`on ${long}`, 'no on Free']);
  expect(few('indemnity', promise('Free', 'no'), promise(long, 'yes: up to a sum'))).toEqual([
    'on conditions',
    `on ${long}`,
    'no on Free',
  ]);
  expect(few('indemnity', promise('Free', 'no'), promise('Pro', 'yes'))).toEqual(['on Pro', 'no on Free']);
  expect(few('trainsOnUploads', plan('Pro', { trainsOnUploads: 'opt-out: Settings' }))).toEqual(['unless you opt out']);
  const bound = plan('Basic', { commercialUse: 'yes: not above a sum' });
  bound.rights.commercialUse!.inShort = 'unless your company makes over $1M';
  expect(few('commercialUse', bound, plan('Pro', {}))).toEqual(['unless your company makes over $1M', 'on Basic']);
  bound.rights.commercialUse!.inShort = 'unless your company and those it belongs to make over $1M';
  const alone = ['on conditions', 'on Basic', 'no such limit on Pro'];
  expect(few('commercialUse', bound, plan('Pro', {}))).toEqual(alone);
  expect(inFewWords(priceAnswer(tool('Fig', plan('Pro', {}))))).toEqual([]);
});

test('a price says what is paid, and how one gets in for less', () => {
  const paid = (name: string, amount: number, commercialUse: string) => ({
    ...plan(name, { commercialUse }),
    price: { ...plan(name, {}).price!, amount },
  });
  const said = (...plans: Plan[]) => {
    const { word, on, isRead } = priceAnswer(tool('Fig', ...plans));
    return [word, on.replaceAll('\u00a0', ' '), isRead];
  };
  const trial = { ...paid('Try', 0, 'no'), isTrial: true };
  const [pro, free] = [paid('Pro', 10, 'yes'), paid('Free', 0, 'no')];
  expect(said(free, pro)).toEqual(['$10* a month', 'with paid work, $0* to try', true]);
  expect(said(trial, pro)).toEqual(['$10* a month', 'with paid work, free trial', true]);
  expect(said(paid('Basic', 5, 'no'), pro)).toEqual(['$10* a month', 'with paid work, from $5* a month', true]);
  expect(said(pro, paid('Max', 30, 'yes'))).toEqual(['$10* a month', '', true]);
  expect(said(paid('Free', 0, 'yes'))).toEqual(['Free plan*', '', true]);
  const team = paid('Team', 30, 'yes');
  expect(said(paid('Free', 0, 'yes'), team, paid('Pro', 10, 'yes'))).toEqual(['$10* a month', 'or free plan*', true]);
  const credited = paid('Free', 0, 'yes: CC BY');
  credited.rights.commercialUse!.inShort = 'with credit to Fig';
  expect(said(credited)).toEqual(['Free plan*', '', true]);
  expect(said(paid('Free', 0, 'not read'))).toEqual(['$0* to try', '', true]);
  expect(said(free, paid('Pro', 10, 'not read'))).toEqual(['$10* a month', 'or $0* to try', true]);
  expect(said(trial, paid('Pro', 10, 'not read'))).toEqual(['$10* a month', 'or free trial', true]);
  expect(said(trial)).toEqual(['Free trial', '', true]);
  expect(said()).toMatchObject([expect.any(String), '', false]);
});

/** What stands in the row of plans that grant everything. */
function onOne(...tools: ReturnType<typeof tool>[]) {
  return allOnOnePlan(tools)?.answers.map(({ text }) => text);
}

describe('all that a client asks for on one plan', () => {
  const all = { trainsOnUploads: 'no', privateByDefault: 'yes', indemnity: 'yes' };
  const free = plan('Free', { trainsOnUploads: 'yes' });
  const none = 'No plan';
  const unread = 'Not enough read yet';
  it('names the plan on which all wishes are granted and paid work is a yes', () => {
    expect(allOnOnePlan([tool('Fig', free, plan('Max', all))])).toEqual({
      asked: 'paid work, no training, nothing public and indemnity',
      answers: [{ text: 'Max, $10* a month', isGranted: true }],
    });
    expect(onOne(tool('Fig', plan('Max', { ...all, indemnity: 'yes: up to a sum' })))).toEqual([
      'Max, $10* a month, on conditions',
    ]);
    expect(onOne(tool('Fig', plan('Max', { ...all, trainsOnUploads: 'opt-out: Settings' })))).toEqual([
      'Max, $10* a month, on conditions',
    ]);
  });

  it.each<[string, Plan[], string]>([
    ['a plan without paid work', [plan('Max', { ...all, commercialUse: 'no' })], none],
    ['a trial', [plan('Try', all, true), free], none],
    ['wishes that no plan grants together', [free, plan('Pro', { ...all, indemnity: 'maker silent' })], none],
    ['a plan that is unread in part', [free, plan('Pro', { trainsOnUploads: 'no', indemnity: 'yes' })], unread],
    ['paid work that is unread', [plan('Max', { ...all, commercialUse: 'not read' })], unread],
    ['a switch beside what is unread', [plan('Pro', { trainsOnUploads: 'opt-out: Settings' })], unread],
    ['no plan', [], unread],
    ['what depends', [plan('Pro', { ...all, privateByDefault: 'depends: on the room' })], 'Depends on conditions'],
  ])('says of %s why there is none', (_, plans, text) =>
    expect(onOne(tool('Plum', plan('Max', all)), tool('Fig', ...plans))?.[1]).toBe(text),
  );

  it('asks for no wish of which nothing was read, and is nothing where that leaves one', () => {
    const apart = [
      plan('A', { trainsOnUploads: 'no', indemnity: 'no' }),
      plan('B', { trainsOnUploads: 'yes', indemnity: 'yes' }),
    ];
    expect(allOnOnePlan([tool('Fig', ...apart)])).toEqual({
      asked: 'paid work, no training and indemnity',
      answers: [{ text: none, isGranted: false }],
    });
    expect(allOnOnePlan([tool('Fig', plan('Pro', { indemnity: 'yes' })), tool('Pear', plan('Pro', {}))])).toBeNull();
    expect(allOnOnePlan([])).toBeNull();
  });
});
