import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import {
  beyondBudget,
  cardNote,
  decisionsOf,
  editorsNote,
  jobsApart,
  jobWords,
  leadingJobs,
  lackWords,
  type Placed,
  placeNote,
  sharedWords,
  shortJobWords,
  type Told,
  verdictOf,
} from './tell-apart.ts';

const job = (task: string, fit: 'made for' | 'good at' | 'can' = 'made for') => ({
  task,
  title: `Do ${task}`,
  fit,
  note: 'Because it does',
});
const reason = (text: string, weight = 10, code: Told['reasons'][number]['code'] = 'department') => ({
  code,
  text,
  weight,
});
const told = (name: string, fields: Partial<Told> = {}): Told => ({
  ...makeTool({ name }),
  jobs: [job('this')],
  reasons: [reason('Useful without paying')],
  misfits: [],
  isByTurn: false,
  leadsFor: null,
  ...fields,
});

const saidOf = (picks: readonly Told[]) => decisionsOf(picks).map(({ tool, when }) => `${tool.name} ${when}`);

it('says once what the picks share', () => {
  const free = reason('Useful without paying');
  const brand = reason('Made for brand work', 25);
  const [a, b] = [
    told('A', { reasons: [free, brand] }),
    told('B', { reasons: [free, brand, reason('A job', 9, 'task')] }),
  ];
  const c = told('C', { reasons: [free, reason('Used for brand work too', 20)] });
  const d = told('D', { reasons: [free], isByTurn: true });
  const shared = sharedWords([a, b, c, d]);
  expect(shared).toEqual({ all: ['Useful without paying'], most: ['Made for brand work'] });
  expect(sharedWords([a, b, c, { ...d, reasons: [] }]).all).toEqual([]);
  expect(sharedWords([a, b])).toEqual({ all: [], most: [] });
  const jobs = [reason('Made for this job', 10, 'task'), reason('Does what you typed', 20, 'words')];
  const alike = told('E', {
    reasons: [...jobs, reason('Within your budget', 5, 'budget'), reason('Suits you', 8), brand],
  });
  expect(sharedWords([alike, alike, alike]).all).toEqual(['Within your budget', 'Suits you', 'Made for brand work']);
  const most = [alike, alike, alike, a, a].map((pick) => ({
    ...pick,
    reasons: pick.reasons.filter((r) => r !== brand),
  }));
  expect(sharedWords(most).most).toEqual(['Within your budget', 'Suits you']);
});

it('tells what many picks do as well last, and what a pick is made for before what it is good at', () => {
  const [common, side, own] = [job('chat'), job('side', 'good at'), job('own', 'good at')];
  const pick = told('A', { jobs: [common, job('least', 'can'), side, own] });
  const others = [told('B', { jobs: [job('chat'), job('side', 'can')] }), told('C', { jobs: [job('chat')] })];
  expect(jobsApart(pick, [pick, ...others]).map(({ task }) => task)).toEqual(['side', 'own', 'chat', 'least']);
  expect(jobsApart(pick, [pick]).map(({ task }) => task)).toEqual(['chat', 'side', 'own', 'least']);
  expect([common, side, job('x', 'can')].map(jobWords)).toEqual([
    'Take it to do chat.',
    'Good if you want to do side.',
    'Can do x.',
  ]);
  expect([common, side].map(shortJobWords)).toEqual(['Do chat.', 'Good if you want to do side.']);
});

it('tells each of the first three by a job of its own where it has one', () => {
  const alike = { jobs: [job('chat'), job('draw', 'good at'), job('cut', 'can')] };
  const picks = [told('A', alike), told('B', alike), told('C', alike), told('D', alike)];
  expect(leadingJobs(picks).map((one) => one?.task)).toEqual(['chat', 'draw', 'cut', 'chat']);
  expect(saidOf(picks)).toEqual(['A to do chat', 'B to do draw', 'C to do cut']);
  expect(leadingJobs([told('A', { jobs: [] }), told('B', { jobs: [job('chat')] })]).map((one) => one?.task)).toEqual([
    undefined,
    'chat',
  ]);
});

it('says when paid work costs more than what was set, and nothing where no monthly dollars say so', () => {
  const priced = (amount: number, fields: Partial<NonNullable<Told['priceOfYes']>> = {}) => ({
    priceOfYes: {
      plan: 'Pro',
      amount,
      currency: 'USD',
      period: 'month',
      billed: 'monthly',
      isUnconfirmed: false,
      hasConditions: false,
      ...fields,
    } as const,
  });
  const beyond = 'Paid work is above the $50 a month you set.';
  expect(beyondBudget(priced(74), 'low')).toBe(beyond);
  expect(beyondBudget(priced(50), 'low')).toBeNull();
  expect(beyondBudget(priced(74), 'medium')).toBeNull();
  expect(beyondBudget(priced(720, { period: 'year' }), 'low')).toBe(beyond);
  expect(beyondBudget(priced(74, { currency: 'EUR' }), 'low')).toBeNull();
  expect(beyondBudget(priced(74, { period: 'once' }), 'low')).toBeNull();
  expect(beyondBudget(priced(74), 'free')).toBeNull();
  expect(beyondBudget({ priceOfYes: null }, 'low')).toBeNull();
});

/** A pick with so many points. */
const counting = (counted: number, fields: Partial<Placed> = {}): Placed => ({
  ...makeTool(),
  isByTurn: false,
  leadsFor: null,
  counted,
  ...fields,
});

