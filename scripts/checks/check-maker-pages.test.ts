import { expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/make-tool.ts';
import { checkMakerPages } from './check-maker-pages.ts';

const link = 'https://www.example.com/';
const readAt = (source: string, kind: 'maker' | 'terms archive' = 'maker') => {
  const content = makeTool({
    slug: 'some-tool',
    link,
    evidence: { ...noEvidence(), price: makeEvidence({ source, kind }) },
  });
  return {
    tools: [{ file: 'data/tools/some-tool.json', content }],
    drops: [],
    categories: { categories: [], badges: [] },
  };
};
const fieldsOf = (data: ReturnType<typeof readAt>, sites = {}) =>
  checkMakerPages(sites, data).map(({ field }) => field);

it("takes a page of the maker's own site, and none of another site for one", () => {
  expect(fieldsOf(readAt('https://help.example.com/plans'))).toEqual([]);
  expect(fieldsOf(readAt('https://example.mirror.org/terms'))).toEqual(['evidence.price']);
  expect(fieldsOf(readAt('https://example.mirror.org/terms', 'terms archive'))).toEqual([]);
});

it('takes a site that the maker writes, and refuses sites of tools that are not there', () => {
  const page = readAt('https://github.com/example/docs');
  expect(fieldsOf(page, { 'some-tool': ['github.com/example'] })).toEqual([]);
  expect(fieldsOf(page, { 'some-tool': ['github.com/example'], nobody: ['example.org'] })).toEqual(['sites.nobody']);
});
