import type { Message } from './message.ts';

/** A message for tests; say only what the test is about. */
export function makeMessage(fields: Partial<Message> = {}): Message {
  return {
    id: '7b0d2b2e-4a6e-4c1e-9f5b-0d6a1f2c3e4f',
    name: 'Ada Lovelace',
    email: 'ada@yak.test',
    company: '',
    subject: 'A question',
    message: 'Does the yak ever cut its fringe?',
    userId: null,
    receivedAt: '2026-11-21T12:00:00.000Z',
    answeredAt: null,
    ...fields,
  };
}