it('says of two picks of which the lower one has more points why, at one of them', () => {
  const notes = (...picks: ReturnType<typeof counting>[]) => picks.map((pick) => placeNote(pick, picks));
  expect(notes(counting(95), counting(95), counting(80))).toEqual([null, null, null]);
  const film = { tasks: [{ task: 'make-films', fit: 'made for' as const, note: 'Yes' }] };
  const films = Array.from({ length: 3 }, () => counting(95, film));
  expect(notes(...films, counting(85), counting(95, film), counting(80)).slice(3)).toEqual([
    null,
    'Here to make room: three tools above do the same job first.',
    null,
  ]);
  expect(notes(counting(95), counting(85), counting(95))[2]).toBe(
    'Here to make room: each of your goals has a tool of its own above.',
  );
  const chosen = { yakPick: 'The one to know.' };
  expect(notes(counting(90, chosen), counting(95), counting(80, chosen))).toEqual([
    'Here as the editors’ choice, which goes first among tools within 15 points of each other.',
    null,
    null,
  ]);
  const listed = [counting(90, chosen), counting(95), counting(70, { isByTurn: true })];
  expect(listed.map((pick) => cardNote(pick, listed))).toEqual([null, null, expect.stringMatching(/^A wild card: /)]);
  expect(editorsNote(listed)).toBe(
    'Editors’ choices for your desk go first among tools within 15 points of each other.',
  );
  expect(editorsNote([counting(95, chosen), counting(90)])).toBe(null);
  const [turn, higher] = notes(counting(70, { isByTurn: true }), counting(75));
  expect([turn, higher]).toEqual([expect.stringMatching(/^A wild card: /), null]);
});

it('says why a pick stands where its points would not have put it, and what it lacks once', () => {
  expect(placeNote(counting(5, { leadsFor: 'automation' }), [])).toMatch(/^Here for automation: /);
  expect(placeNote(counting(5, { isByTurn: true }), [])).toMatch(/^A wild card: /);
  const missing = (goal: string) =>
    ({ code: 'goal_missing', text: `Good at no brand job in ${goal}`, weight: 5 }) as const;
  const acquired = { code: 'acquired', text: 'Was acquired: its course may change', weight: 5 } as const;
  expect(lackWords({ misfits: [missing('automation'), acquired, missing('analysis')] })).toEqual([
    'Good at no brand job in automation or analysis',
    acquired.text,
  ]);
  expect(lackWords({ misfits: [acquired] })).toEqual([acquired.text]);
});

it('takes each of the first three for a job of its own, else for what only it has', () => {
  expect(saidOf([told('A'), told('B', { jobs: [job('this'), job('that')] }), told('C', { freeUse: 'yes' })])).toEqual([
    'A to do this',
    'B to do that',
    'C when it must cost nothing',
  ]);
  const rights = (trainsOnUploads: 'yes' | 'no', indemnity: 'yes' | 'no' | 'depends' = 'no') => ({
    rights: { commercialUse: 'yes' as const, trainsOnUploads, indemnity },
    baseRights: { indemnity: { answer: indemnity, evidence: [] } },
  });
  const taken = (...fields: Partial<Told>[]) => saidOf(fields.map((own, index) => told('ABCD'.charAt(index), own)));
  for (const indemnity of ['yes', 'depends'] as const)
    expect(taken(rights('no'), rights('yes', indemnity), rights('yes'))).toEqual([
      'A to do this',
      'B when a lawyer asks',
    ]);
  expect(taken(rights('yes'), rights('no'), rights('yes'))).toEqual([
    'A to do this',
    'B when nothing may be learned from your files',
  ]);
  expect(taken(rights('no'), rights('no'), rights('yes'), { jobs: [job('that')] })).toEqual([]);
  expect(taken({}, { jobs: [job('this'), job('side', 'can')] })).toEqual(['A to do this', 'B to do side']);
  expect(taken({})).toEqual(['A to do this']);
  expect(saidOf([told('A'), told('B')])).toEqual([]);
  expect(saidOf([])).toEqual([]);
});

it('prefers a job that a tool does well', () => {
  const jobs = [job('this'), job('side', 'can'), job('that', 'good at')];
  expect(saidOf([told('A'), told('B', { jobs })])).toEqual(['A to do this', 'B to do that']);
});

it('says beside the heading when the best is only a compromise', () => {
  const start = 'Start with A';
  expect(verdictOf('good', [told('A'), told('B')])).toEqual({ start, says: 'One more fits.' });
  expect(verdictOf('good', [told('A')])).toEqual({ start, says: 'The only tool that fits.' });
  const turn = told('C', { isByTurn: true });
  expect(verdictOf('good', [told('A'), told('B'), turn])).toEqual({
    start,
    says: 'One more fits; one wild card follows.',
  });
  expect(verdictOf('good', [told('A'), turn, turn])).toEqual({
    start,
    says: 'The only tool that fits; two wild cards follow.',
  });
  expect(verdictOf('good', [told('A'), told('B'), told('D'), turn])).toEqual({
    start,
    says: 'Two more fit, best first; one wild card follows.',
  });
  const compromise = {
    start: '',
    says: 'Perfect is too much said: the best of these are a compromise, and each does a part of it better than the rest.',
  };
  expect([verdictOf('partial', [told('A')]), verdictOf('partial', [])]).toEqual([compromise, compromise]);
  expect(
    verdictOf('little', [told('A', { misfits: [{ code: 'goal_missing', text: 'No help with analysis', weight: 20 }] })])
      .says,
  ).toMatch(/^Not perfect at all: .* A first: no help with analysis\.$/);
});
