import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import { budgets, departments, experienceLevels, goals, teamSizes } from '#domain/quiz/quiz-words.ts';
import { searchEngine } from '#domain/search/search-engine.ts';
import { searchGuide } from '#domain/search/search-guide.ts';
import { searchTool } from '#domain/search/search-tool.ts';
import { makeTask } from '#domain/task/make-task.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { makeTool, pricedFor } from '#domain/tool/make-tool.ts';
import { budgetRangeOf } from '#domain/tool/price.ts';
import { fits, freeUses, rightsAnswers } from '#domain/tool/tool-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { explainRank } from './explain-rank.ts';
import { recommendTools } from './recommend-tools.ts';
import { standardWeights, STEP, type Weights } from './weights.ts';
import { wishOf } from './wish.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const some = <Word extends string>(words: readonly Word[]) => fc.shuffledSubarray([...words], { minLength: 1 });

/** Any complete set of answers, for property tests. */
const anyAnswers: fc.Arbitrary<QuizAnswers> = fc.record({
  department: fc.constantFrom(...departments),
  goals: some(goals),
  budget: fc.constantFrom(...budgets),
  experience: fc.constantFrom(...experienceLevels),
  teamSize: fc.constantFrom(...teamSizes),
});

/** Six tasks, one after the other for every desk and goal. */
const sixTasks: readonly Task[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug, index) =>
  makeTask({
    slug: `task-${slug}`,
    title: `Do job ${slug}`,
    says: [['archery', 'bakery', 'jugglery', 'pottery', 'sorcery', 'weavery'][index] ?? ''],
    desks: [at(departments, index), at(departments, index + 2)],
    goals: [at(goals, index), at(goals, index + 1)],
  }),
);

function at<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item;
}

const anyTool = fc.record({
  name: fc.constantFrom('Ada', 'Bob', 'Cleo'),
  departments: some(departments),
  goals: some(goals),
  budget: fc.constantFrom(...budgets),
  freeUse: fc.option(fc.constantFrom(...freeUses)),
  isPriceUnknown: fc.boolean(),
  experienceLevel: some(experienceLevels),
  teamSizes: some(teamSizes),
  state: fc.constantFrom('active', 'watch', 'acquired', 'shut down'),
  commercialUse: fc.constantFrom(...rightsAnswers),
  indemnity: fc.constantFrom(...rightsAnswers),
  isPick: fc.boolean(),
  tasks: fc.shuffledSubarray(
    sixTasks.flatMap(({ slug }) => fits.map((fit) => ({ task: slug, fit, note: 'Because it does' }))),
    { maxLength: 4 },
  ),
});

/** Any catalogue of up to 30 tools whose ids are 1, 2, 3 …, for property tests. */
const anyCatalogue: fc.Arbitrary<Tool[]> = fc.array(anyTool, { maxLength: 30 }).map((tools) =>
  tools.map(({ state, commercialUse, indemnity, budget, freeUse, isPriceUnknown, isPick, ...fields }, index) => {
    const priced = pricedFor(budget);
    return makeTool({
      ...fields,
      ...priced,
      ...(freeUse === null ? {} : { freeUse }),
      pricing: { ...makeTool().pricing, ...priced.pricing, ...(isPriceUnknown ? { amount: null } : {}) },
      id: index + 1,
      slug: `tool-${index + 1}`,
      yakPick: isPick ? 'It is the best of its kind by far.' : null,
      status: { state, note: '', since: null, replacedBy: null },
      rights: { commercialUse, trainsOnUploads: 'no', indemnity },
    });
  }),
);

const options = { tasks: sixTasks };
const answers: QuizAnswers = {
  department: 'creative',
  goals: ['design-visual'],
  budget: 'low',
  experience: 'beginner',
  teamSize: 'solo',
};
const ids = (tools: readonly Tool[], asked = answers, tasks = sixTasks) =>
  recommendTools(tools, asked, { tasks }).picks.map(({ toolId }) => toolId);

