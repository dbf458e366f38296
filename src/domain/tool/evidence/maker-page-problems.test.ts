import { describe, expect, it } from 'vitest';
import { noEvidence } from './evidence.ts';
import { makerPageProblems } from './maker-page-problems.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';

const link = 'https://www.example.com/product';

function isMakersPage(page: string, ownLink: string, sites: readonly string[] = []): boolean {
  const evidence = { ...noEvidence(), price: makeEvidence({ source: page }) };
  return makerPageProblems({ ...makeTool({ evidence }), link: ownLink }, { 'some-tool': [...sites] }).length === 0;
}

describe("a maker's own page", () => {
  it.each(['https://example.com/terms', 'https://www.example.com/', 'https://help.example.com/plans'])(
    'is %s',
    (page) => expect(isMakersPage(page, link)).toBe(true),
  );
  it.each([
    'https://example.com.copies.org/terms',
    'https://notexample.com/terms',
    'https://github.com/somebody/example/blob/main/llms.txt',
  ])('is not %s', (page) => expect(isMakersPage(page, link)).toBe(false));
  it('may stand on another site that the maker writes, and only in its folder there', () => {
    const sites = ['github.com/example', 'example.org'];
    expect(isMakersPage('https://github.com/example/docs', link, sites)).toBe(true);
    expect(isMakersPage('https://docs.example.org/', link, sites)).toBe(true);
    expect(isMakersPage('https://github.com/example-fans/docs', link, sites)).toBe(false);
  });
  it('is none without a site, and www. counts only in front', () => {
    expect(isMakersPage('https://example.com/', '')).toBe(false);
    expect(isMakersPage('https://example.com/', '', ['example.com'])).toBe(true);
    expect(isMakersPage('https://docs.example.org/', link, ['docs.www.example.org'])).toBe(false);
  });
  it('is missed where another one is called so', () => {
    const [own, copy] = [makeEvidence(), makeEvidence({ source: 'https://copies.example.org/a' })];
    const evidence = { ...noEvidence(), price: own, ethics: copy, status: { ...copy, kind: 'press' as const } };
    expect(makerPageProblems(makeTool({ evidence }), {})).toEqual([
      {
        field: 'sources.a',
        value: 'https://copies.example.org/a',
        remedy:
          'a page on another site is a copy: call it a terms archive, a dated transcription or press, or have its site named in data/maker-sites.json when the maker writes it',
      },
    ]);
    expect(makerPageProblems(makeTool({ evidence }), { 'some-tool': ['copies.example.org'] })).toEqual([]);
  });
});
