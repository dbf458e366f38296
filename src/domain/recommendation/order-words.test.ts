import { expect, it } from 'vitest';
import { budgetRangeText, tasksWeighed, weightRows } from './order-words.ts';
import { standardWeights } from './weights.ts';

it('prints the points of the order as it counts them', () => {
  const rows = weightRows(standardWeights);
  expect(rows.map(({ title, points }) => `${points} ${title}`)).toEqual([
    '+25 Your desk',
    '+25 Your goals',
    '+40 The jobs it does',
    '+150 What you typed',
    '+5 A price within your budget',
    '+10 Your experience',
    '+5 Your team',
    '+15 Its maker gives an indemnity',
    '+5 Built for many seats',
    '+5 Priced for companies',
    '−15 Made for another desk',
    '−20 Good at no job for a goal',
    '−15 Expects more of you',
    '−15 Another size of team',
    '−10 Its price was not read',
    '−15 Its future is being watched',
    '−5 It was acquired',
    '−25 No paid work',
  ]);
  expect(rows[0]?.detail).toContain('80 % for its second, 60 % for a later one, 40 % when only a job');
  expect(tasksWeighed).toEqual({
    fits: 'made for 100 %, good at 70 %, can 30 %',
    desks: 'first 100 %, second 85 %, third 70 %, fourth 60 %',
    goals: 'first 100 %, second 75 %, third 60 %',
  });
  expect(budgetRangeText).toMatch(/^up to \$50 a month is low, up to \$200 is medium/);
});
