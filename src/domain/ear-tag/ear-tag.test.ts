import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/make-tool.ts';
import { earTagCode, earTagOf, readEarTag, tagMarks, tagPrices } from './ear-tag.ts';
import { EAR_TAG_BOX, earTagPath } from './ear-tag-path.ts';
import { earTagLines, earTagWords } from './ear-tag-words.ts';

const anyTag = fc.record({
  paidWork: fc.constantFrom(...tagMarks),
  uploads: fc.constantFrom(...tagMarks),
  backing: fc.constantFrom(...tagMarks),
  price: fc.constantFrom(...tagPrices),
  confirmed: fc.nat({ max: 4 }),
});

describe('earTagOf', () => {
  it('turns training round: what is good for the reader is full', () => {
    const rights = { commercialUse: 'yes', trainsOnUploads: 'yes', indemnity: 'depends' } as const;
    expect(earTagOf(makeTool({ rights }))).toMatchObject({ paidWork: 'full', uploads: 'hollow', backing: 'half' });
    expect(earTagOf(makeTool({ rights: { ...rights, trainsOnUploads: 'no' } }))).toMatchObject({ uploads: 'full' });
  });
  it('keeps a silent maker apart from what nobody has read', () => {
    const rights = { commercialUse: 'maker silent', trainsOnUploads: 'maker silent', indemnity: 'not read' } as const;
    expect(earTagOf(makeTool({ rights }))).toMatchObject({ paidWork: 'silent', uploads: 'silent', backing: 'unread' });
  });
  it.each([
    [{ freeUse: 'yes', amount: 20 }, 'free'],
    [{ freeUse: 'no', amount: 20 }, 'low'],
    [{ freeUse: 'trial', amount: 99 }, 'medium'],
    [{ freeUse: 'no', amount: 800 }, 'high'],
    [{ freeUse: 'no', amount: null }, 'none'],
  ] as const)('puts %o into the band %s, with a question mark until somebody confirms it', (asked, band) => {
    const fields = { freeUse: asked.freeUse, pricing: { amount: asked.amount, period: 'month' as const, details: '' } };
    const read = { ...noEvidence(), price: makeEvidence() };
    expect(earTagOf(makeTool({ ...fields, evidence: read })).price).toBe(band);
    const unread = band === 'none' ? 'unread' : `${band}?`;
    expect(earTagOf(makeTool(fields)).price).toBe(band === 'free' ? band : unread);
  });
  it("counts only what was read in the maker's own words", () => {
    const evidence = {
      ...noEvidence(),
      price: makeEvidence(),
      commercialUse: makeEvidence({ kind: 'press' }),
      trainsOnUploads: makeEvidence({ kind: 'terms archive' }),
      ethics: makeEvidence(),
    };
    expect(earTagOf(makeTool({ evidence })).confirmed).toBe(2);
  });
});

describe('the code of a tag', () => {
  it('gives the tag again', () => {
    fc.assert(fc.property(anyTag, (tag) => void expect(readEarTag(earTagCode(tag))).toEqual(tag)));
  });
  it('is drawn as not read when it cannot be read', () => {
    fc.assert(fc.property(fc.string(), (code) => void expect(earTagPath(readEarTag(code))).not.toMatch(/NaN|undef/)));
    expect(readEarTag('')).toEqual({
      paidWork: 'unread',
      uploads: 'unread',
      backing: 'unread',
      price: 'unread',
      confirmed: 0,
    });
  });
});

describe('earTagPath', () => {
  it('draws every tag differently, in numbers of at most two decimals', () => {
    const drawn = new Map<string, string>();
    fc.assert(
      fc.property(anyTag, (tag) => {
        const path = earTagPath(tag);
        expect(path).not.toMatch(/NaN|undefined|\.\d{3}/);
        expect(drawn.get(path) ?? earTagCode(tag)).toBe(earTagCode(tag));
        drawn.set(path, earTagCode(tag));
      }),
    );
    expect(drawn.size).toBeGreaterThan(50);
  });
  it('keeps to its box', () => {
    fc.assert(
      fc.property(anyTag, (tag) => {
        for (const [, x = '', y = ''] of earTagPath(tag).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x)).toBeLessThanOrEqual(EAR_TAG_BOX.width);
          expect(Number(y)).toBeLessThanOrEqual(EAR_TAG_BOX.height);
        }
      }),
    );
  });
});

it('says five facts in words', () => {
  const tag = earTagOf(makeTool());
  expect(earTagLines(tag).map(({ title }) => title)).toEqual([
    'Paid work',
    'Uploads',
    'Indemnity',
    'Price',
    'Confirmed',
  ]);
  expect(earTagWords(tag)).toBe(
    'Paid work: allowed. Uploads: not read yet. Indemnity: not read yet. Price: low, not confirmed. Confirmed: 0 of 4.',
  );
});
