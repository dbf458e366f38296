import { expect, it } from 'vitest';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { type Ordered, orderWords, whatDecided } from './what-decided.ts';

const pick = (name: string, counted: number, fields: Partial<Ordered> = {}): Ordered => ({
  ...makeTool({ name, departments: ['creative'] }),
  counted,
  tier: 0,
  reasons: [],
  misfits: [],
  jobs: [],
  isByTurn: false,
  leadsFor: null,
  ...fields,
});
const mark = <Code extends string>(code: Code, weight: number, text: string) => ({ code, weight, text });
const said = (...picks: readonly [Ordered, Ordered, ...Ordered[]]) =>
  whatDecided(picks[0], picks[1], { picks, department: 'creative' });
const chosen = { yakPick: 'The one to know.' };

it('names what makes most of the better fit, in the words of the marks', () => {
  const told = (above: Partial<Ordered>, below: Partial<Ordered> = {}) =>
    said(pick('A', 90, above), pick('B', 80, below));
  const job = (weight: number, fit = 'Made for') => mark('task', weight, `${fit} this job: retouch a photo`);
  expect(told({ reasons: [job(10), mark('goal', 25, 'Made for automation')] }, { reasons: [job(3, 'Can do')] })).toBe(
    'A better fit than B: it is made for automation first.',
  );
  const alike = mark('department', 25, 'Made for creative work');
  expect(told({ reasons: [alike, job(10)] }, { reasons: [alike, job(3, 'Can do')] })).toBe(
    'A better fit than B, above all to retouch a photo.',
  );
  expect(told({ reasons: [mark('department', 20, 'Used for creative work too')] })).toBe(
    'A better fit than B: creative work is closer to what it is for.',
  );
  for (const [code, text, words] of [
    ['experience', 'Suits beginners', 'it suits beginners'],
    ['experience', 'Easy for beginners', 'it is easy for beginners'],
    ['team_size', 'Works for one person', 'it works for one person'],
    ['goal', 'Helps with analysis too', 'it helps with analysis too'],
    ['indemnity', 'Its maker gives an indemnity on some plans', 'its maker gives an indemnity on some plans'],
    ['seats', 'Built for many seats', 'it is built for many seats'],
    ['company_price', 'Priced for companies', 'it is priced for companies'],
    ['budget', 'Useful without paying', 'it is useful without paying'],
    ['words', 'Does what you typed: “x”', 'it answers more of what you typed'],
  ] as const)
    expect(told({ reasons: [mark(code, 10, text)] })).toBe(`A better fit than B: ${words}.`);
});

it('names what speaks against the lower one where that weighs most', () => {
  for (const [code, text, words] of [
    ['other_department', 'Made for social work first', 'which is made for social work first'],
    ['goal_missing', 'Good at no creative job in analysis', 'which is good at no creative job in analysis'],
    ['other_experience', 'Meant for advanced users', 'which is meant for advanced users'],
    ['other_team_size', 'Built for one person', 'which is built for one person'],
    ['price_unread', 'Nobody here has read its price yet', 'whose price nobody here has read'],
    ['unsettled', 'Its future is being watched', 'whose future is being watched'],
    ['acquired', 'Was acquired: its course may change', 'which was acquired'],
    ['no_commercial_use', 'Its terms do not allow paid work', 'whose terms do not allow paid work'],
  ] as const)
    expect(said(pick('A', 90), pick('B', 80, { misfits: [mark(code, 10, text)] }))).toBe(
      `A better fit than B, ${words}.`,
    );
  expect(said(pick('A', 90), pick('B', 85))).toBe('A better fit than B.');
});

it('begins the first with what it gives of the answers, each thing once', () => {
  const reasons = [
    mark('budget', 5, 'Paid by image: how much is up to you'),
    mark('goal', 25, 'Made for analysis'),
    mark('team_size', 5, 'Works for one person'),
  ];
  const [first, ...others] = [
    pick('A', 90, { reasons, ...chosen }),
    pick('B', 90, { reasons }),
    pick('C', 80, { reasons: reasons.slice(0, 2) }),
    pick('D', 70, { reasons: reasons.slice(0, 1) }),
  ] as const;
  const told = (below: Ordered) => whatDecided(first, below, { picks: [first, ...others], department: 'creative' });
  expect(others.map(told)).toEqual([
    'Made for analysis, for one person, paid by image. Ties with B; our editors’ choice for your desk goes first.',
    'Made for analysis, paid by image. A better fit than C: it works for one person.',
    'For one person, paid by image. A better fit than D: it is made for analysis first.',
  ]);
});

it('weighs a goal against the same goal alone, with what the lower one lacks there', () => {
  const goals = (analysis: string, visuals: number) => ({
    reasons: [
      mark('goal', 10, analysis),
      ...(visuals > 0 ? [mark('goal', visuals, 'Helps with design and visuals too')] : []),
    ],
  });
  const lacking = { misfits: [mark('goal_missing', 10, 'Good at no creative job in design and visuals')] };
  expect(
    said(
      pick('A', 90, goals('Helps with analysis too', 5)),
      pick('B', 80, { ...goals('Made for analysis', 0), ...lacking }),
    ),
  ).toBe('A better fit than B: it helps with design and visuals too.');
  expect(
    said(pick('A', 90, goals('Made for analysis', 0)), pick('B', 80, { ...goals('Made for analysis', 0), ...lacking })),
  ).toBe('A better fit than B, which is good at no creative job in design and visuals.');
});

