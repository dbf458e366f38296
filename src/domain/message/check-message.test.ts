import { expect, test } from 'vitest';
import { checkMessage, cleanMessage, mostLetters } from './check-message.ts';
import { makeMessage } from './make-message.ts';
import type { MessageForm } from './message.ts';

const form = (fields: Partial<MessageForm> = {}): MessageForm => cleanMessage(makeMessage(fields));

test('a message with or without a company can be sent', () => {
  expect(checkMessage(form())).toEqual({});
  expect(checkMessage(form({ company: 'Analytical Engines' }))).toEqual({});
});

test('an empty form is told in its own words, field by field', () => {
  expect(checkMessage(form({ name: '', email: '', company: '', subject: '', message: '' }))).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    subject: 'Subject must be at least 5 characters',
    message: 'Message must be at least 10 characters',
  });
});

test.each([
  ['name', 'A', 'Ad'],
  ['subject', 'Hell', 'Hello'],
  ['message', 'Nine char', 'Ten chars.'],
] as const)('%s: %j is too short, %j is enough', (field, short, enough) => {
  expect(Object.keys(checkMessage(form({ [field]: short })))).toEqual([field]);
  expect(checkMessage(form({ [field]: enough }))).toEqual({});
});

test('spaces are no characters', () => {
  expect(Object.keys(checkMessage(form({ name: ' A  ', subject: '  Hi   ', message: ' \n\n  short  \n ' })))).toEqual([
    'name',
    'subject',
    'message',
  ]);
});

test.each(['name', 'company', 'subject', 'message'] as const)('%s has an end', (field) => {
  expect(checkMessage(form({ [field]: 'x'.repeat(mostLetters[field]) }))).toEqual({});
  expect(Object.keys(checkMessage(form({ [field]: 'x'.repeat(mostLetters[field] + 1) })))).toEqual([field]);
});
