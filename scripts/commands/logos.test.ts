import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { readLobeIcon } from './lobe-icon.ts';
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

describe('an icon of LobeHub', () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  const icon = (name: string, inside: string) =>
    writeFileSync(join(folder, `${name}.svg`), `<svg viewBox="0 0 24 24"><title>A</title>${inside}</svg>`);
  it('gives its outlines, and its colour when it has one', () => {
    icon('one', '<path d="M0 0h1"/><path d="M2 2h1" fill-opacity=".5"/>');
    icon('one-color', '<path d="M0 0h1" fill="#F50"/>');
    expect(readLobeIcon(folder, 'one')).toEqual({
      outlines: [
        { path: 'M0 0h1', opacity: null },
        { path: 'M2 2h1', opacity: '.5' },
      ],
      colour: '#ff5500',
    });
  });
  it('has no colour when it has two, or none', () => {
    icon('two', '<path d="M0 0h1"/>');
    expect(readLobeIcon(folder, 'two').colour).toBeNull();
    icon('two-color', '<path fill="#ff5500"/><path fill="#005500"/>');
    expect(readLobeIcon(folder, 'two').colour).toBeNull();
  });
  it('is refused when it is more than outlines', () => {
    icon('three', '<circle r="3"/>');
    expect(() => readLobeIcon(folder, 'three')).toThrow('three.svg');
  });
});
