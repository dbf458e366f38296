import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import { objection, takenInstead } from './task-verdict.ts';

const doing = (name: string, fields: Partial<Tool> = {}, fit: Fit = 'good at') => ({
  tool: makeTool({ name, ...fields }),
  fit,
  note: 'Because it does',
});
const priced = (amount: number, isUnconfirmed = false) =>
  ({
    plan: 'Free',
    amount,
    currency: 'USD',
    period: 'month',
    billed: null,
    isUnconfirmed,
    hasConditions: false,
  }) as const;
const rights = (trainsOnUploads: 'yes' | 'no' | 'opt-out' | 'not read') => ({
  rights: { commercialUse: 'yes', trainsOnUploads, indemnity: 'not read' } as const,
});
const backed = { baseRights: { indemnity: { answer: 'yes' as const, condition: '', evidence: [] } } };
const said = (...tools: ReturnType<typeof doing>[]) =>
  takenInstead(tools).map(({ tool, when }) => `${tool.name} if ${when}`);

it('names the best of the others for each thing that the first one lacks', () => {
  const first = doing('A', { priceOfYes: priced(10), ...rights('opt-out') });
  expect(said(first, doing('B', { priceOfYes: priced(0) }), doing('C', { priceOfYes: priced(0) }))).toEqual([
    'B if paid work must cost nothing',
  ]);
  expect(
    said(
      first,
      doing('B', rights('no')),
      doing('C', { priceOfYes: priced(0), ...rights('no') }),
      doing('of which nobody read whether its results may be sold', backed),
      doing('D', {
        baseRights: { ...backed.baseRights, commercialUse: { answer: 'yes', condition: '', evidence: [] } },
      }),
    ),
  ).toEqual([
    'C if paid work must cost nothing',
    'B if nothing may be learned from your files',
    'D if the maker must stand behind the result',
  ]);
});

it('names a tool once for all that it is taken for', () => {
  const all = { priceOfYes: priced(0), ...rights('no') };
  expect(said(doing('A'), doing('B', all))).toEqual([
    'B if paid work must cost nothing or nothing may be learned from your files',
  ]);
});

it('says nothing of what the first one does itself, of what nobody has confirmed, and of tools that merely can', () => {
  const free = { priceOfYes: priced(0), ...rights('no') };
  expect(said(doing('A', free), doing('B', free))).toEqual([]);
  expect(said(doing('A'), doing('B', { priceOfYes: priced(0, true), ...rights('not read') }))).toEqual([]);
  expect(said(doing('A'), doing('B', free, 'can'))).toEqual([]);
  expect(said()).toEqual([]);
});

it.each([
  ['not read', 'Paid work not confirmed: ask before client work.'],
  ['maker silent', 'Paid work: the maker doesn’t say; ask before client work.'],
  ['depends', 'Paid work depends on conditions: ask before client work.'],
  ['no', 'No paid work.'],
  ['does not apply', null],
  ['yes', null],
] as const)('says what stands against a tool whose paid work is "%s"', (commercialUse, words) => {
  const { tool } = doing('A', { priceOfYes: null, rights: { ...rights('no').rights, commercialUse } });
  expect(objection(tool)).toBe(words);
});

it('has nothing against a tool with a price of a yes', () =>
  expect(
    objection(doing('A', { priceOfYes: priced(0), rights: { ...rights('no').rights, commercialUse: 'depends' } }).tool),
  ).toBeNull());