describe('recommendTools', () => {
  it('never lets a tool past the gates: nothing more expensive than the budget, nothing shut down', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, asked) => {
        for (const { toolId } of recommendTools(tools, asked, options).picks) {
          const tool = tools[toolId - 1] ?? makeTool();
          expect(tool.status.state).not.toBe('shut down');
          expect(budgets.indexOf(budgetRangeOf(tool))).toBeLessThanOrEqual(budgets.indexOf(asked.budget));
        }
      }),
    );
  });

  it('takes every tool that is useful without paying, whatever its plans cost', () => {
    const paid = makeTool({ id: 2, freeUse: 'yes', pricing: { amount: 300, period: 'month', details: 'Big.' } });
    expect(ids([paid], { ...answers, budget: 'free' })).toEqual([2]);
  });

  it('gives 3 to 12 picks, or all there are when fewer than 3 pass, none twice', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, asked) => {
        const passing = tools.filter(
          (tool) =>
            tool.status.state !== 'shut down' && budgets.indexOf(budgetRangeOf(tool)) <= budgets.indexOf(asked.budget),
        ).length;
        const picked = ids(tools, asked);
        expect(picked.length).toBeGreaterThanOrEqual(Math.min(3, passing));
        expect(picked.length).toBeLessThanOrEqual(Math.min(12, passing));
        expect(new Set(picked).size).toBe(picked.length);
      }),
    );
  });

  it('ranks by the very numbers of its reasons and misfits, and without one of them the score moves by its weight', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, asked) => {
        for (const pick of recommendTools(tools, asked, options).picks) {
          expect(pick.score).toBeCloseTo(sum(pick.reasons) - sum(pick.misfits), 9);
          expect(Math.abs(pick.counted - pick.score)).toBeLessThanOrEqual(STEP / 2);
          for (const { code } of [...pick.reasons, ...pick.misfits]) {
            const marks = [
              ...pick.reasons.map((mark) => ({ ...mark, sign: 1 })),
              ...pick.misfits.map((mark) => ({ ...mark, sign: -1 })),
            ].filter((mark) => mark.code === code);
            const moved = marks.reduce((total, { sign, weight }) => total + sign * weight, 0);
            expect(scoreWith({ ...standardWeights, [code]: 0 }, tools, asked, pick.toolId)).toBeCloseTo(
              pick.score - moved,
              9,
            );
          }
        }
      }),
    );
  });

  it('orders totally: the order of the catalogue, of the goals and the names change nothing', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, asked) => {
        const picked = ids(tools, asked);
        expect(ids([...tools].reverse(), asked)).toEqual(picked);
        expect(ids(tools, { ...asked, goals: [...asked.goals].reverse() })).toEqual(picked);
        const renamed = tools.map((tool) => ({ ...tool, name: `Zz ${1000 - tool.id}`, slug: `zz-${1000 - tool.id}` }));
        expect(ids(renamed, asked)).toEqual(picked);
      }),
    );
  });

  it('cannot be bought: money paid to us moves nothing, on a tool, on its tasks or on a task', () => {
    const bribe = (index: number) => ({ sponsored: index % 2 === 0, commission: index * 10, bid: 1000 - index });
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, asked) => {
        const paid = tools.map((tool, index) => ({
          ...tool,
          ...bribe(index),
          tasks: tool.tasks.map((task, place) => ({ ...task, ...bribe(index + place) })),
        }));
        const tasks = sixTasks.map((task, index) => ({ ...task, ...bribe(index) }));
        const marksOf = (list: ReturnType<typeof recommendTools>) =>
          list.picks.map(({ toolId, score, reasons, misfits }) => ({ toolId, score, reasons, misfits }));
        expect(marksOf(recommendTools(paid, asked, { tasks }))).toEqual(marksOf(recommendTools(tools, asked, options)));
      }),
    );
  });

  it('puts what is made for a job before what is good at it, and that before what can do it', () => {
    const task = makeTask();
    const doing = (id: number, fit: 'made for' | 'good at' | 'can') =>
      makeTool({ id, tasks: [{ task: task.slug, fit, note: 'Because' }] });
    const scores = recommendTools([doing(1, 'can'), doing(2, 'made for'), doing(3, 'good at')], answers, {
      tasks: [task],
    }).picks;
    expect(scores.toSorted((a, b) => b.score - a.score).map(({ toolId }) => toolId)).toEqual([2, 3, 1]);
  });

  it("weighs a tool's first desk and goal above its others", () => {
    const scoreOf = (fields: Partial<Tool>) =>
      recommendTools([makeTool(fields)], answers, options).picks[0]?.score ?? Number.NaN;
    expect(scoreOf({ departments: ['creative', 'brand'] })).toBeGreaterThan(
      scoreOf({ departments: ['brand', 'creative'] }),
    );
    expect(scoreOf({ departments: ['brand', 'creative'] })).toBeGreaterThan(
      scoreOf({ departments: ['brand', 'social', 'creative'] }),
    );
    expect(scoreOf({ goals: ['design-visual', 'analysis'] })).toBeGreaterThan(
      scoreOf({ goals: ['analysis', 'design-visual'] }),
    );
  });

  it('lets the editors choose among equals, then what is confirmed, and shuffles the rest by the answers', () => {
    const equal = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => makeTool({ id, name: `Tool ${id}` }));
    const chosen = equal.map((tool) => (tool.id === 6 ? { ...tool, yakPick: 'It is the best of its kind.' } : tool));
    expect(ids(chosen)[0]).toBe(6);
    const orders = budgets.slice(1).map((budget) => ids(equal, { ...answers, budget }).join());
    expect(new Set(orders).size).toBeGreaterThan(1);
    for (const order of orders) expect(order).not.toBe('1,2,3,4,5,6,7,8');
  });

  it('varies: of the first six at most three share their main task, and what moved down follows', () => {
    const twins = [1, 2, 3, 4, 5].map((id) =>
      makeTool({ id, tasks: [{ task: 'task-a', fit: 'made for', note: 'Yes' }] }),
    );
    const others = [6, 7, 8, 9].map((id) => makeTool({ id, tasks: [{ task: `task-${id}`, fit: 'can', note: 'Yes' }] }));
    const asked: QuizAnswers = { ...answers, goals: ['content-creation', 'design-visual'] };
    const list = ids([...twins, ...others], asked);
    expect(list.slice(0, 6).filter((id) => id <= 5)).toHaveLength(3);
    expect(list.slice(6, 8).every((id) => id <= 5)).toBe(true);
  });

  it('speaks for seats and indemnity only when the team is large or the budget big', () => {
    const safe = makeTool({
      id: 2,
      teamSizes: ['small', 'large'],
      rights: { commercialUse: 'yes', trainsOnUploads: 'no', indemnity: 'yes' },
    });
    const codes = (asked: QuizAnswers) =>
      recommendTools([safe], asked, options).picks[0]?.reasons.map(({ code }) => code);
    expect(codes({ ...answers, teamSize: 'large' })).toEqual(expect.arrayContaining(['indemnity', 'seats']));
    expect(codes({ ...answers, teamSize: 'small' })).not.toEqual(expect.arrayContaining(['indemnity']));
  });

  it('puts last what may not be used in paid work', () => {
    const barred = makeTool({
      id: 1,
      yakPick: 'It is the best of its kind by far.',
      rights: { commercialUse: 'no', trainsOnUploads: 'no', indemnity: 'no' },
    });
    expect(ids([barred, makeTool({ id: 2 }), makeTool({ id: 3 })]).at(-1)).toBe(1);
  });

  it('weighs in what the reader typed', () => {
    const tools = [makeTool({ id: 1 }), makeTool({ id: 2, tasks: [{ task: 'task-c', fit: 'made for', note: 'Yes' }] })];
    const engine = searchEngine(
      tools.map((tool) => searchTool(tool)),
      sixTasks,
    );
    const wish = wishOf('jugglery', (typed) => searchGuide(engine, typed));
    const [first] = recommendTools(tools, answers, { tasks: sixTasks, wish }).picks;
    expect(first).toMatchObject({
      toolId: 2,
      reasons: expect.arrayContaining([expect.objectContaining({ code: 'words' })]),
    });
    expect(wishOf('  ', () => ({ tools: [] }))).toBeNull();
    expect(wishOf('pizza', () => ({ tools: [] }))?.shares.size).toBe(0);
  });

  it('says plainly how well the list fits', () => {
    const task = makeTask();
    const fitting = [1, 2, 3].map((id) => makeTool({ id, tasks: [{ task: task.slug, fit: 'made for', note: 'Yes' }] }));
    const strangers = [4, 5, 6].map((id) =>
      makeTool({
        id,
        departments: ['strategy'],
        goals: ['analysis'],
        experienceLevel: ['advanced'],
        teamSizes: ['large'],
      }),
    );
    expect(recommendTools(fitting, answers, { tasks: [task] }).fit).toBe('good');
    expect(recommendTools(strangers, answers, { tasks: [task] }).fit).toBe('little');
    expect(recommendTools([], answers, options)).toEqual({ picks: [], fit: 'little' });
  });

  it('knows what a budget buys', () => {
    expect(ids([makeTool({ id: 9, ...pricedFor('medium') })])).toEqual([]);
  });
});

