import { expect, test } from 'vitest';
import { readMessageQuery, saysAll } from './desk-state.ts';
import { makeMessage } from './make-message.ts';

test('a search says all of its words, wherever they stand and whatever their case', () => {
  const message = makeMessage({ subject: 'A Question', message: 'Does the yak ever cut its fringe?' });
  for (const q of ['fringe  question', 'ADA@YAK', '  ']) expect(saysAll(message, q)).toBe(true);
  for (const q of ['fringe answer', 'lovelaceada']) expect(saysAll(message, q)).toBe(false);
});

test('without words the open ones are listed, with words all; what nobody knows means nothing', () => {
  const read = (search: string) => readMessageQuery(new URLSearchParams(search));
  expect(read('')).toEqual({ state: 'open', q: '', after: null });
  expect(read('state=all&after=key')).toEqual({ state: 'all', q: '', after: 'key' });
  expect(read(`q=+${'x'.repeat(101)}+`)).toEqual({ state: 'all', q: 'x'.repeat(100), after: null });
  expect(['state=spam', 'q=fringe&state=open', 'q=+', 'state=cooked'].map((search) => read(search).state)).toEqual([
    'spam',
    'open',
    'open',
    'open',
  ]);
});
