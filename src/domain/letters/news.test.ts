import { expect, test } from 'vitest';
import { type News, beginNews, changeNews, newNews, newsParagraphs, newsState } from './news.ts';

const at = new Date('2026-11-22T10:00:00.000Z');
const by = { at, who: 'abc' };
const inMinutes = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const draft = newNews('News', 'Words.', by);
const released = changeNews(draft, { do: 'release' }, by) as News;

test('a piece that is written is a draft', () => {
  const written = { at: at.toISOString(), who: 'abc' };
  const draftOf = { subject: 'News', words: 'Words.', written, release: null, held: null, begunAt: null, doneAt: null };
  expect(newNews('News', 'Words.', by)).toEqual(draftOf);
  expect(newsState(draft)).toBe('draft');
});

test('a piece that is released begins a quarter of an hour later, and can be held until then', () => {
  const beginsAt = inMinutes(15).toISOString();
  expect(changeNews(draft, { do: 'release' }, by)).toEqual({
    ...draft,
    release: { at: at.toISOString(), who: 'abc', beginsAt },
  });
  expect(newsState(released)).toBe('released');
  expect(beginNews(released, inMinutes(14))).toBeNull();
  const held = changeNews(released, { do: 'hold' }, { at: inMinutes(14), who: 'def' }) as News;
  expect([newsState(held), held.held?.who, beginNews(held, inMinutes(99))]).toEqual(['held', 'def', null]);
  expect(newsState(beginNews(released, inMinutes(15)) as News)).toBe('going out');
});

test('what is written again waits for another release; releasing twice moves nothing', () => {
  const anew = changeNews(released, { do: 'write', subject: 'News', words: 'Other words.' }, by) as News;
  expect([newsState(anew), anew.words]).toEqual(['draft', 'Other words.']);
  expect(changeNews(released, { do: 'release' }, { at: inMinutes(9), who: 'x' })).toBe(released);
});

test('once it has begun nothing changes it, and it goes on until it is done', () => {
  const begun = beginNews(released, inMinutes(20)) as News;
  for (const change of [{ do: 'hold' }, { do: 'release' }, { do: 'write', subject: 'x', words: 'y' }] as const)
    expect(changeNews(begun, change, by)).toBeNull();
  expect(beginNews(begun, inMinutes(0))).toBe(begun);
  const done = { ...begun, doneAt: inMinutes(30).toISOString() };
  expect([newsState(done), beginNews(done, inMinutes(40))]).toEqual(['sent', null]);
});

test('what is not released is not held', () => expect(changeNews(draft, { do: 'hold' }, by)).toBe(draft));

test('an empty line parts paragraphs', () => {
  expect(newsParagraphs(' One\nand\ntwo \n\n \nthree\n \nfour\n\nfive\n\n')).toEqual([
    'One\nand\ntwo',
    'three',
    'four',
    'five',
  ]);
  expect(newsParagraphs('')).toEqual([]);
});
