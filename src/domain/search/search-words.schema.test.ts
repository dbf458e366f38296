import { expect, test } from 'vitest';
import { saidSchema } from './search-words.schema.ts';

const isTaken = (text: string) => saidSchema.safeParse({ tasks: { 'remove-a-background': [text] } }).success;

test.each(['snip it out', '3d', 'はいけい'])('%s is a word as the search compares it', (text) =>
  expect(isTaken(text)).toBe(true),
);

test.each(['Snip', 'werbefilm für', 'straße', 'cut-out', 'two  blanks', ''])('%j would never be found', (text) =>
  expect(isTaken(text)).toBe(false),
);