it('says of equal points what decided then: the editors’ choice or confirmed facts, or the shuffle, which is told of the first alone', () => {
  const confirmed = { evidence: { ...noEvidence(), price: makeEvidence() } };
  expect(said(pick('A', 90, chosen), pick('B', 90))).toBe('Ties with B; our editors’ choice for your desk goes first.');
  expect(said(pick('A', 80, chosen), pick('B', 90))).toBe(
    'Nearly as good a fit as B; our editors’ choice for your desk goes first.',
  );
  expect(said(pick('A', 95, chosen), pick('B', 90))).toBe('A better fit than B.');
  expect(said(pick('A', 90, confirmed), pick('B', 90))).toBe(
    'B fits as well. We confirmed 1 of 7 facts about A, 0 about B.',
  );
  const asked = {
    ...confirmed,
    reasons: [
      mark('goal', 10, 'Helps with analysis too'),
      mark('goal', 25, 'Made for design and visuals'),
      mark('budget', 5, 'Within what you set aside: $1–50 a month'),
      mark('team_size', 5, 'Works for teams of 2–10'),
    ],
  };
  const [first, second, third] = [pick('A', 90, asked), pick('B', 90, asked), pick('C', 90)];
  const among = { picks: [first, second, third], department: 'creative' } as const;
  expect(whatDecided(first, third, among)).toBe(
    'Made for design and visuals, for a small team, within your $1–50 a month. C fits as well. We confirmed 1 of 7 facts about A, 0 about C.',
  );
  expect(whatDecided(second, third, among)).toBe('C fits as well. We confirmed 1 of 7 facts about B, 0 about C.');
  const elsewhere = { ...chosen, departments: ['social' as const] };
  expect(said(pick('A', 90, elsewhere), pick('B', 90))).toBe('Ties with B; a shuffle put it first.');
  const level = [pick('A', 90), pick('B', 80), pick('C', 80)] as const;
  expect(whatDecided(level[1], level[2], { picks: level, department: 'creative' })).toBeNull();
  expect(said(pick('A', 90), pick('B', 90, { tier: 1 }))).toBe('Only just a better fit than B.');
});

it('goes by points alone where a job was typed', () => {
  const words = { reasons: [mark('words', 100, 'Does what you typed: “x”')] };
  expect(said(pick('A', 200, words), pick('B', 195, { ...words, ...chosen }))).toBe('A better fit than B.');
});

it('says that a pick stands for a goal of its own, or that the next one made room', () => {
  expect(said(pick('A', 60, { leadsFor: 'analysis', tier: 1 }), pick('B', 80))).toBe(
    'Here for analysis; else B would stand above it.',
  );
  const film = { tasks: [{ task: 'make-films', fit: 'made for' as const, note: 'Yes' }] };
  const films = ['A', 'B', 'C'].map((name) => pick(name, 95, film));
  const [below, lower] = [pick('D', 80, { tier: 1 }), pick('E', 95, film)];
  const picks = [...films, below, lower];
  expect(whatDecided(below, lower, { picks, department: 'creative' })).toBe(
    'E makes room: three tools above do the same job first.',
  );
  expect(said(pick('A', 90), pick('B', 90, chosen))).toBeNull();
});

it('says nothing where nothing stands below, or where the reader’s rules moved one of them', () => {
  const [a, b] = [pick('A', 90), pick('B', 80)];
  expect(whatDecided(b, a, { picks: [a, b], department: 'creative' })).toBeNull();
  expect(whatDecided(b, undefined, { picks: [a, b], department: 'creative' })).toBeNull();
});

it('says why a wild card is there, and leaves it out where two numbered picks are compared', () => {
  const does = (task: string) => ({ tasks: [{ task, fit: 'can' as const, note: 'Yes' }] });
  const job = { task: 'own', title: 'Build a model', fit: 'can' as const, note: 'Yes' };
  const [a, wild, b] = [pick('A', 90, does('else')), pick('W', 60, { isByTurn: true, jobs: [job] }), pick('B', 80)];
  const list = { picks: [a, b, wild], department: 'creative' } as const;
  expect(orderWords(a, [a, wild, b], list)).toBe('A better fit than B.');
  expect(orderWords(wild, list.picks, list)).toBe('Here because nothing above does this job.');
  const shared = { task: 'else', title: 'Cut', fit: 'made for' as const, note: 'Yes' };
  const both = { ...wild, jobs: [shared, job] };
  expect(orderWords(both, list.picks, { ...list, picks: [a, b, both] })).toBe(
    'Here because nothing above does another of its jobs: build a model.',
  );
  const done = { ...list, picks: [pick('A', 90, does('own')), wild] };
  expect(orderWords(wild, done.picks, done)).toBe(
    'Here because it comes near those above, and with these answers it is its turn.',
  );
});
