import { expect, test } from 'vitest';
import { checkMessage, cleanMessage } from './check-message.ts';
import { makeMessage } from './make-message.ts';
import { messageSchema } from './message.schema.ts';
import type { MessageForm } from './message.ts';

const form = (fields: Partial<MessageForm> = {}): MessageForm => cleanMessage(makeMessage(fields));

test('a message is cleaned field by field, and what is stored is sound', () => {
  const stored = makeMessage();
  expect(messageSchema.parse(stored)).toEqual(stored);
  expect(form({ name: 'Ada\n Lovelace', email: ' ada@yak.test ', company: ' ', subject: ' A  question' })).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@yak.test',
    company: '',
    subject: 'A question',
    message: stored.message,
  });
  expect(form().company).toBe('');
});

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

test.each([
  ['name', 'Name', 80],
  ['company', 'Company', 100],
  ['subject', 'Subject', 150],
  ['message', 'Message', 5000],
] as const)('%s has an end', (field, label, most) => {
  expect(checkMessage(form({ [field]: 'x'.repeat(most) }))).toEqual({});
  expect(checkMessage(form({ [field]: 'x'.repeat(most + 1) }))).toEqual({
    [field]: `${label} must be at most ${most} characters`,
  });
});
