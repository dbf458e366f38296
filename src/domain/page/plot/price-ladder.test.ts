import { describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { isWorthDrawing, priceLadder } from './price-ladder.ts';

const read = { ...noEvidence(), price: makeEvidence() };
const priced = (name: string, amount: number | null, period: 'month' | 'year' | 'image' = 'month') =>
  makeTool({ name, pricing: { amount, period, details: '' }, evidence: read });

describe('priceLadder', () => {
  it('goes up by what a month costs, whatever the price is paid for', () => {
    const { rungs, top } = priceLadder([priced('Dear', 96), priced('Yearly', 120, 'year'), priced('Free', 0)]);
    expect(rungs.map(({ tool, amount }) => [tool.name, amount])).toEqual([
      ['Free', 0],
      ['Yearly', 10],
      ['Dear', 96],
    ]);
    expect(top).toBe(96);
  });
  it('marks what nobody has confirmed, and puts it behind a confirmed price of the same amount', () => {
    const guess = makeTool({ name: 'A guess', pricing: { amount: 10, period: 'month', details: '' } });
    const { rungs } = priceLadder([guess, priced('Read', 10), priced('Bought', 10), priced('Sold', 10)]);
    expect(rungs.map(({ tool, isConfirmed }) => [tool.name, isConfirmed])).toEqual([
      ['Bought', true],
      ['Read', true],
      ['Sold', true],
      ['A guess', false],
    ]);
  });
  it('keeps what is sold by use or on request beside the axis', () => {
    const tools = [priced('On request', null), priced('A month', 0.5), priced('By use', 0.04, 'image')];
    const { rungs, others, top } = priceLadder(tools);
    expect([rungs.map(({ tool }) => tool.name), others.map(({ name }) => name), top]).toEqual([
      ['A month'],
      ['On request', 'By use'],
      1,
    ]);
  });
});

it('draws nothing for two tools, or for many of one price', () => {
  expect(isWorthDrawing(priceLadder([priced('One', 1), priced('Two', 2)]))).toBe(false);
  expect(isWorthDrawing(priceLadder(['A', 'B', 'C'].map((name) => priced(name, 5))))).toBe(false);
  expect(isWorthDrawing(priceLadder([priced('One', 1), priced('Two', 2), priced('Three', 2)]))).toBe(true);
});
