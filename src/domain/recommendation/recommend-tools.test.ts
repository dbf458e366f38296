import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { budgets, type Goal } from '#domain/tool/audience.ts';
import { searchEngine } from '#domain/search/search-engine.ts';
import { searchGuide } from '#domain/search/search-guide.ts';
import { searchTool } from '#domain/search/search-tool.ts';
import { makeTask } from '#domain/task/make-task.ts';
import { makeTool, pricedFor } from '#domain/tool/editing/make-tool.ts';
import { budgetRangeOf } from '#domain/tool/plan/price.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { recommendTools } from './recommend-tools.ts';
import { countedScore, highestScore, standardWeights, STEP, type Weights } from './weights.ts';
import { queryOf } from '#domain/search/typed-query.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers, anyAnswers, anyCatalogue, options, sixTasks } from '#testing/any-catalogue.ts';
import { searchWords } from '#testing/search-words.ts';

const ids = (tools: readonly Tool[], asked = answers, tasks = sixTasks) =>
  recommendTools(tools, asked, { tasks }).picks.map(({ toolId }) => toolId);

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

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
    const chosenElsewhere = chosen.map((tool) => ({ ...tool, departments: ['strategy'] as Tool['departments'] }));
    expect(ids(chosenElsewhere)).toEqual(ids(equal.map((tool) => ({ ...tool, departments: ['strategy'] }))));
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

  it('gives each of several goals, among the first five, the tool that leads for it alone', () => {
    const asked = { ...answers, goals: ['design-visual', 'automation', 'analysis'] } satisfies QuizAnswers;
    const designers = Array.from({ length: 7 }, (_, index) =>
      makeTool({ id: index + 1, goals: ['design-visual', 'automation', 'analysis'], tasks: [] }),
    );
    const specialists = [
      makeTool({ id: 8, goals: ['automation'], tasks: [], teamSizes: ['large'] }),
      makeTool({ id: 9, goals: ['automation'], tasks: [] }),
      makeTool({ id: 10, goals: ['analysis'], tasks: [] }),
    ];
    expect(ids(designers, asked).length).toBe(7);
    const first = ids([...designers, ...specialists], asked).slice(0, 5);
    expect(first.slice(3).sort()).toEqual([10, 9]);
    expect(first.slice(0, 3).every((id) => id <= 7)).toBe(true);
    expect(ids([...designers, ...specialists], answers).slice(0, 5)).not.toContain(9);
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
      searchWords,
    );
    const nothing = () => ({ tools: [], tasks: [] });
    const query = queryOf('jugglery', (typed) => searchGuide(engine, typed));
    const [first] = recommendTools(tools, answers, { tasks: sixTasks, query }).picks;
    expect(first).toMatchObject({
      toolId: 2,
      reasons: expect.arrayContaining([expect.objectContaining({ code: 'words' })]),
    });
    expect(queryOf('  ', nothing)).toBeNull();
    expect(queryOf(undefined, nothing)).toBeNull();
    expect(queryOf('pizza', nothing)?.shares.size).toBe(0);
    const byText = { task: null, fit: null, by: 'text' } as const;
    const found = tools.map((tool, index) => ({ ...byText, tool: searchTool(tool), score: 8 / (index + 1) }));
    expect([...(queryOf(' pizza ', () => ({ tools: found, tasks: [] }))?.shares ?? [])]).toEqual([
      [1, 1],
      [2, 0.5],
    ]);
  });

  it('says of what the words only seem to ask for that they seem to, and counts it by the task, not by its place', () => {
    const [named, other] = sixTasks.slice(0, 2).map(({ slug }) => slug);
    const doing = (id: number, task = '', fit: Fit = 'made for') =>
      makeTool({ id, tasks: [{ task, fit, note: 'Well' }] });
    const tools = [doing(1, named), doing(2, named, 'good at'), doing(3, other)];
    const query = queryOf('fog', () => ({
      tools: tools.map((tool, place) => ({
        ...{ tool: searchTool(tool), score: 1 / (1 + 4 * place), task: null, fit: null },
        by: 'meaning' as const,
      })),
      tasks: sixTasks.slice(0, 2).map((task, place) => ({ task, score: place === 0 ? 0.8 : 0.2 })),
    }));
    const [first, second, third] = [...(query?.shares.values() ?? [])];
    expect(first).toBeCloseTo(0.9);
    expect(second).toBeCloseTo(0.63);
    expect(third).toBeCloseTo(0.225);
    const { picks } = recommendTools(tools, answers, { tasks: sixTasks, query });
    expect(picks[0]?.reasons).toContainEqual(expect.objectContaining({ text: 'Does what “fog” seems to ask for' }));
  });

  it('holds no other desk or goal against a tool as far as it does what was typed', () => {
    const stranger = makeTool({ id: 1, departments: ['strategy'], goals: ['analysis'] });
    const against = (share: number) =>
      recommendTools([stranger], answers, {
        tasks: sixTasks,
        query: { words: 'fog', shares: new Map([[1, share]]), meant: new Set<number>(), near: new Set<number>() },
      }).picks[0]?.misfits.map(({ code }) => code);
    expect(against(0)).toEqual(expect.arrayContaining(['other_department', 'goal_missing']));
    expect(against(1)).not.toContain('other_department');
    expect(against(1)).not.toContain('goal_missing');
  });

  it('lets what was typed lead over every answer, as many tools as do it, in the order of their points', () => {
    const typed = range(1, 8).map((id) =>
      makeTool({ id, departments: ['strategy'], tasks: [{ task: 'task-c', fit: 'can', note: 'Yes' }] }),
    );
    const fitting = range(9, 20).map((id) =>
      makeTool({ id, tasks: [{ task: 'task-a', fit: 'made for', note: 'Yes' }] }),
    );
    const shares = new Map(typed.map(({ id }) => [id, 1 - id / 100]));
    const options = {
      tasks: sixTasks,
      query: { words: 'jugglery', shares, meant: new Set<number>(), near: new Set<number>() },
    };
    const { picks } = recommendTools([...fitting, ...typed], answers, options);
    expect(picks.slice(0, typed.length).map(({ toolId }) => toolId)).toEqual(
      expect.arrayContaining(typed.map(({ id }) => id)),
    );
    expect(picks.map(({ counted }) => counted)).toEqual(picks.map(({ counted }) => counted).toSorted((a, b) => b - a));
    expect(picks.every(({ isByTurn, leadsFor }) => !isByTurn && leadsFor === null)).toBe(true);
    const nothingFound = {
      tasks: sixTasks,
      query: { words: 'zzzz', shares: new Map(), meant: new Set<number>(), near: new Set<number>() },
    };
    expect(recommendTools(fitting, answers, nothingFound)).toEqual(
      recommendTools(fitting, answers, { tasks: sixTasks }),
    );
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
    const plain = [1, 2, 3].map((id) => makeTool({ id }));
    expect(recommendTools([...plain, ...strangers], answers, { tasks: [task] })).toMatchObject({ fit: 'partial' });
    expect(recommendTools([...fitting, ...plain], answers, { tasks: [task] }).picks[0]?.jobs).toEqual([
      { task: task.slug, title: task.title, fit: 'made for', note: 'Yes' },
    ]);
    expect(highestScore(standardWeights)).toBe(110);
    expect(recommendTools(strangers, answers, { tasks: [task] }).fit).toBe('little');
    expect(recommendTools([], answers, options)).toEqual({ picks: [], fit: 'little' });
  });

  it('asks no one tool to do everything: two goals with a tool for each are a list that fits', () => {
    const both: QuizAnswers = { ...answers, goals: ['analysis', 'design-visual'] };
    const tasks = both.goals.map((goal) => makeTask({ slug: `to-${goal}`, goals: [goal] }));
    const specialist = (id: number, goal: Goal) =>
      makeTool({ id, goals: [goal], tasks: [{ task: `to-${goal}`, fit: 'made for', note: 'Yes' }] });
    const fitOf = (...made: Goal[]) =>
      recommendTools(
        made.map((goal, index) => specialist(index + 1, goal)),
        both,
        { tasks },
      ).fit;
    expect(fitOf('analysis', 'design-visual', 'analysis')).toBe('good');
    expect(fitOf('analysis', 'analysis', 'analysis')).not.toBe('good');
  });

  it('knows what a budget buys', () => {
    expect(countedScore(-1)).toBe(0);
    expect(ids([makeTool({ id: 9, ...pricedFor('medium') })])).toEqual([]);
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
