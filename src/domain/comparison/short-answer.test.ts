import { describe, expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { type Plan, type PlanRightName, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import { allOnOnePlan, noteNumber, numberedNotes, shortAnswer } from './short-answer.ts';

const sources = {
  terms: {
    page: 'https://example.com/terms',
    copy: null,
    kind: 'maker' as const,
    readOn: '2026-11-20',
    pageDate: null,
    language: 'en',
  },
};

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
  const { word, on, more } = shortAnswer(tool('Fig', ...plans), right);
  return [word, on, more].filter(Boolean).join(' | ');
};
const training = (...plans: Plan[]) => told('trainsOnUploads', ...plans);

it('says on what an answer depends, without what explains it', () => {
  const dependsOn = (said: string) => shortAnswer(tool('Fig', plan('Pro', { indemnity: said })), 'indemnity').dependsOn;
  expect(dependsOn('depends: On the maker’s list (of May), not read; up to $10,000')).toBe('on the maker’s list');
  expect(dependsOn('depends: only on screens')).toBe('only on screens');
  expect([dependsOn('yes: on some models'), dependsOn('not read')]).toEqual(['', '']);
});

describe('an answer in one cell', () => {
  const no = plan('Pro', { trainsOnUploads: 'no' });
  const yes = plan('Free', { trainsOnUploads: 'yes' });
  it.each<[string, Plan[], string]>([
    ['one plan', [no], 'No'],
    ['each plan', [no, plan('Max', { trainsOnUploads: 'no: except stock' })], 'No | on every plan'],
    ['some plan', [yes, no], 'No | on Pro, $10* a month | yes on Free'],
    [
      'a plan and those above it',
      [yes, no, plan('Max', { trainsOnUploads: 'no' })],
      'No | from Pro, $10* a month | yes on Free',
    ],
    ['a switch', [plan('Pro', { trainsOnUploads: 'opt-out: Settings' })], 'Yes | unless you opt out'],
    [
      'a switch on some plan',
      [plan('Free', { trainsOnUploads: 'not read' }), plan('Pro', { trainsOnUploads: 'opt-out: Settings' })],
      'Yes | on Pro, $10* a month, unless you opt out | not read yet on Free',
    ],
    [
      'a plan whose paid work is unread',
      [yes, plan('Max', { trainsOnUploads: 'no', commercialUse: 'not read' })],
      'No | on Max, $10* a month | paid work there: not read yet; yes on Free',
    ],
    [
      'a plan with paid work before a cheaper one without',
      [yes, plan('Lite', { trainsOnUploads: 'no', commercialUse: 'no' }), no],
      'No | on Pro, $10* a month | yes on Free',
    ],
    ['a trial', [plan('Try', { trainsOnUploads: 'no' }, true), yes], 'Yes | on Free | no on Try trial'],
    ['trials alone', [plan('Try', { trainsOnUploads: 'no' }, true)], 'No'],
    [
      'words about something else',
      [plan('Pro', { trainsOnUploads: 'no: API' }), yes],
      'Yes | on Free | not read yet on Pro',
    ],
    ['no plan', [], 'Not read yet'],
    ['a plan that nobody new can have', [yes, { ...no, closedToNew: { since: null, evidence: [] } }], 'Yes'],
    ['what the maker leaves out', [plan('Pro', { trainsOnUploads: 'maker silent' })], 'The maker doesn’t say'],
    [
      'three answers',
      [yes, plan('Lite', { trainsOnUploads: 'maker silent' }), no],
      'No | on Pro, $10* a month | yes on Free; not said on Lite',
    ],
    [
      'an answer before none',
      [plan('Max', { trainsOnUploads: 'not read' }), yes],
      'Yes | on Free | not read yet on Max',
    ],
  ])('%s', (_, plans, cell) => expect(training(...plans)).toBe(cell));

  it('names for paid work the plan and the price that every list names', () => {
    const paid = (name: string, commercialUse: string, isTrial = false) => plan(name, { commercialUse }, isTrial);
    const made = tool('Fig', paid('Try', 'yes', true), paid('Free', 'no'), paid('Pro', 'yes'), paid('Max', 'yes'));
    const { word, on, more } = shortAnswer(made, 'commercialUse');
    expect([word, on, more]).toEqual(['Yes', 'from Pro, $10* a month', 'no on Free']);
    expect(told('commercialUse', paid('Free', 'not read'))).toBe('Not read yet');
  });

  it('names the others together where they have no room, counts where several have none', () => {
    const named = (name: string, answer: string) => plan(name, { trainsOnUploads: answer });
    expect(training(named('Free', 'no'), named('Creative Cloud Pro Plus for teams', 'yes'))).toBe(
      'No | on Free, $10* a month | yes on the others',
    );
    expect(training(named('Free', 'no'), named('Creative Cloud Pro Plus (teams)', 'yes'))).toBe(
      'No | on Free, $10* a month | yes on Creative Cloud Pro Plus',
    );
    const six = ['Starter', 'Professional', 'Professional Plus', 'Team', 'Business Standard', 'Enterprise'];
    const answers = ['yes', 'maker silent', 'yes', 'maker silent', 'yes', 'maker silent'];
    expect(training(...six.map((plan, index) => named(plan, answers[index]!)))).toBe(
      'Yes | on 3 plans | not said on the others',
    );
  });

  it('says once what the answers hang on, with the plans where they differ', () => {
    const notes = (...plans: Plan[]) => shortAnswer(tool('Fig', ...plans), 'privateByDefault').notes;
    const open = plan('Basic', { privateByDefault: 'no' });
    expect(notes(open, plan('Pro', { privateByDefault: 'no: public unless Stealth is on' }))).toEqual([
      'Pro: public unless Stealth is on.',
    ]);
    const both = ['Pro', 'Max'].map((name) => plan(name, { privateByDefault: 'yes: but for shared rooms' }));
    expect(notes(...both)).toEqual(['But for shared rooms.']);
    expect(notes(open)).toEqual([]);
    const isHanging = (...answers: string[]) =>
      shortAnswer(
        tool('Fig', ...answers.map((privateByDefault) => plan('Pro', { privateByDefault }))),
        'privateByDefault',
      ).isHanging;
    expect([isHanging('yes: but for rooms', 'no'), isHanging('yes', 'no: but for rooms')]).toEqual([true, false]);
  });

  it('knows an answer that says neither yes nor no', () => {
    const isSilent = (answer: string) =>
      shortAnswer(tool('Fig', plan('Pro', { trainsOnUploads: answer })), 'trainsOnUploads').isSilent;
    expect(['maker silent', 'no', 'not read'].map(isSilent)).toEqual([true, false, false]);
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
      on: '',
      more: '',
      notes: [],
      dependsOn: '',
      isHanging: false,
      isRead: false,
      isSilent: false,
      evidence: null,
    });
    expect(allOnOnePlan([gone, tool('Plum', plan('Max', { trainsOnUploads: 'no', indemnity: 'yes' }))])?.plans).toEqual(
      [null, 'Max, $10* a month'],
    );
  });
});

