import type { z } from 'zod';
import type { messageSchema } from './message.schema.ts';

/** A message as it is stored. */
export type Message = z.output<typeof messageSchema>;
/** What somebody writes to us on /contact. */
export type MessageForm = Pick<Message, 'name' | 'email' | 'company' | 'subject' | 'message'>;

/** What its sender typed, without what came of it. */
export function typedMessage({ userId: _, answeredAt: __, ...typed }: Message) {
  return typed;
}

/** A message whose sender has deleted their account; the correspondence with its address goes on. */
export function withoutMessageWords(message: Message): Message {
  return {
    ...message,
    name: 'Deleted account',
    company: '',
    subject: 'Deleted by its sender',
    message: 'Whoever wrote this has deleted their account, and with it what they wrote.',
    userId: null,
  };
}
