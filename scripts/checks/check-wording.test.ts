import { describe, expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { checkFlatNos, checkWording, claimedUses } from './check-wording.ts';
import { data, drop, fieldsOf, take, tool } from '#testing/data-sets.ts';

describe('wording', () => {
  it.each([
    'revolutionary',
    'Game-changing',
    'unleashes',
    'supercharged',
    'seamlessly',
    'leverages',
    'empowers',
    'all-in-one',
  ])('refuses "%s"', (word) => {
    expect(
      checkWording(
        data([tool({ description: `A ${word} tool that draws places for boards and for first drafts.` })]),
      ).map(({ value }) => value),
    ).toEqual([word]);
  });
  it('measures takes', () =>
    expect(fieldsOf(checkWording(data([tool({ yakOpinion: 'Too short.' })])))).toEqual(['yakOpinion']));
  it("keeps 'Skip it if' and its full stop out of the texts", () => {
    expect(
      fieldsOf(checkWording(data([tool({ yakOpinion: `${take} Skip it if you paint.`, skipItIf: 'you paint.' })]))),
    ).toEqual(['yakOpinion', 'skipItIf']);
  });
  it('keeps the words that would answer the wrong filter out', () => {
    expect(fieldsOf(checkWording(data([tool({ ethicallyTrained: 'Not ethically trained' })])))).toEqual([
      'ethicallyTrained',
    ]);
  });
});

describe('claimed use', () => {
  it.each([
    'We reach for it daily.',
    'We keep it for boards and bad weather.',
    'Producers around us swear by it.',
    'In our tests it was the quickest.',
    'Our colleagues in production like it.',
    'A client of ours asked for it twice.',
    'We have used it since spring.',
    'It is the one we open when a line is missing.',
    "We've tried all of them.",
  ])('finds %s', (text) => expect(fieldsOf(claimedUses('x', [['yakOpinion', text]]))).toEqual(['yakOpinion']));
  it.each([
    'We would not buy this for one writer.',
    'What its terms do with uploads we could not read.',
    'A colleague without training makes a decent post.',
    'Tell the client kindly, and show your team.',
    'Two suits were still open at our last reading.',
  ])('lets pass %s', (text) => expect(claimedUses('x', [['yakOpinion', text]])).toEqual([]));
  it('is found in takes, pros, notes and drops', () => {
    const set = data(
      [tool({ pros: ['We use it for every banner there is', ...makeTool().pros.slice(1)] })],
      [drop({ updateTitle: 'The model that our team waited for' })],
    );
    expect(fieldsOf(checkWording(set))).toEqual(['updateTitle', 'pros[0]']);
  });
  it('wants twelve living tools that say no to somebody', () => {
    const withNo = (id: number) => tool({ id, yakOpinion: `${take} For a designer: no.` });
    const twelve = Array.from({ length: 12 }, (_, index) => withNo(index + 1));
    expect(checkFlatNos(data(twelve))).toEqual([]);
    expect(fieldsOf(checkFlatNos(data([...twelve.slice(1), tool({ id: 20 })])))).toEqual(['yakOpinion']);
  });
});
