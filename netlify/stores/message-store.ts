import type { Message } from '#domain/message/message.ts';
import { messageSchema } from '#domain/message/message.schema.ts';
import { documentStore } from './document-store.ts';

/** Messages from /contact, each under its id. */
export const messages = documentStore('messages', messageSchema);

/**
 * Stores a message, once under its id.
 * @returns the message as it is stored: the earlier one when the same attempt came before
 * @throws StoreUnavailable
 */
export function keepMessage(message: Message): Promise<Message> {
  return messages.keep(message.id, message);
}

/** Forgets a message. @throws StoreUnavailable */
export function removeMessage(id: string): Promise<void> {
  return messages.remove(id);
}
