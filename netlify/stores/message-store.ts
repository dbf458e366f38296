import * as z from 'zod';
import type { Message } from '#domain/message/message.ts';
import { type DocumentChange, changeDocument } from './change-document.ts';
import { type JsonStore, openStore } from './open-store.ts';
import { readRecords } from './read-records.ts';

const time = z.iso.datetime();

const messageSchema: z.ZodType<Message> = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  subject: z.string(),
  message: z.string(),
  userId: z.string().nullable(),
  receivedAt: time,
  answeredAt: time.nullable(),
});

const messages = (): JsonStore => openStore('messages');

/**
 * Stores a message, once under its id.
 * @returns the message as it is stored: the earlier one when the same attempt came before
 * @throws StoreUnavailable
 */
export function keepMessage(message: Message): Promise<Message> {
  return changeMessage(message.id, (current) =>
    current ? { write: null, outcome: current } : { write: message, outcome: message },
  );
}

/**
 * Changes one message.
 * @param change pure; null when there is none
 * @throws StoreUnavailable
 */
export function changeMessage<Outcome>(
  id: string,
  change: (current: Message | null) => DocumentChange<Message, Outcome>,
): Promise<Outcome> {
  return changeDocument({ store: messages(), key: id, schema: messageSchema, change });
}

/** Every message, over all pages of the store. @throws StoreUnavailable */
export function allMessages(): Promise<Message[]> {
  return readRecords(messages(), messageSchema);
}

/** Forgets a message. @throws StoreUnavailable */
export function removeMessage(id: string): Promise<void> {
  return messages().remove(id);
}
