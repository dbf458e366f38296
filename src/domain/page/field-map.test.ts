import { describe, expect, it } from 'vitest';
import { makeTask } from '#domain/task/make-task.ts';
import { fieldMap } from './field-map.ts';
import { mapPath } from './map-path.ts';

describe('fieldMap', () => {
  const tasks = [
    makeTask({ slug: 'a', title: 'Two desks', desks: ['production', 'creative', 'brand'] }),
    makeTask({ slug: 'b', title: 'The other way round', desks: ['creative', 'production'] }),
    makeTask({ slug: 'c', title: 'Alone', desks: ['strategy'] }),
  ];

  it('puts a task on the track of the two desks that have it most, whichever comes first', () => {
    const { tracks } = fieldMap(tasks);
    expect(tracks.map(({ id, tasks: own }) => [id, own.map(({ slug }) => slug)])).toEqual([
      ['strategy', ['c']],
      ['creative+production', ['b', 'a']],
    ]);
  });
  it('has the stations of the first desk first, those of one desk by title', () => {
    const of = (title: string, ...desks: ('creative' | 'production')[]) => makeTask({ slug: title, title, desks });
    const own = [
      of('d', 'creative', 'production'),
      of('a', 'production', 'creative'),
      of('b', 'creative', 'production'),
      of('e', 'production', 'creative'),
      of('c', 'creative', 'production'),
    ];
    expect(fieldMap(own).tracks.map(({ tasks: stations }) => stations.map(({ title }) => title))).toEqual([
      ['b', 'c', 'd', 'a', 'e'],
    ]);
  });
  it('leads each line over every track of its desk, once', () => {
    const { lines } = fieldMap(tasks);
    expect(lines.map(({ desk, tracks }) => [desk, tracks])).toEqual([
      ['creative', ['creative+production']],
      ['strategy', ['strategy']],
      ['production', ['creative+production']],
      ['brand', []],
      ['social', []],
    ]);
  });
  it('has a track for every pair of desks and every desk alone', () => {
    const desks = ['creative', 'strategy', 'production', 'brand', 'social'] as const;
    const all = desks.flatMap((a) => desks.map((b) => makeTask({ slug: `${a}-${b}`, desks: a === b ? [a] : [a, b] })));
    const { tracks } = fieldMap(all);
    expect(tracks.flatMap(({ tasks: own }) => own)).toHaveLength(25);
    expect(tracks).toHaveLength(15);
  });
});

describe('mapPath', () => {
  it('cuts each corner at 45 degrees', () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 40 },
    ];
    expect(mapPath(corner, 10)).toBe('M0 0L30 0L40 10L40 40');
    const low = corner.map(({ x, y }) => ({ x: x + 5, y: 100 - y }));
    expect(mapPath(low, 10)).toBe('M5 100L35 100L45 90L45 60');
  });
  it('never cuts more than half of a short way, and skips a point that is there twice', () => {
    const short = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 8, y: 0 },
      { x: 8, y: 30 },
    ];
    expect(mapPath(short, 10)).toBe('M0 0L4 0L8 10L8 30');
  });
});
