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
    ['an exception', [plan('Pro', { trainsOnUploads: 'no: except stock' })], 'Fig'],
    ['some plan', [yes, no], 'Fig on Pro, $10* a month'],
    ['a switch', [plan('Pro', { trainsOnUploads: 'opt-out: Settings' })], 'Fig, once training is switched off'],
    [
      'a plan whose paid work is unread',
      [yes, plan('Max', { trainsOnUploads: 'no', commercialUse: 'not read' })],
      'Fig on Max, $10* a month (paid work there: not read yet)',
    ],
    [
      'a plan with paid work before a cheaper one without',
      [yes, plan('Lite', { trainsOnUploads: 'no', commercialUse: 'no' }), no],
      'Fig on Pro, $10* a month',
    ],
    ['a trial', [plan('Try', { trainsOnUploads: 'no' }, true), yes], 'none of these'],
    ['words about something else', [plan('Pro', { trainsOnUploads: 'no: API' }), yes], 'none, as far as we have read'],
  ])('%s', (_, plans, take) => expect(training(tool('Fig', ...plans))).toBe(take));

  it('names all that grant it, and says where something is unread', () => {
    expect(training(tool('Fig', no), unread, tool('Plum', yes, no))).toBe('Fig; Plum on Pro, $10* a month');
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
      { asks: 'Indemnity', take: 'Fig', notes: ['Fig: above $100.', 'Pear: not read yet.'] },
    ]);
  });

  it('says beside each wish what it hangs on, for those too that grant it under a condition alone', () => {
    const notes = (...tools: ReturnType<typeof tool>[]) =>
      clientLines(tools).find(({ asks }) => asks === 'Nothing public')?.notes;
    const open = plan('Basic', { privateByDefault: 'no' });
    const stealth = plan('Pro', { privateByDefault: 'no: public unless Stealth is on' });
    expect(notes(tool('Fig', open, stealth), tool('Plum', plan('Pro', { privateByDefault: 'yes' })))).toEqual([
      'Fig on Pro: public unless Stealth is on.',
    ]);
    expect(notes(tool('Fig', plan('Pro', { privateByDefault: 'maker silent' })), tool('Plum', open))).toEqual([
      'Fig: the maker doesn’t say.',
    ]);
    expect(notes(tool('Fig'), tool('Plum', open))).toEqual(['Fig: not read yet.']);
  });

  it('names the plan on which all wishes are granted and paid work is a yes, else that there is none', () => {
    const together = (...tools: ReturnType<typeof tool>[]) => {
      const { asks, take } = clientLines(tools)[0] ?? {};
      return `${asks}: ${take}`;
    };
    const all = { trainsOnUploads: 'no', privateByDefault: 'yes', indemnity: 'yes' };
    expect(together(tool('Fig', yes, plan('Max', all)), unread)).toBe('All three: Fig on Max, $10* a month');
    expect(together(tool('Fig', plan('Max', { ...all, commercialUse: 'no' })), unread)).toBe(
      'All three: no plan that we have read gives all three',
    );
    const apart = [
      plan('A', { trainsOnUploads: 'no', indemnity: 'no' }),
      plan('B', { trainsOnUploads: 'yes', indemnity: 'yes' }),
    ];
    expect(together(tool('Fig', ...apart))).toBe('Both: no plan that we have read gives both');
    expect(together(tool('Fig', plan('Try', all, true), yes))).toBe('No training on uploads: none of these');
  });

  it('takes no plan that nobody new can have', () => {
    const closed = { ...no, closedToNew: { since: null, evidence: [] } };
    expect(training(tool('Fig', yes, closed))).toBe('none of these');
  });
});

describe('an answer in a word', () => {
  const said = (...plans: Plan[]) => {
    const { word, more } = shortAnswer(tool('Fig', ...plans), 'trainsOnUploads');
    return `${word} ${more}`.trim();
  };
  it.each<[string, string[]]>([
    ['No', ['no', 'no']],
    ['No', ['no: except stock', 'no']],
    ['Yes', ['yes: in the EU']],
    ['Yes unless switched off', ['opt-out: Settings']],
    ['The maker doesn’t say', ['maker silent']],
    ['Not read yet', ['not read']],
    ['By plan no on P1, P2; yes on P0', ['yes', 'no', 'no']],
    ['By plan not read yet on P0; can be switched off on P1', ['not read', 'opt-out: Settings']],
    ['By plan not read yet on P0; yes on P1', ['not read', 'yes']],
    ['By plan no on P2; yes on P0; not said on P1', ['yes', 'maker silent', 'no']],
  ])('%s', (words, answers) =>
    expect(said(...answers.map((answer, index) => plan(`P${index}`, { trainsOnUploads: answer })))).toBe(words),
  );

  it('names the others together where they have no room, counts where several have none, and knows nothing without plans', () => {
    const named = (name: string, answer: string) => plan(name, { trainsOnUploads: answer });
    expect(said(named('Free', 'yes'), named('Creative Cloud Pro Plus for teams', 'no'))).toBe(
      'By plan yes on Free; no on the others',
    );
    expect(said(named('Free', 'yes'), named('Creative Cloud Pro Plus (teams)', 'no'))).toBe(
      'By plan no on Creative Cloud Pro Plus; yes on Free',
    );
    const six = ['Starter', 'Professional', 'Professional Plus', 'Team', 'Business Standard', 'Enterprise'];
    expect(said(...six.map((plan, index) => named(plan, index % 2 ? 'no' : 'yes')))).toBe(
      'By plan no on 3 plans; yes on 3 plans',
    );
    expect(said()).toBe('Not read yet');
  });
});
