import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryTerms, toolInk } from './category-terms.ts';
import { confirmedText } from './confirmed-text.ts';
import { initials } from './initials.ts';
import { priceText } from './price-text.ts';
import { cutLine } from './tool-index.ts';

const vocabulary = [
  { name: 'video AI', ink: 'red' as const, about: 'Moving pictures made by a model.' },
  { name: '3D', ink: 'grey' as const, about: 'Models, textures and scenes.' },
];

describe('priceText', () => {
  it.each([
    [0, 'month', 'Free to start'],
    [10, 'month', '$10/month'],
    [0.05, 'image', '$0.05/image'],
    [249.99, 'month', '$249.99/month'],
  ] as const)('%s a %s', (amount, period, text) => expect(priceText({ amount, period }, 'Free to start')).toBe(text));
  it('says only Free where tools are compared', () =>
    expect(priceText({ amount: 0, period: 'month' }, 'Free')).toBe('Free'));
});

describe('initials', () => {
  it.each([
    ['Adobe Firefly', 'AF'],
    ['runway', 'R'],
    ['FLUX by Black Forest Labs', 'FB'],
    ['  eleven   labs ', 'EL'],
    ['', ''],
    ['🎬 cut', '🎬C'],
    ['ßa und', 'SU'],
  ])('of "%s"', (name, letters) => expect(initials(name)).toBe(letters));
  it('are never more than two, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect([...initials(name)].length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('categories', () => {
  it('capitalises each word and keeps the rest', () => {
    expect(categoryTerms('AI image generation, motion and VFX , 3D')).toEqual([
      'AI Image Generation',
      'Motion And VFX',
      '3D',
    ]);
  });
  it('takes the ink of the first term, whatever its case', () => {
    expect(toolInk('Video AI, 3D', vocabulary)).toBe('red');
    expect(toolInk('3D, video AI', vocabulary)).toBe('grey');
    expect(toolInk('basket weaving', vocabulary)).toBe('grey');
  });
});

describe('confirmedText', () => {
  it('says when a fact was checked, or whom to ask', () => {
    expect(confirmedText({ source: 'https://example.com/', checkedOn: '2026-11-21' }, 'Runway')).toBe(
      'Checked 21 November 2026',
    );
    expect(confirmedText({ source: null, checkedOn: null }, 'Runway')).toBe('Not confirmed yet: check with Runway');
  });
});

describe('cutLine', () => {
  it('cuts at a word and says so', () => {
    expect(cutLine('one two three', 13)).toBe('one two three');
    expect(cutLine('one two, three', 10)).toBe('one two...');
    expect(cutLine('uncuttable', 4)).toHaveLength(4);
  });
});
