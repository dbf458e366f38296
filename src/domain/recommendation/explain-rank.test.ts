import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { makeEvidence, makeTool, pricedFor } from '#domain/tool/editing/make-tool.ts';
import { anyAnswers, anyCatalogue, options } from '#testing/any-catalogue.ts';
import { explainRank } from './explain-rank.ts';
import { recommendTools } from './recommend-tools.ts';

describe('explainRank', () => {
  it('ranks every pick where the list has it, with the same points, reasons and misfits', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, answers) => {
        for (const [index, { toolId, jobs: _, leadsFor: __, tier: ___, ...why }] of recommendTools(
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
      missed: ['goal', 'budget', 'task'],
      misfits: [{ text: 'Good at no creative job in analysis' }, { text: 'Good at no creative job in automation' }],
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

  it('says everything that put a tool where it is', () => {
    const [tool, better] = [makeTool(), makeTool({ id: 2, goals: ['analysis'] })];
    const asked: QuizAnswers = { ...analysing, goals: ['analysis'] };
    const reason = (code: string, weight: number, text: string) => ({ code, weight, text });
    const reasons = [
      reason('department', 25, 'Made for creative work'),
      reason('budget', 5, 'Within what you set aside: $1–50 a month'),
      reason('experience', 10, 'Suits beginners'),
      reason('team_size', 5, 'Works for one person'),
    ];
    const said = {
      toolId: 1,
      name: 'Some Tool',
      ranked: 2,
      score: 25,
      counted: 25,
      reasons,
      misfits: [reason('goal_missing', 20, 'Good at no creative job in analysis')],
      missed: ['goal', 'task'],
      isByTurn: false,
    };
    expect(explainRank([tool, better], asked, tool, options)).toEqual({
      ...said,
      rank: 2,
      listed: 2,
      gate: null,
      lastListedScore: 25,
      decidedBy: null,
    });
    const closed = { ...tool, status: { ...tool.status, state: 'shut down' as const } };
    expect(explainRank([better, tool], asked, closed, options)).toEqual({
      ...said,
      rank: null,
      listed: 2,
      gate: 'shut_down',
      lastListedScore: 25,
      decidedBy: null,
    });
    const three = [3, 4].map((id) => ({ ...better, id }));
    expect(explainRank([tool, better, ...three], asked, tool, options)).toEqual({
      ...said,
      rank: 4,
      ranked: 4,
      listed: 3,
      gate: null,
      lastListedScore: 70,
      decidedBy: 'points',
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
    const { evidence } = makeTool();
    expect(gateOf({ freeUse: 'no', pricing: price(null) }, 'medium')).toBe('price_unread');
    const silent = { ...evidence, price: makeEvidence() };
    expect(gateOf({ freeUse: 'no', pricing: price(null), evidence: silent }, 'medium')).toBe('no_public_price');
    expect(gateOf({ freeUse: 'no', pricing: price(99) }, 'low')).toBe('over_budget');
    expect(gateOf({ freeUse: 'trial', pricing: price(99) }, 'low')).toBe('over_budget');
  });

  it('does not hide what does what was typed because nobody has read its price, and says so', () => {
    const tool = makeTool({ freeUse: 'no', pricing: { amount: null, period: 'month', details: 'One seat.' } });
    const explain = (share: number, budget: QuizAnswers['budget']) => {
      const query = {
        words: 'a boom pole',
        shares: new Map([[tool.id, share]]),
        meant: new Set<number>(),
        near: new Set<number>(),
      };
      return explainRank([tool], { ...analysing, budget }, tool, { ...options, query });
    };
    const unread = { code: 'price_unread', text: 'Nobody here has read its price yet', weight: 10 };
    expect(explain(0.5, 'medium')).toMatchObject({ gate: null, rank: 1 });
    expect(explain(0.5, 'medium').misfits).toContainEqual(unread);
    for (const [share, budget] of [
      [0.4, 'medium'],
      [1, 'free'],
    ] as const) {
      expect(explain(share, budget)).toMatchObject({ gate: 'price_unread', rank: null });
      expect(explain(share, budget).misfits).not.toContainEqual(unread);
    }
  });

  it('says what decided against a tool with as many points as the last one on the list', () => {
    const equal = Array.from({ length: 20 }, (_, index) => makeTool({ id: index + 1 }));
    const chosen = equal.map((tool, index) =>
      index < 12 ? { ...tool, yakPick: 'It is the best of its kind.' } : tool,
    );
    const deciders = (tools: typeof equal, asked = tools) =>
      new Set(asked.flatMap((tool) => explainRank(tools, analysing, tool, options).decidedBy ?? []));
    expect(deciders(equal)).toEqual(new Set(['turn']));
    expect(deciders(chosen, chosen.slice(12))).toEqual(new Set(['editors']));
  });
});
