import { expect, it } from 'vitest';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { budgets, experienceLevels } from '#domain/tool/audience.ts';
import { makeTask } from '#domain/task/make-task.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { answers, options } from '#testing/any-catalogue.ts';
import { explainRank } from './explain-rank.ts';
import { bestScore, briefOf, byRank, ranker, scoreTools, tierOf } from './rank-tools.ts';
import { recommendTools } from './recommend-tools.ts';
import { shuffler } from './shuffle.ts';
import { standardWeights } from './weights.ts';

/** Tools of 70 points, and of 65, 60 and 55, where 110 are the most. */
const best = (id: number, fields: Partial<Tool> = {}) => makeTool({ id, ...fields });
const sizeless = { teamSizes: [] };
const levelless = { experienceLevel: [] };
const status = (state: 'watch' | 'acquired') => ({ state, note: '', since: null, replacedBy: null });
const can = (...tasks: string[]) => ({ tasks: tasks.map((task) => ({ task, fit: 'can' as const, note: 'Yes' })) });
const stranger: Partial<Tool> = { departments: ['strategy'] };
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const picksOf = (tools: readonly Tool[], asked: QuizAnswers = answers) => recommendTools(tools, asked, options).picks;
const ids = (tools: readonly Tool[], asked = answers) => picksOf(tools, asked).map(({ toolId }) => toolId);
const inOrder = (list: readonly number[]) => list.toSorted((a, b) => a - b);
/** Answers that these tools suit alike: only what goes by turn changes. */
const alike = budgets
  .slice(1)
  .flatMap((budget) => experienceLevels.map((experience): QuizAnswers => ({ ...answers, budget, experience })));

it('lists three tools at least, and beyond them only what has three fifths of the best points', () => {
  const last = best(4, { ...stranger, status: status('watch'), ...can('task-f') });
  expect(ids([best(1), best(2, stranger), best(3, { ...stranger, status: status('acquired') }), last])).toEqual([
    1, 2, 3,
  ]);
  const unread: Partial<Tool> = {
    ...sizeless,
    ...levelless,
    freeUse: 'not read',
    pricing: { ...best(1).pricing, amount: null },
  };
  const edge = best(4, {
    ...unread,
    departments: ['brand', 'social', 'creative'],
    goals: ['analysis', 'design-visual'],
    status: status('acquired'),
  });
  const fifties = [1, 2, 3].map((id) => best(id, unread));
  expect(picksOf([...fifties, edge], { ...answers, budget: 'high' }).map(({ score }) => score)).toEqual([
    50, 50, 50, 30,
  ]);
});

it('gives the last two of twelve places by turn: to one that comes near, and to a job that nobody else does', () => {
  const tools = [
    ...range(1, 10).map((id) => best(id, { experienceLevel: [...experienceLevels], ...can('task-a', `own-${id}`) })),
    ...range(11, 14).map((id) => best(id, { ...levelless, ...can('task-a') })),
    best(15, { ...stranger, ...can('task-a', 'task-f') }),
    ...range(16, 18).map((id) => best(id, { ...stranger, ...can('task-a') })),
  ];
  const lists = alike.map((asked) => picksOf(tools, asked));
  for (const list of lists) {
    expect(inOrder(list.slice(0, 10).map(({ toolId }) => toolId))).toEqual(range(1, 10));
    expect(list.map(({ isByTurn }) => isByTurn)).toEqual(range(1, 12).map((place) => place > 10));
    expect(list[11]?.toolId).toBe(15);
  }
  const eleventh = new Set(lists.map((list) => list[10]?.toolId ?? 0));
  expect([...eleventh].every((id) => range(11, 14).includes(id))).toBe(true);
  expect(eleventh.size).toBeGreaterThan(1);
});

