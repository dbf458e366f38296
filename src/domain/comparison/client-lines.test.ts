import { describe, expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { type Plan, type PlanRightName, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import { clientLines } from './client-lines.ts';
import { shortAnswer } from './short-answer.ts';

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
const training = (...tools: ReturnType<typeof tool>[]) =>
  clientLines(tools).find(({ asks }) => asks === 'No training on uploads')?.take;
const unread = tool('Pear', plan('Pro', {}));

describe('what a client leaves of the tools on the list', () => {
  const no = plan('Pro', { trainsOnUploads: 'no' });
  const yes = plan('Free', { trainsOnUploads: 'yes' });
  it.each<[string, Plan[], string]>([
    ['each plan', [no], 'Fig'],
    ['an exception', [plan('Pro', { trainsOnUploads: 'no: except stock' })], 'Fig, with exceptions'],
    ['some plan', [yes, no], 'Fig on Pro'],
    ['a switch', [plan('Pro', { trainsOnUploads: 'opt-out: Settings' })], 'Fig, once it is switched'],
    [
      'a plan whose paid work is unread',
      [yes, plan('Max', { trainsOnUploads: 'no', commercialUse: 'not read' })],
      'Fig on Max (paid work there: not read yet)',
    ],
    [
      'a plan with paid work before a cheaper one without',
      [yes, plan('Lite', { trainsOnUploads: 'no', commercialUse: 'no' }), no],
      'Fig on Pro',
    ],
    ['a trial', [plan('Try', { trainsOnUploads: 'no' }, true), yes], 'none of these'],
    ['words about something else', [plan('Pro', { trainsOnUploads: 'no: API' }), yes], 'none, as far as we have read'],
  ])('%s', (_, plans, take) => expect(training(tool('Fig', ...plans))).toBe(take));

  it('names all that grant it, and says where something is unread', () => {
    expect(training(tool('Fig', no), unread, tool('Plum', yes, no))).toBe('Fig; Plum on Pro');
    expect(training(tool('Fig', yes), unread)).toBe('none, as far as we have read');
    expect(training(tool('Fig', plan('Pro', { trainsOnUploads: 'maker silent' })))).toBe('none of these');
    const gone = {
      ...tool('Fig', no),
      status: { state: 'shut down', note: '', since: null, replacedBy: null },
    } as const;
    expect(training(gone)).toBe('none of these');
  });

  it('says nothing of what nobody has read', () => {
    expect(clientLines([unread])).toEqual([]);
    expect(clientLines([])).toEqual([]);
    expect(clientLines([tool('Fig', plan('Pro', { indemnity: 'yes: above $100' })), unread])).toEqual([
      { asks: 'Indemnity', take: 'Fig, with conditions' },
    ]);
  });
});

describe('an answer in a word', () => {
  const said = (...plans: Plan[]) => {
    const { word, more } = shortAnswer(tool('Fig', ...plans), 'trainsOnUploads');
    return `${word} ${more}`.trim();
  };
  it.each<[string, string[]]>([
    ['No', ['no', 'no']],
    ['No with exceptions', ['no: except stock', 'no']],
    ['Yes with conditions', ['yes: in the EU']],
    ['Yes unless switched off', ['opt-out: Settings']],
    ['Not said by its maker', ['maker silent']],
    ['Not read', ['not read']],
    ['By plan no on P1, P2', ['yes', 'no', 'no']],
    ['By plan can be switched off on P1', ['not read', 'opt-out: Settings']],
    ['By plan yes on P1', ['not read', 'yes']],
  ])('%s', (words, answers) =>
    expect(said(...answers.map((answer, index) => plan(`P${index}`, { trainsOnUploads: answer })))).toBe(words),
  );

  it('counts plans that have no room, and knows nothing without plans', () => {
    const named = (name: string, answer: string) => plan(name, { trainsOnUploads: answer });
    expect(said(named('Free', 'yes'), named('Creative Cloud Pro Plus for teams', 'no'))).toBe(
      'By plan no on 1 of 2 plans',
    );
    expect(said()).toBe('Not read');
  });
});
