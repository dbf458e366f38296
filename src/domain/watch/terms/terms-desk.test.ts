import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeCorrections } from '#domain/watch/correction/corrections.ts';
import { correctionSchema } from '#domain/watch/correction/correction.schema.ts';
import { readSentences } from './read-sentences.ts';
import type { SentenceChange } from './tell-changes.ts';
import { noteChanges, settleChanges, termsCorrections, waitingChanges } from './terms-desk.ts';
import { changesSince, keepReading } from './terms-reading.ts';

const now = new Date('2026-11-23T08:00:00.000Z');
const later = new Date('2026-11-30T08:00:00.000Z');
const source = 'https://example.com/terms';
const empty = { source, changes: [] };
const change = (before: string, after: string, topics: SentenceChange['topics'] = []): SentenceChange => ({
  ...{ kind: 'reworded', before, after, topics },
});

test('the same words wait once; set aside they stay aside, confirmed they come again when they come again', () => {
  const found = [
    change('We charge ten.', 'We charge twelve.', ['price']),
    change('We never train.', 'We train.', ['training']),
  ];
  const noted = noteChanges(noteChanges(empty, found, now), found, later);
  expect(waitingChanges(noted).map(({ after }) => after)).toEqual(['We train.', 'We charge twelve.']);
  const [training, price] = waitingChanges(noted).map(({ id }) => id);
  const settled = settleChanges(settleChanges(noted, [price!], 'aside'), [training!], 'confirmed');
  expect(waitingChanges(settled)).toEqual([]);
  const again = waitingChanges(noteChanges(settled, found, later));
  expect(again).toMatchObject([{ after: 'We train.', seenAt: later.toISOString() }]);
});

test('what the maker takes back before anybody looked is no change', () => {
  const noted = noteChanges(empty, [change('We never train.', 'We train.')], now);
  expect(noteChanges(noted, [change('We train.', 'We never train.')], later).changes).toEqual([]);
});

test('a document keeps a bounded number of changes, and what was decided goes first', () => {
  let noted = noteChanges(empty, [change('', 'Set aside.')], now);
  noted = settleChanges(noted, [noted.changes[0]!.id], 'aside');
  for (let visit = 0; visit < 7; visit += 1)
    noted = noteChanges(
      noted,
      Array.from({ length: 80 }, (_, at) => change('', `Rule ${visit}, ${at}.`)),
      now,
    );
  expect(noted.changes).toHaveLength(300);
  expect(noted.changes.filter(({ state }) => state === 'aside')).toEqual([]);
});

test('what was confirmed is told as a correction of its own kind, in the place of the fact that changed with it', () => {
  const told = [
    {
      ...{ id: '5c1f6bd0-2d0e-4d0c-9d3b-6a4b1f6f0a11', changeId: 'a-b', at: now.toISOString(), source },
      ...{ fact: 'trainsOnUploads' as const, meaning: 'Uploads train its models.', before: '', after: 'We train.' },
    },
  ];
  const [correction] = termsCorrections({ toolId: 7, told }, 'Example');
  expect(correctionSchema.safeParse(correction).success).toBe(true);
  expect(correction).toMatchObject({
    ...{ about: 'terms', before: 'They said nothing like it', after: 'We train.', reason: 'Uploads train its models' },
  });
  const fact = { ...correction!, id: `${told[0]!.id}-trainsOnUploads`, about: undefined };
  const other = { ...fact, id: `9${told[0]!.id.slice(1)}-trainsOnUploads` };
  expect(mergeCorrections([fact, other], [correction!]).map(({ id }) => id)).toEqual([other.id, correction!.id]);
});

const sentence = (at: number, edition = 0) =>
  at % 3 === 0
    ? `Under rule ${at} of edition ${edition} you grant us a licence to show your clips on page ${at}.`
    : `Chapter ${at} of edition ${edition} tells how the people behind house ${at} spend their long winter days.`;

test.each([100, 3000, 9000, 20_000])(
  'a document of %i sentences is kept within 200 kB and compared whole',
  (length) => {
    const text = (edition: number) =>
      Array.from({ length }, (_, at) => sentence(at, at === 6 ? edition : 0)).join('\n');
    const reading = keepReading(source, readSentences(text(0)), now);
    expect(JSON.stringify(reading).length).toBeLessThan(200_000);
    expect(reading && changesSince(reading, readSentences(text(0)))).toEqual([]);
    expect(reading && changesSince(reading, readSentences(text(1)))).toMatchObject([
      { kind: 'reworded', after: sentence(6, 1) },
    ]);
  },
);

test('whatever is read, reading it again tells nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.lorem({ maxCount: 3, mode: 'sentences' }), { minLength: 4, maxLength: 40 }), (blocks) => {
      const read = readSentences(blocks.join('\n'));
      fc.pre(read.length >= 3);
      const reading = keepReading(source, read, now);
      expect(reading && changesSince(reading, read)).toEqual([]);
    }),
  );
});
