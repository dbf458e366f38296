import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryTermFor, categoryTerms, toolInk } from './category-terms.ts';
import { compareNames } from '#domain/text/compare-names.ts';
import {
  copierOf,
  evidenceLine,
  evidenceText,
  pageName,
  standingOf,
  standingText,
} from '#domain/tool/evidence/evidence.ts';
import { initials } from './initials.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { makeEvidence, makeTool, pricedFor } from '#domain/tool/editing/make-tool.ts';
import { budgetRangeOf, isPriceUnread, markedPrice, priceText } from '#domain/tool/plan/price.ts';
import { slugOf } from './slug-of.ts';
import { alternativesPath, toolPath } from './tool-path.ts';
import { addressKey, isWebAddress } from '#domain/text/web-address.ts';

const vocabulary = [
  { name: 'video AI', ink: 'red' as const, about: 'Moving pictures made by a model.' },
  { name: '3D', ink: 'grey' as const, about: 'Models, textures and scenes.' },
];

describe('priceText', () => {
  it.each([
    [0, 'month', 'Free plan'],
    [10, 'month', '$10/month'],
    [0.05, 'image', '$0.05/image'],
    [249.99, 'month', '$249.99/month'],
    [null, 'month', 'Price on request'],
  ] as const)('%s a %s', (amount, period, text) => expect(priceText({ amount, period })).toBe(text));
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
  it('capitalises as a title does and keeps the rest', () => {
    expect(categoryTerms('AI image generation, motion and VFX , 3D, the oral history, andante')).toEqual([
      'AI Image Generation',
      'Motion and VFX',
      '3D',
      'The Oral History',
      'Andante',
    ]);
  });
  it('drops empty terms, and finds them again', () => {
    expect(categoryTerms(' ,voice,, éditing (beta)')).toEqual(['Voice', 'Éditing (beta)']);
    expect(categoryTerms(' ,voice,, éditing (beta)')).toBe(categoryTerms(' ,voice,, éditing (beta)'));
    expect(categoryTerms('')).toEqual([]);
  });
  it('knows the short words of older sheets', () =>
    expect(['Image', 'copywriting', 'Knitting', 'constructor'].map(categoryTermFor)).toEqual([
      'AI image generation',
      'marketing copy generator',
      'Knitting',
      'constructor',
    ]));
  it('takes the ink of the first term, whatever its case', () => {
    expect(toolInk('Video AI, 3D', vocabulary)).toBe('red');
    expect(toolInk('3D, video AI', vocabulary)).toBe('grey');
    expect(toolInk('basket weaving', vocabulary)).toBe('grey');
    expect(toolInk(' ,', vocabulary)).toBe('grey');
  });
});

describe('markedPrice', () => {
  it('marks a number that nobody has read, and no other', () => {
    const { evidence } = makeTool();
    expect(markedPrice(makeTool())).toBe('$10/month*');
    expect(markedPrice(makeTool({ evidence: { ...evidence, price: makeEvidence() } }))).toBe('$10/month');
  });
  it('says that a price is on request only where that was read', () => {
    const { evidence } = makeTool();
    const pricing = { amount: null, period: 'month' as const, details: '' };
    expect(markedPrice(makeTool({ pricing }))).toBe('We haven’t checked the price');
    const read = { ...evidence, price: makeEvidence() };
    expect(markedPrice(makeTool({ pricing, evidence: read }))).toBe('Price on request');
  });
  it('says of a tool that is shut down that it is sold no longer, not that nobody has read its price', () => {
    const pricing = { amount: null, period: 'month' as const, details: '' };
    const status = { ...makeTool().status, state: 'shut down' as const };
    expect(markedPrice(makeTool({ pricing, status }))).toBe('No longer sold');
    expect([isPriceUnread(makeTool({ pricing, status })), isPriceUnread(makeTool({ pricing }))]).toEqual([false, true]);
  });
});

