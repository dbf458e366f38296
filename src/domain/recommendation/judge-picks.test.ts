import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { answers } from '#testing/any-catalogue.ts';
import { searchWords } from '#testing/search-words.ts';
import { judgePicks } from './judge-picks.ts';

const named = ['ada', 'bob', 'cleo', 'dora'].map((slug, index) => makeTool({ id: index + 1, slug, name: slug }));

it('judges a list by what somebody who knows the tools would name, and by what would be absurd', () => {
  const judge = (set: { must: string[]; absurd: string[]; atLeast?: number }) =>
    judgePicks(named, [], [{ answers, ...set }], searchWords, null);
  expect(judge({ must: ['ada', 'bob', 'cleo'], absurd: ['eve'] })).toEqual([]);
  expect(judge({ must: ['ada', 'eve'], atLeast: 1, absurd: [] })).toEqual([]);
  const [few] = judge({ must: ['ada', 'bob', 'eve'], absurd: [] });
  expect(few).toMatchObject({ answers, right: 2, absurd: [] });
  expect(few?.first.toSorted()).toEqual(['ada', 'bob', 'cleo', 'dora']);
  expect(judge({ must: ['ada', 'bob', 'cleo'], absurd: ['dora', 'eve'] })).toMatchObject([
    { right: 3, absurd: ['dora'] },
  ]);
});
