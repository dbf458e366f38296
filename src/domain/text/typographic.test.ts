import { describe, expect, it } from 'vitest';
import { typographic, typographicText } from './typographic.ts';

describe('typographicText', () => {
  it.each([
    ["the client's brief", 'the client’s brief'],
    ["it says 'no' and 'maybe'", 'it says ‘no’ and ‘maybe’'],
    ['a "brief", (\'short\')', 'a “brief”, (‘short’)'],
    ["'No' to all", '‘No’ to all'],
    ["'90s budgets", '’90s budgets'],
    ["clients' budgets of the '90s", 'clients’ budgets of the ’90s'],
    ['"\'Quoted\' inside"', '“‘Quoted’ inside”'],
    ['nothing to do', 'nothing to do'],
  ])('sets %s as %s', (typed, printed) => expect(typographicText(typed)).toBe(printed));
  it('changes nothing that is set already', () =>
    expect(typographicText('the client’s “brief”')).toBe('the client’s “brief”'));
});

it('leaves names, addresses and what others said as they are', () => {
  const tool = {
    name: "Editor's Own",
    link: "https://example.com/it's",
    pros: ["It's quick"],
    pricing: { amount: 10, details: "A year's price" },
    evidence: { price: { quote: 'Editor\'s "price"', readOn: '2026-11-01' }, ethics: null },
  };
  expect(typographic(tool)).toEqual({
    ...tool,
    pros: ['It’s quick'],
    pricing: { amount: 10, details: 'A year’s price' },
  });
});
