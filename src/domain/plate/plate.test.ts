import { describe, expect, it } from 'vitest';
import { PLATE } from './draw.ts';
import { type Motif, motifs } from './motifs.ts';
import { motifOfCategory, motifOfTools, plateOf } from './plate.ts';
import categories from '#data/categories.json' with { type: 'json' };

const all = Object.keys(motifs) as Motif[];
const words = ['image', 'video', 'clone-a-voice', 'remove-a-background', 'a', ''];

describe.each(all)('%s', (motif) => {
  it.each(words)('draws %o alike each time, light, and within its box', (word) => {
    const plate = plateOf(word, motif);
    expect(plateOf(word, motif)).toEqual(plate);
    const data = [plate.solid, plate.pale, plate.line].join('');
    expect(data.length).toBeLessThan(2800);
    expect(data).not.toMatch(/NaN|undefined/);
    for (const [, x = '', y = ''] of data.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(PLATE.width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(PLATE.height);
    }
  });
});

it('draws different words differently', () => {
  for (const motif of all) {
    const drawn = words.map((word) => JSON.stringify(plateOf(word, motif)));
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
