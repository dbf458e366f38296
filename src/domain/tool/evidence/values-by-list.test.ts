import { expect, test } from 'vitest';
import type { EvidenceKind } from '#domain/tool/tool-words.ts';
import { planSchema } from '#domain/tool/plan/plan.schema.ts';
import type { Sources } from './source.schema.ts';
import { countValues, valuesByList } from './values-by-list.ts';

const source = (kind: EvidenceKind, copy: string | null): Sources[string] => ({
  page: 'https://maker.example/terms',
  copy,
  kind,
  readOn: '2026-11-23',
  pageDate: null,
  language: 'en',
});
const sources: Sources = {
  terms: source('maker', null),
  archive: source('terms archive', 'https://github.com/open/versions/blob/1/a.md'),
  list: source('dated transcription', 'https://github.com/somebody/list/blob/1/a.md'),
  other: source('dated transcription', 'https://raw.githubusercontent.com/somebody/list/1/b.md'),
  blog: source('dated transcription', 'https://www.notes.example/a'),
};
const said = (source: string, says?: string) => ({ source, quote: 'As it says', ...(says !== undefined && { says }) });
const right = (...evidence: ReturnType<typeof said>[]) => ({ answer: 'yes' as const, condition: '', evidence });
const tool = {
  sources,
  noFreePlan: [],
  baseRights: {
    commercialUse: right(said('terms'), said('list')),
    trainsOnUploads: right(said('list'), said('other')),
    indemnity: right(said('archive', 'yes'), said('blog', 'no')),
    watermark: right(),
  },
  plans: [
    planSchema.parse({
      name: 'Solo',
      price: { amount: 9, period: 'month', billed: null, perPerson: true, evidence: [said('blog')] },
    }),
  ],
};

test('a value counts for its best source, once, and as disputed where its witnesses differ', () => {
  expect(countValues([tool, tool])).toEqual({
    all: 8,
    byKind: { maker: 2, 'terms archive': 2, press: 0, 'dated transcription': 4 },
    disputed: 2,
    byList: [
      ['github.com/somebody/list', 2],
      ['notes.example', 2],
    ],
  });
});

test('what rests on one list alone names it, also when the list was read at two addresses', () => {
  expect(valuesByList(tool).sort()).toEqual(['github.com/somebody/list', 'notes.example']);
});
