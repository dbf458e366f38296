import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { logoColour, valuesOf } from './logo-colour.ts';

describe('contrast', () => {
  it('is 21 for black on white, 1 for the same, whichever comes first', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#c8320b', '#c8320b')).toBe(1);
  });
  it('agrees with a published pair', () => expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2));
});

describe('the colour of a mark', () => {
  const papers = ['#fcf8ef', '#1f1b15'];
  it('is its own where it can be told from both papers', () =>
    expect(logoColour('#ff4f00', '#8b8275', papers)).toBe('#ff4f00'));
  it('is neutral where it drowns in one of them', () => {
    expect(logoColour('#000000', '#8b8275', papers)).toBe('#8b8275');
    expect(logoColour('#ffffff', '#8b8275', papers)).toBe('#8b8275');
  });
  it('has a neutral one that can be told from both papers of our own', () => {
    const css = readFileSync('src/styles/tokens.css', 'utf8');
    const own = valuesOf('--paper-raised', css);
    const [neutral = ''] = valuesOf('--ink-grey', css);
    expect(own).toHaveLength(2);
    expect(own.map((paper) => contrast(neutral, paper) >= 3)).toEqual([true, true]);
  });
});

it('reads a property in each theme', () => {
  expect(valuesOf('--a', ':root{--a: #FFffFF; --ab: #111111;} .dark{--a: #000000;}')).toEqual(['#ffffff', '#000000']);
});
