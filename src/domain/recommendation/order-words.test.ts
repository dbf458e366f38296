import { expect, it } from 'vitest';
import { budgetRangeText, companyPoints, tasksWeighed, unreadPriceText, weightParts } from './order-words.ts';
import { standardWeights } from './weights.ts';

/** As it is typed: with spaces that break. */
const plain = (text = '') => text.replaceAll('\u00A0', ' ');

it('prints the points of the order as it counts them', () => {
  const parts = weightParts(standardWeights);
  const told = parts.map(({ title, rows, sum }) => [
    title,
    ...rows.map((row) => `${row.points} ${row.title}`),
    ...(sum ? [sum] : []),
  ]);
  expect(told).toEqual([
    [
      'Always counted',
      '+25 Your desk',
      '+25 Your goals',
      '+40 The jobs it does',
      '+5 A price within your budget',
      '+10 Your experience',
      '+5 Your team',
      '110',
    ],
    [
      'Only if you typed something, have a high budget or a large team',
      '+150 What you typed',
      '+15 Its maker gives an indemnity',
      '+5 Built for many seats',
      '+5 Priced for companies',
    ],
    [
      'Taken off',
      '−15 Made for another desk',
      '−20 Good at no job for a goal',
      '−15 Expects more of you',
      '−15 Another size of team',
      '−10 Its price was not read',
      '−15 Its future is being watched',
      '−5 It was acquired',
      '−25 No paid work',
    ],
  ]);
  const [always] = parts;
  expect(always?.rows.reduce((sum, { points }) => sum + Number(points), 0)).toBe(Number(always?.sum));
  expect(companyPoints(standardWeights)).toBe(25);
  expect(plain(always?.rows[0]?.detail)).toContain(
    '80 % when yours is its second, 60 % when it comes later, 40 % when only',
  );
  expect(Object.fromEntries(Object.entries(tasksWeighed).map(([of, words]) => [of, plain(words)]))).toEqual({
    fits: 'made for 100 %, good at 70 %, can 30 %',
    desks: 'first 100 %, second 85 %, third 70 %, fourth 60 %',
    goals: 'first 100 %, second 75 %, third 60 %',
  });
  expect(plain(unreadPriceText(standardWeights))).toMatch(/at least 50 % of what you typed .+ with 10 points less\.$/);
  expect(budgetRangeText).toMatch(/^up to \$50 a month is low, up to \$200 is medium/);
});
