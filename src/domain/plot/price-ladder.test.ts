import { describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/make-tool.ts';
import { isWorthDrawing, ladderMarks, priceLadder } from './price-ladder.ts';

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
    expect(priceLadder([guess, priced('Read', 10)]).rungs.map(({ isConfirmed }) => isConfirmed)).toEqual([true, false]);
  });
  it('keeps what is sold by use or on request beside the axis', () => {
    const { rungs, others } = priceLadder([priced('On request', null), priced('By use', 0.04, 'image')]);
    expect([rungs, others.map(({ name }) => name)]).toEqual([[], ['On request', 'By use']]);
  });
});

it('draws nothing for two tools, or for many of one price', () => {
  expect(isWorthDrawing(priceLadder([priced('One', 1), priced('Two', 2)]))).toBe(false);
  expect(isWorthDrawing(priceLadder(['A', 'B', 'C'].map((name) => priced(name, 5))))).toBe(false);
  expect(isWorthDrawing(priceLadder([priced('One', 1), priced('Two', 2), priced('Three', 2)]))).toBe(true);
});

it('marks at most five amounts, none above the top', () => {
  expect(ladderMarks(30)).toEqual([0, 10, 20]);
  expect(ladderMarks(900)).toEqual([0, 50, 100, 200, 500]);
});