describe('budgetRangeOf', () => {
  it.each([
    [20, 'month', 'yes', 'free'],
    [0, 'month', 'not read', 'free'],
    [20, 'month', 'not read', 'low'],
    [0, 'month', 'trial', 'low'],
    [50, 'month', 'no', 'low'],
    [51, 'month', 'no', 'medium'],
    [200, 'user', 'no', 'medium'],
    [201, 'month', 'no', 'high'],
    [600, 'year', 'no', 'low'],
    [299, 'license', 'no', 'high'],
    [0.05, 'image', 'no', 'low'],
    [null, 'month', 'no', 'high'],
  ] as const)('%s a %s, free use: %s, asks for a budget that is %s', (amount, period, freeUse, budget) =>
    expect(budgetRangeOf({ pricing: { amount, period }, freeUse })).toBe(budget),
  );
  it('is what a tool of a test asks for', () => {
    const asked = (['free', 'low', 'medium', 'high'] as const).map(pricedFor);
    expect([...asked.map(budgetRangeOf), ...asked.map(({ freeUse }) => freeUse)].join()).toBe(
      'free,low,medium,high,yes,no,no,no',
    );
  });
});

describe('evidenceText', () => {
  const text = (fields: Parameters<typeof makeEvidence>[0]) => evidenceText(makeEvidence(fields), 'Runway');
  it('says confirmed for the maker’s own words, who reported the others, or whom to ask', () => {
    expect(text({ readOn: '2026-11-21' })).toBe('Confirmed 21 November 2026: example.com/pricing');
    expect(text({ kind: 'press', source: 'https://the.www.example/a/', pageDate: '2026-10-03' })).toBe(
      'Press: the.www.example/a, 3 October 2026',
    );
    expect(evidenceText(null, 'Runway')).toBe('Not confirmed yet: check with Runway');
    expect((['maker', 'press'] as const).map((kind) => standingOf(makeEvidence({ kind })))).toEqual([
      'confirmed',
      'reported',
    ]);
    expect(standingText(makeEvidence())).toBe('Confirmed 1 November 2026');
    expect(standingText(makeEvidence({ kind: 'press' }))).toBe('Press: example.com, 1 November 2026');
  });
  it('names the page and who copied it, for a page that was not read itself', () => {
    const copy = 'https://github.com/OpenTermsArchive/genai-eu-versions/blob/1a2b/Runway/Terms.md';
    expect(text({ kind: 'terms archive', copy, pageDate: '2026-09-15' })).toBe(
      'Confirmed 15 September 2026: example.com/pricing, as kept by OpenTermsArchive/genai-eu-versions',
    );
    expect(text({ kind: 'dated transcription', copy: 'https://www.notes.example/runway' })).toBe(
      'example.com/pricing, copied by notes.example, 1 November 2026',
    );
    expect(text({ kind: 'press', copy })).toBe(
      'Press: example.com/pricing, 1 November 2026, as kept by OpenTermsArchive/genai-eu-versions',
    );
  });
  it('says in one line that words were copied, and leaves the name of the copier to the opened source', () => {
    const copied = makeEvidence({
      kind: 'dated transcription',
      copy: 'https://github.com/somebody/prices/blob/1/a.md',
    });
    expect(evidenceLine(copied, 'Runway').note).toBe('Copied by a reader, 1 November 2026: example.com');
    expect(standingText(copied)).toBe('Copied by a reader, 1 November 2026');
    const unnamed = makeEvidence({ kind: 'dated transcription' });
    expect(evidenceText(unnamed, 'Runway')).toBe('example.com/pricing, copied by a reader, 1 November 2026');
  });
  it('leaves the maker’s own words to the maker in one line, whoever keeps the archive', () => {
    const copy = 'https://github.com/OpenTermsArchive/genai-eu-versions/blob/1a2b/Runway/Terms.md';
    const note = (fields: Parameters<typeof makeEvidence>[0]) => evidenceLine(makeEvidence(fields), 'Runway').note;
    expect(note({ kind: 'terms archive', copy })).toBe('Confirmed 1 November 2026: example.com');
    expect(note({ source: 'https://github.com/upscayl/upscayl' })).toBe(
      'Confirmed 1 November 2026: github.com/upscayl',
    );
  });
  it('names a long address by its host, and a copy by its repository or its host', () => {
    expect(pageName(`https://www.example.com/${'terms/'.repeat(9)}`)).toBe('example.com');
    expect(copierOf('https://raw.githubusercontent.com/owner/name/1/a.md')).toBe('owner/name');
    expect(copierOf('https://github.com/owner')).toBe('github.com');
  });
});

