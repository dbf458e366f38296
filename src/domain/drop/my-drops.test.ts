import { describe, expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { circleTools, filterDrops } from './my-drops.ts';
import { quietAbove } from './drop-log.ts';

const does = (id: number, task: string, fit: 'made for' | 'can') =>
  makeTool({ id, tasks: [{ task, fit, note: 'So' }] });
const tools = [
  does(1, 'cut-video', 'made for'),
  does(2, 'cut-video', 'made for'),
  does(3, 'cut-video', 'can'),
  does(4, 'write', 'made for'),
];
const drop = (toolId: number | null, kind: 'price' | 'feature' = 'feature') => ({ toolId, kind });

describe('my drops', () => {
  test('are those of my tools; near are those of tools that do my jobs well', () => {
    const own = new Set([1]);
    expect(circleTools('all', own, tools)).toBeNull();
    expect([...(circleTools('mine', own, tools) ?? [])]).toEqual([1]);
    expect([...(circleTools('near', own, tools) ?? [])]).toEqual([1, 2]);
  });

  test('are narrowed by kind too, and one without a tool is nobody’s', () => {
    const drops = [drop(1), drop(2), drop(null), drop(1, 'price')];
    expect(filterDrops(drops, null, null)).toHaveLength(4);
    expect(filterDrops(drops, new Set([1]), null)).toEqual([drop(1), drop(1, 'price')]);
    expect(filterDrops(drops, new Set([1]), 'price')).toEqual([drop(1, 'price')]);
  });
});

test('whole weeks without a drop are told, and a gap within neighbouring weeks is none', () => {
  const days = ['2026-11-20', '2026-11-09', '2026-11-02', '2025-12-29'].map((releaseDate) => ({ releaseDate }));
  expect(days.map((_, index) => quietAbove(days, index))).toEqual([null, null, null, '43 quiet weeks']);
  expect(quietAbove([{ releaseDate: '2026-11-16' }, { releaseDate: '2026-11-08' }], 1)).toBe('A quiet week');
});
