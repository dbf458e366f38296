import { expect, test } from 'vitest';
import { countDone, coverDesk, coverText } from './desk-cover.ts';

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
  expect([countDone(covered), countDone(covered, 2)]).toEqual([2, 1]);
});

test('all desks together say how much is done, how much twice, and for which desk nothing', () => {
  const desk = (title: string, ...tools: Parameters<typeof coverDesk>[0]) => ({
    title,
    covered: coverDesk(tools, jobs),
  });
  const [hair, bare] = [desk('Hair', does('A', 'cut'), does('B', 'cut', 'dye')), desk('Wool')];
  expect(coverText([hair, bare])).toBe(
    'Your tools do 2 of 8 jobs well, 1 of them more than once. None covers a Wool job.',
  );
  expect(coverText([hair, bare, desk('Milk')])).toMatch(/None covers a Wool or Milk job\.$/);
  expect(coverText([desk('Hair', does('A', 'cut'))])).toBe('Your tools do 1 of 4 jobs well.');
  expect(coverText([bare])).toBe('Your tools do 0 of 4 jobs well.');
});