describe('explainRank', () => {
  it('ranks every pick where the list has it, with the same points, reasons and misfits', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, answers) => {
        for (const [index, { toolId, jobs: _, isByTurn: __, ...why }] of recommendTools(
          tools,
          answers,
          options,
        ).picks.entries()) {
          const tool = tools.find(({ id }) => id === toolId);
          if (tool)
            expect(explainRank(tools, answers, tool, options)).toMatchObject({
              toolId,
              rank: index + 1,
              gate: null,
              ...why,
            });
        }
      }),
    );
  });

  it('gives every tool that passes a rank of its own, and none to one that a gate stops', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, answers) => {
        const all = tools.map((tool) => explainRank(tools, answers, tool, options));
        const ranks = all.flatMap(({ rank }) => rank ?? []).toSorted((a, b) => a - b);
        expect(ranks).toEqual(ranks.map((_, index) => index + 1));
        for (const { rank, gate, ranked } of all)
          expect([rank === null, ranked]).toEqual([gate !== null, ranks.length]);
      }),
    );
  });

  const analysing: QuizAnswers = {
    department: 'creative',
    goals: ['analysis', 'automation'],
    budget: 'low',
    experience: 'beginner',
    teamSize: 'solo',
  };

  it('says what stops a tool and which answers it fails', () => {
    const expensive = makeTool({ id: 2, ...pricedFor('high') });
    expect(explainRank([makeTool(), expensive], analysing, expensive, options)).toMatchObject({
      rank: null,
      ranked: 1,
      gate: 'over_budget',
      missed: ['goal', 'task'],
      misfits: [{ text: 'No help with analysis' }, { text: 'No help with automation' }],
    });
    const closed = makeTool({ id: 3, status: { state: 'shut down', note: '', since: null, replacedBy: 1 } });
    expect(explainRank([closed], analysing, closed, options)).toMatchObject({
      rank: null,
      ranked: 0,
      listed: 0,
      gate: 'shut_down',
      lastListedScore: null,
      decidedBy: null,
    });
  });

  it('never says that a tool costs too much when it does not, or when nobody knows', () => {
    const gateOf = (fields: Parameters<typeof makeTool>[0], budget: QuizAnswers['budget']) => {
      const tool = makeTool(fields);
      return explainRank([tool], { ...analysing, budget }, tool, options).gate;
    };
    const price = (amount: number | null) => ({ amount, period: 'month' as const, details: 'One seat.' });
    expect(gateOf({ freeUse: 'yes', pricing: price(20) }, 'free')).toBeNull();
    expect(gateOf({ freeUse: 'trial', pricing: price(20) }, 'free')).toBe('trial_only');
    expect(gateOf({ freeUse: 'not read', pricing: price(20) }, 'free')).toBe('free_use_unread');
    expect(gateOf({ freeUse: 'no', pricing: price(20) }, 'free')).toBe('over_budget');
    expect(gateOf({ freeUse: 'no', pricing: price(null) }, 'medium')).toBe('no_public_price');
    expect(gateOf({ freeUse: 'no', pricing: price(99) }, 'low')).toBe('over_budget');
  });

  it('says what decided against a tool with as many points as the last one on the list', () => {
    const equal = Array.from({ length: 20 }, (_, index) => makeTool({ id: index + 1 }));
    const chosen = equal.map((tool, index) =>
      index < 10 ? { ...tool, yakPick: 'It is the best of its kind.' } : tool,
    );
    const deciders = (tools: typeof equal) =>
      tools.flatMap((tool) => explainRank(tools, analysing, tool, options).decidedBy ?? []);
    expect(new Set(deciders(equal))).toEqual(new Set(['turn']));
    expect(new Set(deciders(chosen))).toEqual(new Set(['editors']));
  });
});

const sum = (marks: readonly { weight: number }[]) => marks.reduce((total, { weight }) => total + weight, 0);

/** The tool's score under other weights, found by asking for it alone. */
function scoreWith(weights: Weights, tools: Tool[], asked: QuizAnswers, toolId: number): number | undefined {
  return recommendTools(
    tools.filter(({ id }) => id === toolId),
    asked,
    { ...options, weights },
  ).picks[0]?.score;
}