it('gives no place by turn to what is for another team', () => {
  const listed = range(1, 10).map((id) => best(id));
  const turns = (...others: Tool[]) =>
    picksOf([...listed, ...others], { ...answers, teamSize: 'large' }).flatMap(({ toolId, isByTurn }) =>
      isByTurn ? toolId : [],
    );
  const own = { ...stranger, ...can('task-f'), ...levelless, ...sizeless };
  const unfit = best(11, { ...own, teamSizes: ['solo'] });
  const near = range(12, 13).map((id) => best(id, { ...levelless, ...sizeless }));
  expect(turns(unfit, ...near)).not.toContain(11);
  expect(turns(unfit, ...near, best(14, own))).toContain(14);
});

it('fills the places that nobody has a turn for, by points, and gives none by turn on a shorter list', () => {
  const turns = (count: number) => picksOf(range(1, count).map((id) => best(id))).map(({ isByTurn }) => isByTurn);
  expect(turns(11)).toEqual(range(1, 11).map(() => false));
  for (const count of [12, 13]) expect(turns(count)).toEqual(range(1, 12).map((place) => place === 11));
  expect(inOrder(ids(range(1, 12).map((id) => best(id))))).toEqual(range(1, 12));
});

it('puts the leader for each of several goals among the first five, behind what has more points', () => {
  const both: Partial<Tool> = { goals: ['design-visual', 'analysis'] };
  const general = [
    best(1, both),
    best(2, { ...both, ...sizeless }),
    best(3, { ...both, ...levelless }),
    best(4, { ...both, ...sizeless, ...levelless }),
    best(5, { ...both, ...sizeless, ...levelless, status: status('acquired') }),
  ];
  const leaders = (...others: Tool[]) =>
    picksOf([...general, ...others], { ...answers, goals: ['design-visual', 'analysis'] }).map(({ toolId, leadsFor }) =>
      `${toolId} ${leadsFor ?? ''}`.trim(),
    );
  const analyst: Partial<Tool> = { goals: ['analysis'], ...levelless, ...sizeless };
  const second = best(7, { ...analyst, status: status('acquired') });
  const led = ['1', '2', '3', '4'];
  expect(leaders(second, best(6, analyst))).toEqual([...led, '6 analysis', '5']);
  expect(leaders(best(6, { ...analyst, status: status('watch') }))).toEqual([...led, '5']);
  expect(ids([...general, best(6, analyst)], { ...answers, goals: ['analysis'] })).toHaveLength(6);
});

it('lets the editors and what is confirmed decide only where points cannot tell apart', () => {
  const chosen = (fields: Partial<Tool>) => best(2, { ...fields, yakPick: 'It is the best of its kind by far.' });
  expect(ids([best(1), chosen({ ...levelless })])).toEqual([2, 1]);
  expect(ids([best(1), chosen({ ...levelless, ...sizeless })])).toEqual([1, 2]);
  const { evidence } = best(1);
  const [read, asked] = [makeEvidence(), { ...answers, budget: 'low' as const }];
  for (const confirmed of [1, 2, 3, 4])
    expect(
      ids(
        range(1, 4).map((id) => best(id, id === confirmed ? { evidence: { ...evidence, ethics: read } } : {})),
        asked,
      )[0],
    ).toBe(confirmed);
});

