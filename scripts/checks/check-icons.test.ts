import { expect, it } from 'vitest';
import { checkIcons } from './check-icons.ts';

const option = { value: 'analysis', icon: 'lens', title: 'Analysis', description: '' };
const questions = [{ field: 'goals' as const, options: [option] }];

it('finds every drawing', () => expect(checkIcons(questions, '<svg><symbol id="lens"></symbol></svg>')).toEqual([]));
it('names an icon that nobody drew, and a drawing that nobody uses', () => {
  const problems = checkIcons(questions, '<svg><symbol id="loop"></symbol></svg>');
  expect(problems.map(({ field, value }) => [field, value])).toEqual([
    ['icon of analysis in goals', 'lens'],
    ['symbol', 'loop'],
  ]);
});
