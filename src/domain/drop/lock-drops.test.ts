import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Drop } from './drop.schema.ts';
import { dropDateText } from './drop-log.ts';
import { lockDrops, withLocked } from './lock-drops.ts';

const makeDrop = (fields: Partial<Drop>): Drop => ({
  id: 1,
  toolName: 'Runway',
  toolId: 29,
  updateTitle: 'SECRET title',
  updateDescription: 'SECRET description of what changed and for whom it matters in the end.',
  updateType: 'updated',
  kind: 'feature',
  releaseDate: '2026-11-04',
  sourceUrl: 'https://example.com/SECRET',
  isAuthentic: true,
  supersededBy: null,
  ...fields,
});

describe('lockDrops', () => {
  it('gives the newest whole and of the others only id, tool, type and date', () => {
    const drops = [makeDrop({ id: 1, releaseDate: '2026-01-01' }), makeDrop({ id: 2, releaseDate: '2026-03-01' })];
    expect(lockDrops(drops, 1)).toEqual([
      { ...drops[1], locked: false, successor: null },
      { id: 1, toolName: 'Runway', updateType: 'updated', releaseDate: '2026-01-01', locked: true },
    ]);
  });

  it('stands with what is known by its label alone, newest first', () => {
    const [view] = lockDrops([makeDrop({ id: 1 })], 1);
    const locked = (id: number, releaseDate: string) =>
      ({ id, toolName: 'Runway', updateType: 'updated', releaseDate, locked: true }) as const;
    const [same, newer] = [locked(5, '2026-11-04'), locked(2, '2026-11-05')];
    expect(withLocked(view ? [view] : [], [same, newer])).toEqual([newer, same, view]);
    expect(withLocked([same, newer], [])).toEqual([same, newer]);
  });

  it('names what supersedes a drop, unless that is locked itself', () => {
    const drops = [
      makeDrop({ id: 1, releaseDate: '2026-05-28', supersededBy: 2 }),
      makeDrop({ id: 2, releaseDate: '2026-10-06', updateTitle: 'The later one' }),
    ];
    expect(lockDrops(drops, 2)[1]).toMatchObject({ id: 1, successor: { id: 2, updateTitle: 'The later one' } });
    const wrongWayRound = drops.map((drop) => ({ ...drop, releaseDate: drop.id === 1 ? '2026-11-01' : '2026-10-06' }));
    expect(lockDrops(wrongWayRound, 1)[0]).toMatchObject({ id: 1, successor: null });
  });

  it('never lets a word of a locked drop out, whatever is locked', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 12 }), fc.nat({ max: 14 }), (days, open) => {
        const drops = days.map((day, index) =>
          makeDrop({ id: index + 1, releaseDate: `2026-02-${String(day).padStart(2, '0')}` }),
        );
        const views = lockDrops(drops, open);
        expect(views).toHaveLength(drops.length);
        expect(views.filter(({ locked }) => !locked)).toHaveLength(Math.min(open, drops.length));
        expect(JSON.stringify(views.filter(({ locked }) => locked))).not.toContain('SECRET');
        expect(views.map(({ releaseDate }) => releaseDate)).toEqual(
          views
            .map(({ releaseDate }) => releaseDate)
            .sort()
            .reverse(),
        );
      }),
    );
  });
});

describe('dropDateText', () => {
  it.each([
    ['2026-11-04', 'NOV 4'],
    ['2025-12-31', 'DEC 31'],
    ['2026-01-01', 'JAN 1'],
  ])('%s', (day, text) => expect(dropDateText(day)).toBe(text));
});
