import { expect, it } from 'vitest';
import { checkIcons } from './check-icons.ts';

const option = { value: 'analysis', icon: 'lens', title: 'Analysis', description: '' };
const steps = [{ id: 'work' as const, title: 'What for?', subtitle: '', type: 'multiple' as const, options: [option] }];

it('finds every drawing', () => expect(checkIcons(steps, '<svg><symbol id="lens"></symbol></svg>')).toEqual([]));
it('names an icon that nobody drew, and a drawing that nobody uses', () => {
  const problems = checkIcons(steps, '<svg><symbol id="loop"></symbol></svg>');
  expect(problems.map(({ field, value }) => [field, value])).toEqual([
    ['icon of analysis in work', 'lens'],
    ['symbol', 'loop'],
  ]);
});
