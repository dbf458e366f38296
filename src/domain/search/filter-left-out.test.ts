import { expect, it } from 'vitest';
import type { Criterion } from '#domain/tool/catalogue/filter-criteria.ts';
import { leftOutOf } from './filter-left-out.ts';

/** Paid work, uploads, backing, price, confirmed: 0 is a yes, 3 silent, 4 unread. */
const entry = (tag: string, ...criteria: Criterion[]) => ({ tag, criteria });
const entries = [
  entry('00000', 'under-10', 'paid-work'),
  entry('40000', 'over-20', 'free-plan'),
  entry('34000', 'free-plan'),
  entry('04400'),
];

it('says nothing when nothing is asked that it cannot judge', () => {
  expect(leftOutOf(entries, [])).toEqual({ notes: [], free: 0 });
  expect(leftOutOf(entries, ['beginner', 'storyboarding'])).toEqual({ notes: [], free: 0 });
});

it('counts beside a price the free tools in no box, and those without a known price', () => {
  expect(leftOutOf(entries, ['under-10'])).toEqual({
    notes: ['1 tool: their price is not public or not in dollars, or nobody has checked it.'],
    free: 1,
  });
  expect(leftOutOf(entries, ['over-20', 'free-plan']).free).toBe(0);
});

it('counts for a right what nobody has read and what the maker does not speak of, but no no', () => {
  expect(leftOutOf([...entries, entry('20000')], ['paid-work']).notes).toEqual([
    '2 tools: nobody has read what the maker says about paid work, it says nothing, or sources differ.',
  ]);
  expect(leftOutOf(entries, ['uploads-safe', 'indemnity']).notes).toEqual([
    '2 tools: nobody has read what the maker says about uploads, it says nothing, or sources differ.',
    '1 tool: nobody has read what the maker says about indemnity, it says nothing, or sources differ.',
  ]);
});