describe('notes of a table', () => {
  it('are numbered right by right, tool by tool, and what a tool says twice has one number', () => {
    const own = (name: string, id: number, said: Said) => ({ ...tool(name, plan('Pro', said)), id });
    const fig = own('Fig', 1, { trainsOnUploads: 'no: except stock', indemnity: 'yes: up to a sum' });
    const plum = own('Plum', 2, { trainsOnUploads: 'no: except stock', indemnity: 'yes: except stock' });
    const notes = numberedNotes([fig, plum], ['trainsOnUploads', 'indemnity']);
    expect(notes.map((note) => `${note.tool.name}: ${note.text}`)).toEqual([
      'Fig: Except stock.',
      'Plum: Except stock.',
      'Fig: Up to a sum.',
    ]);
    expect(noteNumber(notes, { tool: fig, text: 'Up to a sum.' })).toBe(3);
    expect(noteNumber(notes, { tool: plum, text: 'Except stock.' })).toBe(2);
  });
});

describe('all that a client asks for on one plan', () => {
  const all = { trainsOnUploads: 'no', privateByDefault: 'yes', indemnity: 'yes' };
  const unread = tool('Pear', plan('Pro', {}));
  it('names the plan on which all wishes are granted and paid work is a yes', () => {
    const free = plan('Free', { trainsOnUploads: 'yes' });
    expect(allOnOnePlan([tool('Fig', free, plan('Max', all)), unread])).toEqual({
      title: 'On one plan together',
      plans: ['Max, $10* a month', null],
    });
    expect(allOnOnePlan([tool('Fig', plan('Max', { ...all, commercialUse: 'no' }))])?.plans).toEqual([null]);
    expect(allOnOnePlan([tool('Fig', plan('Try', all, true), free)])?.plans).toEqual([null]);
  });

  it('asks for no wish of which nothing was read, and is nothing where that leaves one', () => {
    const apart = [
      plan('A', { trainsOnUploads: 'no', indemnity: 'no' }),
      plan('B', { trainsOnUploads: 'yes', indemnity: 'yes' }),
    ];
    expect(allOnOnePlan([tool('Fig', ...apart)])).toEqual({
      title: 'Paid work, no training, and indemnity on one plan',
      plans: [null],
    });
    expect(allOnOnePlan([tool('Fig', plan('Pro', { indemnity: 'yes' })), unread])).toBeNull();
    expect(allOnOnePlan([])).toBeNull();
  });
});
