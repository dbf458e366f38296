import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COVER } from './draw-cover.ts';
import { type Motif, motifs } from './cover-motifs.ts';
import { motifOfCategory, motifOfTools, coverOf } from './cover.ts';
import categories from '#data/categories.json' with { type: 'json' };

const all = Object.keys(motifs) as Motif[];
const words = ['image', 'video', 'clone-a-voice', 'remove-a-background', 'a', ''];

describe.each(all)('%s', (motif) => {
  it.each(words)('draws %o alike each time, light, and within its box', (word) => {
    const plate = coverOf(word, motif);
    expect(coverOf(word, motif)).toEqual(plate);
    const data = [plate.solid, plate.pale, plate.line].join('');
    expect(data.length).toBeLessThan(2800);
    expect(data).not.toMatch(/NaN|undefined/);
    for (const [, x = '', y = ''] of data.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(COVER.width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(COVER.height);
    }
  });
});

it('draws different words differently', () => {
  for (const motif of all) {
    const drawn = words.map((word) => JSON.stringify(coverOf(word, motif)));
    expect(new Set(drawn).size, motif).toBeGreaterThan(words.length / 2);
  }
});

it('has a motif for every category of the guide', () => {
  for (const { name } of categories.categories) expect(Object.keys(motifs)).toContain(motifOfCategory(name));
  expect(new Set(categories.categories.map(({ name }) => motifOfCategory(name))).size).toBeGreaterThan(13);
});

it('takes the motif that most tools stand for, and lets a later term tell more than the first', () => {
  const of = (...list: string[]) => motifOfTools(list.map((category) => ({ category })));
  expect(of('design assistant, 3D', 'design assistant, 3D')).toBe('mesh');
  expect(of('video AI', 'video AI', 'AI image generation')).toBe('film');
  expect(of()).toBe('layout');
});

it.each(
  Object.entries({
    wave: 'c77a7cb059e4',
    film: '9e02a78ccdbb',
    picture: '0fb24ae474b5',
    mesh: '8c9cf996ff40',
    layout: '94e1b0aec80c',
    copy: '20c91831d9d5',
    calendar: 'fa2ca8d32dbc',
    steps: '409d0ac8ef8b',
    deck: '80568ed73d2f',
    rings: '9879710d586d',
    talk: '54a788f6cba9',
    grain: 'e078a9d576a5',
    browser: '3f534905465c',
    curve: '0ff5b5f4235b',
    tracks: '404265de8135',
    shelf: '7c9e3923f6a7',
    seal: 'a60d4a1cbcd6',
  }),
)('draws %s as it has always drawn it', (motif, print) => {
  const drawn = JSON.stringify(words.map((word) => coverOf(word, motif as Motif)));
  expect(createHash('sha256').update(drawn).digest('hex').slice(0, 12)).toBe(print);
});
