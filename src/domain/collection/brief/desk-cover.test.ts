import { expect, test } from 'vitest';
import { coverDesk, coverText } from './desk-cover.ts';

const does = (name: string, ...own: string[]) => ({
  name,
  tasks: own.map((task) => ({ task, fit: task === 'merely' ? ('can' as const) : ('good at' as const) })),
});
const jobs = ['comb', 'merely', 'cut', 'dye'].map((slug) => ({ slug, title: slug }));

test('the jobs of a desk stand by how many of a list do them well; what one merely can is not done', () => {
  const covered = coverDesk([does('A', 'cut', 'elsewhere'), does('B', 'cut', 'dye', 'merely')], jobs);
  expect(covered.map(({ slug, names }) => [slug, ...names])).toEqual([
    ['cut', 'A', 'B'],
    ['dye', 'B'],
    ['comb'],
    ['merely'],
  ]);
  expect(coverText(covered)).toBe('Your tools do 2 of its 4 jobs well, 1 of them more than once.');
  expect(coverText(coverDesk([], jobs))).toBe('Your tools do 0 of its 4 jobs well.');
});
