import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from '#testing/search-words.ts';
import { makeTask } from '#domain/task/make-task.ts';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { searchEngine } from './search-engine.ts';
import { searchGuide } from './search-guide.ts';
import { searchTool } from './search-tool.ts';

describe('the order', () => {
  const task = makeTask({ slug: 'cut-hair', title: 'Cut hair', says: ['haircut', 'barber'] });
  const barber = (fields: Partial<Tool>) => makeTool({ slug: `tool-${fields.id}`, ...fields });
  const does = (fit: 'made for' | 'good at' | 'can'): Tool['tasks'] => [{ task: 'cut-hair', fit, note: 'Cuts' }];
  const engineOf = (tools: readonly Tool[]) =>
    searchEngine(
      tools.map((tool) => searchTool(tool)),
      [task],
      searchWords,
    );
  const order = (tools: Tool[]) => searchGuide(engineOf(tools), 'haircut').tools.map(({ tool }) => tool.id);

  it('is fit, then paid work: a yes, if on a condition, before what nobody knows, and a no last', () => {
    const { rights } = makeTool();
    const confirmed = { ...noEvidence(), price: makeEvidence() };
    const yes = { plan: 'Pro', amount: 10, currency: 'USD', period: 'month', billed: null } as const;
    const onCondition: Tool['priceOfYes'] = { ...yes, hasConditions: true, isUnconfirmed: false };
    const tools = [
      barber({ id: 1, tasks: does('made for'), rights: { ...rights, commercialUse: 'no' }, evidence: confirmed }),
      barber({ id: 2, tasks: does('made for'), rights: { ...rights, commercialUse: 'maker silent' } }),
      barber({ id: 3, tasks: does('good at'), rights: { ...rights, commercialUse: 'yes' } }),
      { ...barber({ id: 4, tasks: does('made for') }), priceOfYes: onCondition },
      barber({ id: 5, tasks: does('made for'), rights: { ...rights, commercialUse: 'not read' }, evidence: confirmed }),
    ];
    expect(order(tools)).toEqual([4, 5, 2, 1, 3]);
  });

  it('is fit, then what is confirmed, and not the alphabet', () => {
    const confirmed = { ...noEvidence(), price: makeEvidence() };
    const tools = [
      barber({ id: 1, name: 'Aa', tasks: does('can') }),
      barber({ id: 2, name: 'Bb', tasks: does('made for') }),
      barber({ id: 3, name: 'Zz', tasks: does('made for'), evidence: confirmed }),
      barber({ id: 4, name: 'Cc', tasks: does('good at') }),
    ];
    expect(order(tools)).toEqual([3, 2, 4, 1]);
  });

  it('cannot be bought: money paid to us moves nothing', () => {
    const queries = fc.constantFrom(
      'haircut',
      'tool',
      'barber free',
      'tool 2 alternative',
      'ethical',
      'tool 1 vs tool 2',
    );
    const anyTools = fc
      .array(fc.record({ fit: fc.constantFrom('made for', 'good at', 'can'), amount: fc.constantFrom(0, 10, 60) }), {
        minLength: 2,
        maxLength: 8,
      })
      .map((list) =>
        list.map(({ fit, amount }, index) =>
          barber({
            id: index + 1,
            name: `Tool ${index + 1}`,
            tasks: does(fit as 'can'),
            pricing: { amount, period: 'month', details: 'One.' },
          }),
        ),
      );
    fc.assert(
      fc.property(anyTools, queries, (tools, typed) => {
        const paid = tools.map((tool, index) => ({
          ...tool,
          sponsored: index % 2 === 0,
          commission: index * 10,
          bid: 1000 - index,
        }));
        expect(searchGuide(engineOf(paid), typed)).toEqual(searchGuide(engineOf(tools), typed));
      }),
    );
  });
});
