import { expect, test } from 'vitest';
import { twinFinder } from './find-twins.ts';
import { makeSubmission } from './make-submission.ts';

const tools = [
  { id: 1, name: 'Chat', link: 'https://www.maker.test/chat/', alsoKnownAs: ['Old Chat'] },
  { id: 2, name: 'Draw', link: 'https://maker.test/draw' },
  { id: 3, name: 'Code', link: 'https://github.com/someone/code' },
];
const declined = { state: 'declined', attempt: 'a', decidedAt: '2026-11-21T12:00:00.000Z', reason: 'No.' } as const;
const others = [
  makeSubmission({ id: 'a', toolName: 'Story-Teller', website: 'https://elsewhere.test/' }),
  makeSubmission({ id: 'b', toolName: 'Sing', website: 'https://maker.test/sing', decision: declined }),
];
const find = (fields: Parameters<typeof makeSubmission>[0]) =>
  twinFinder(tools, others)(makeSubmission({ id: 'own', ...fields }));
const of = (fields: Parameters<typeof makeSubmission>[0]) => {
  const found = find(fields);
  return [found.tools.map(({ id, by }) => [id, by]), found.submissions.map(({ id, by, state }) => [id, by, state])];
};

test('the address says most, then the name, then the house', () => {
  expect(of({ toolName: 'Draw', website: 'http://maker.test/chat' })).toEqual([
    [
      [1, 'address'],
      [2, 'name'],
    ],
    [['b', 'host', 'declined']],
  ]);
});

test('names are compared as people spell them, older ones too', () => {
  expect(of({ toolName: 'old chat', website: 'https://new.test/' })).toEqual([[[1, 'name']], []]);
  expect(of({ toolName: 'StoryTeller', website: 'https://new.test/' })).toEqual([[], [['a', 'name', 'waiting']]]);
});

test('where everybody has a place nobody is a neighbour, and none is its own twin', () => {
  expect(of({ toolName: 'Other', website: 'https://github.com/else/thing' })).toEqual([[], []]);
  expect(find(others[0]).submissions).toEqual([]);
});

test('what has no address, no letter in its name and no house of its own has nothing in common', () => {
  const bare = { id: 4, name: '!!', link: '' };
  const submission = makeSubmission({ id: 'c', toolName: '…', website: '' });
  expect(twinFinder([bare], [submission])(makeSubmission({ toolName: '?', website: '' }))).toEqual({
    tools: [],
    submissions: [],
  });
});

test('five of each kind are named, whether or not the submission is among those that are compared', () => {
  const { name, link } = tools[1]!;
  const sameTools = Array.from({ length: 6 }, (_, id) => ({ id, name, link }));
  const same = sameTools.map(({ id }) => makeSubmission({ id: String(id), toolName: name, website: link }));
  const found = (id: string) => twinFinder(sameTools, same)(makeSubmission({ id, toolName: name, website: link }));
  const fifth = { id: '4', toolName: 'Draw', state: 'waiting', by: 'address' };
  expect(found('own').tools.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
  expect(found('own').submissions.at(-1)).toEqual(fifth);
  expect(found('0').submissions.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
});
