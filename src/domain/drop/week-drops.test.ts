import { expect, it } from 'vitest';
import type { Drop } from './drop.schema.ts';
import { weekDrops } from './week-drops.ts';

const drop = (id: number, releaseDate: string): Drop => ({
  id,
  toolName: 'Runway',
  toolId: 29,
  updateTitle: 'Something changed',
  updateDescription: 'Two or three sentences on what changed, and for whom it matters in the end.',
  updateType: 'updated',
  kind: 'feature',
  releaseDate,
  sourceUrl: null,
  isAuthentic: false,
  supersededBy: null,
});
const drops = [
  drop(1, '2026-11-08'),
  drop(2, '2026-11-09'),
  drop(3, '2026-11-15'),
  drop(4, '2026-11-16'),
  drop(5, '2026-11-01'),
  drop(6, '2026-11-02'),
];
const ids = (week: string, toldBefore: number[] | null) =>
  weekDrops(drops, week, toldBefore && new Set(toldBefore)).map(({ id }) => id);

it('takes Monday to Sunday, newest first', () => expect(ids('2026-W46', null)).toEqual([3, 2]));
it('adds what the digest before had no chance to tell, and nothing older', () => {
  expect(ids('2026-W46', [])).toEqual([3, 2, 1, 6]);
  expect(ids('2026-W46', [1, 6])).toEqual([3, 2]);
});
it('is empty in a quiet week', () => expect(ids('2026-W40', null)).toEqual([]));