it('ranks by class, choice, counted points, what is confirmed, turn and age, in this order', () => {
  const brief = briefOf(answers, options);
  expect(brief).toMatchObject({ answers, weights: standardWeights, tasks: options.tasks, query: null });
  const chosen = best(7, {
    yakPick: 'It is the best of its kind.',
    evidence: { ...best(1).evidence, ethics: makeEvidence() },
  });
  const [scored] = scoreTools([chosen, best(8, { status: { ...status('watch'), state: 'shut down' } })], brief);
  expect(scored).toEqual({ tool: chosen, jobs: [], score: 70 });
  const rank = ranker(brief, 87);
  const ranked = rank({ tool: chosen, jobs: [], score: 72.5 });
  expect(ranked).toEqual({
    tool: chosen,
    jobs: [],
    score: 72.5,
    counted: 75,
    tier: 0,
    isChosen: true,
    confirmed: 1,
    turn: shuffler(answers)(7),
    isByTurn: false,
    leadsFor: null,
  });
  expect(rank({ tool: { ...chosen, departments: ['brand'] }, jobs: [], score: 72 })).toMatchObject({
    counted: 70,
    tier: 1,
    isChosen: false,
  });
  expect([
    bestScore([]),
    tierOf(100, 100),
    tierOf(101, 100),
    tierOf(85.1, 100),
    tierOf(85, 100),
    tierOf(70, 100),
  ]).toEqual([Number.NEGATIVE_INFINITY, 0, 0, 0, 1, 2]);
  const [worse, later] = [
    { tier: 1, isChosen: false, counted: 70, confirmed: 0, turn: ranked.turn + 1 },
    { ...ranked, tool: best(9) },
  ];
  const orders = Object.entries(worse).map(([name, value], place, all) => {
    const after = Object.fromEntries(all.slice(place + 1).map(([other, of]) => [other, of]));
    return [
      byRank({ ...ranked, ...after }, { ...ranked, [name]: value }),
      byRank({ ...ranked, [name]: value }, { ...ranked, ...after }),
    ].map(Math.sign);
  });
  expect([...orders, [byRank(ranked, later), byRank(later, ranked)].map(Math.sign)]).toEqual(
    range(1, 6).map(() => [-1, 1]),
  );
});

it('is a good list from seven tenths of the highest points on, else partial from eleven twentieths', () => {
  const fitOf = (...tools: Tool[]) => recommendTools(tools, answers, { tasks: [makeTask({ slug: 'draw' })] }).fit;
  const doing =
    (fit: 'good at' | 'can', fields: Partial<Tool> = {}) =>
    (id: number) =>
      best(id, { ...fields, tasks: [{ task: 'draw', fit, note: 'Yes' }] });
  expect(fitOf(...range(1, 3).map(doing('good at')))).toBe('good');
  expect(fitOf(...range(1, 2).map(doing('good at')), doing('can')(3))).toBe('partial');
  expect(fitOf(...range(1, 2).map(doing('good at')))).toBe('little');
  expect(fitOf(...range(1, 3).map(doing('good at', { ...levelless, ...sizeless })))).toBe('partial');
  expect(fitOf(...range(1, 3).map((id) => best(id, levelless)))).toBe('little');
});

it('shuffles by the answers alone, tomorrow as today', () => {
  expect([1, 2].map(shuffler({ ...answers, goals: ['design-visual', 'analysis'] }))).toEqual([2436238814, 774084195]);
});

it('explains what stands off the list: too few points, too much of one kind, or what was confirmed', () => {
  const explain = (tools: Tool[], id: number) => explainRank(tools, answers, best(id, tools[id - 1]), options);
  const falling = [...range(1, 13).map((id) => best(id)), best(14, { ...stranger, ...levelless }), best(15, stranger)];
  expect([14, 15].map((id) => explain(falling, id))).toMatchObject([
    { rank: 15, listed: 12, lastListedScore: 70, decidedBy: 'points' },
    { rank: 14, listed: 12, lastListedScore: 70, decidedBy: 'points' },
  ]);
  const deciders = (tools: Tool[]) => tools.flatMap(({ id }) => explain(tools, id).decidedBy ?? []);
  expect(deciders(range(1, 13).map((id) => best(id)))).toEqual(['turn']);
  const twins = range(1, 20).map((id) => best(id, can('task-a')));
  expect(deciders([...twins, ...range(21, 23).map((id) => best(id, { ...levelless, ...can(`own-${id}`) }))])).toContain(
    'variety',
  );
  const evidence = { ...best(1).evidence, ethics: makeEvidence() };
  const read = range(1, 14).map((id) => best(id, { evidence }));
  expect(deciders([...read, best(15), best(16)])).toContain('confirmed');
  expect(explainRank(read, answers, best(15), options).rank).toBeNull();
});
