import { expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import type { EvidenceKind } from '#domain/tool/tool-words.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { checkLists, checkMakerPages } from './check-maker-pages.ts';

const link = 'https://www.example.com/';
const readAt = (source: string, kind: EvidenceKind = 'maker') => {
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
  expect(fieldsOf(readAt('https://example.mirror.org/terms'))).toEqual(['sources.terms']);
  expect(fieldsOf(readAt('https://example.mirror.org/terms', 'terms archive'))).toEqual([]);
});

it('takes a site that the maker writes, and refuses sites of tools that are not there', () => {
  const page = readAt('https://github.com/example/docs');
  expect(fieldsOf(page, { 'some-tool': ['github.com/example'] })).toEqual([]);
  expect(fieldsOf(page, { 'some-tool': ['github.com/example'], nobody: ['example.org'] })).toEqual(['sites.nobody']);
});

it('takes nothing from the site of another maker, not even as a copy', () => {
  const rival = {
    file: 'data/tools/rival.json',
    content: makeTool({ slug: 'rival', name: 'Rival', maker: 'Rival', link: 'https://rival.example/' }),
  };
  const beside = (source: string) => {
    const page = readAt(source, 'press');
    return checkMakerPages({}, { ...page, tools: [...page.tools, rival] });
  };
  expect(beside('https://www.rival.example/against-some-tool')).toEqual([
    {
      file: 'data/tools/some-tool.json',
      field: 'sources.against-some-tool',
      value: 'https://www.rival.example/against-some-tool',
      remedy: 'this is the site of Rival: what another maker says of it proves nothing',
    },
  ]);
  expect(beside('https://press.example/terms')).toEqual([]);
});

it('lets thirty values rest on one list alone, and no more', () => {
  const list = 'https://github.com/somebody/prices/blob/1/list.md';
  const resting = (count: number) =>
    checkLists({
      ...readAt(link),
      tools: Array.from({ length: count }, (_, id) => ({
        file: `data/tools/${id}.json`,
        content: makeTool({
          id,
          evidence: { ...noEvidence(), price: makeEvidence({ kind: 'dated transcription', copy: list }) },
        }),
      })),
    });
  expect(resting(30)).toEqual([]);
  expect(resting(31)).toMatchObject([{ file: 'data/tools', value: 'github.com/somebody/prices' }]);
});