it('tells words, page and copy of a value, and where a link leads', () => {
  expect(evidenceLine(makeEvidence(), 'Runway')).toEqual({
    note: 'Confirmed 1 November 2026: example.com',
    quote: 'Ten dollars a month',
    source: 'https://example.com/pricing',
  });
  expect(evidenceLine(makeEvidence({ copy: 'https://a.example/', english: 'Ten dollars' }), 'Runway')).toMatchObject({
    copy: 'https://a.example/',
    english: 'Ten dollars',
  });
  expect(evidenceLine(null, 'Runway')).toEqual({
    note: 'Not confirmed yet: check with Runway',
    quote: null,
    source: null,
  });
});

describe('addresses', () => {
  it.each([
    ['Adobe Firefly 3', 'adobe-firefly-3'],
    [' ¡Épsilon & Co.!', 'epsilon-co'],
    ['漢字', ''],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
    [`${'a'.repeat(58)} b`, `${'a'.repeat(58)}-b`],
    ['x'.repeat(61), 'x'.repeat(60)],
  ])('%s is written %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('of a tool and of its alternatives', () =>
    expect([toolPath({ id: 7 }), alternativesPath({ slug: 'seven' })]).toEqual([
      '/tool-fluid/7',
      '/alternatives/seven',
    ]));

  it.each([
    ['https://example.com', true],
    ['HTTP://a.b-c.example/x?y', true],
    ['https://xn--bcher-kva.example', true],
    ['ftp://example.com', false],
    ['see https://example.com', false],
    ['xhttps://example.com', false],
    ['https://exam ple.com', false],
    ['https://example.com/a b', false],
    ['https://', false],
    ['https://localhost', false],
    ['https://127.0.0.1', false],
    ['https://example.com.', false],
    ['https://-a.example', false],
    ['https://a-.example', false],
    ['https://me@example.com', false],
    ['https://:secret@example.com', false],
  ])('%s may be followed: %s', (text, expected) => expect(isWebAddress(text)).toBe(expected));

  it.each([
    ['http://WWW.Example.com//', 'example.com'],
    ['https://example.com/a//?b=1#c', 'example.com/a?b=1'],
    ['https://notwww.example.com/a/b', 'notwww.example.com/a/b'],
    ['nowhere/', 'nowhere/'],
  ])('%s is the place %s', (address, key) => expect(addressKey(address)).toBe(key));
});

describe('deepEqual', () => {
  it.each([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [Number.NaN, Number.NaN, true],
    [null, null, true],
    [[], {}, false],
    [{}, [], false],
    [null, {}, false],
    [{}, null, false],
    [{}, 'a', false],
    ['a', {}, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: undefined }, { b: undefined }, false],
    ['', {}, false],
    [{}, '', false],
    [{ a: { b: 1 } }, { a: { b: 2 } }, false],
    [[1, 2], [2, 1], false],
  ])('%j and %j: %s', (a, b, expected) => expect(deepEqual(a, b)).toBe(expected));
});

it('sorts names as a reader expects, equal ones by age', () => {
  const names = ['Tool 10', 'ünit', 'Tool 2', 'Unit', 'alpha', 'Alpha'].map((name, index) => ({ name, id: 9 - index }));
  expect(names.sort(compareNames).map(({ name, id }) => [name, id])).toEqual([
    ['Alpha', 4],
    ['alpha', 5],
    ['Tool 2', 7],
    ['Tool 10', 9],
    ['Unit', 6],
    ['ünit', 8],
  ]);
});
