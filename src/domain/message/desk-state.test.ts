import { expect, test } from 'vitest';
import { readMessageQuery, saysAll } from './desk-state.ts';
import { makeMessage } from './make-message.ts';

test('a search says all of its words, wherever they stand and whatever their case', () => {
  const message = makeMessage({ subject: 'A Question', message: 'Does the yak ever cut its fringe?' });
  expect(['fringe question', 'ADA@YAK', '  ', 'fringe answer'].map((q) => saysAll(message, q))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('without words the open ones are listed, with words all; what nobody knows means nothing', () => {
  const state = (search: string) => readMessageQuery(new URLSearchParams(search)).state;
  expect([
    state(''),
    state('state=spam'),
    state('q=fringe'),
    state('q=fringe&state=open'),
    state('state=cooked'),
  ]).toEqual(['open', 'spam', 'all', 'open', 'open']);
});
