import { expect, it } from 'vitest';
import { overlapOf } from './overlap.ts';

const job = (slug: string, ...names: string[]) => ({ slug, title: `To ${slug}`, names });

it('shows the jobs that more than one tool does, and only the tools that do them', () => {
  const { columns, rows, more } = overlapOf(['A', 'B', 'C'], [job('cut', 'C', 'A'), job('write', 'B')]);
  expect([columns, rows, more]).toEqual([['A', 'C'], [{ slug: 'cut', title: 'To cut', marks: [true, true] }], 0]);
});

it('is empty where nobody does the same', () => {
  expect(overlapOf(['A', 'B'], [job('cut', 'A'), job('write', 'B')])).toEqual({ columns: [], rows: [], more: 0 });
});

it('counts what it leaves out', () => {
  const many = Array.from({ length: 13 }, (_, index) => job(`job-${index}`, 'A', 'B'));
  const { rows, more } = overlapOf(['A', 'B'], many);
  expect([rows.length, more]).toEqual([10, 3]);
});
