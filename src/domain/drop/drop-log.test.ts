import { describe, expect, it, test } from 'vitest';
import { makeTask } from '#domain/task/make-task.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { dropFaces } from './drop-faces.ts';
import { dropLabel, dropTypeText, isOfDayAbove, newYear, sourceLabel } from './drop-log.ts';

describe('the label of a drop', () => {
  it('is never missing', () => {
    expect(dropLabel({ isAuthentic: true })).toBe('Verified at the source');
    expect(dropLabel({ isAuthentic: false })).toBe('Reported, not read at its source');
    const at = (sourceUrl: string, isAuthentic = true) => sourceLabel({ isAuthentic, sourceUrl });
    expect([at('https://www.krea.ai/blog'), at('https://press.test/1', false), at('krea')]).toEqual([
      'Verified at krea.ai',
      'Read press.test',
      'Verified at the source',
    ]);
  });
});

test.each([
  ['new', { updateType: 'new', kind: 'feature' }],
  ['updated', { updateType: 'updated' }],
  ['price', { updateType: 'new', kind: 'price' }],
  ['closing', { updateType: 'other', kind: 'shutdown' }],
  ['terms', { updateType: 'other', kind: 'terms' }],
  ['new owner', { updateType: 'updated', kind: 'owner' }],
  ['other', { updateType: 'other', kind: 'feature' }],
  ['other', { updateType: 'other' }],
] as const)('says “%s” of the type of a drop', (text, drop) => expect(dropTypeText(drop)).toBe(text));

test('the tool of a drop is known by its mark and the first of its jobs', () => {
  const [comb, cut] = ['comb', 'cut'].map((slug) => makeTask({ slug, title: `${slug} it` }));
  const jobs = ['cut', 'comb'].map((task) => ({ task, fit: 'can' as const, note: '' }));
  const tools = [
    makeTool({ name: 'Shears', icon: 'shears', tasks: jobs }),
    makeTool({ name: 'Idle', icon: null, tasks: [] }),
    makeTool({ name: 'Quiet' }),
  ];
  const named = ['Shears', 'Idle', 'Nobody'].map((toolName) => ({ toolName }));
  expect(
    dropFaces(
      named,
      tools,
      [comb, cut].flatMap((task) => task ?? []),
    ),
  ).toEqual({
    Shears: { icon: 'shears', job: { slug: 'cut', title: 'cut it' } },
    Idle: { icon: null, job: undefined },
  });
});

test('a day is printed above the first of its drops', () => {
  const drops = ['2026-11-10', '2026-11-10', '2026-11-09', '2025-11-09'].map((releaseDate) => ({ releaseDate }));
  expect(drops.map((_, index) => isOfDayAbove(drops, index))).toEqual([false, true, false, false]);
});

describe('the year of a drop', () => {
  const drops = ['2026-11-10', '2026-01-13', '2025-12-31', '2025-05-07'].map((releaseDate) => ({ releaseDate }));
  it('stands with the first and where it changes', () =>
    expect(drops.map((_, index) => newYear(drops, index))).toEqual(['2026', null, '2025', null]));
  it('is nothing in an empty log', () => expect(newYear([], 0)).toBeNull());
});
