import type { Message } from '#domain/message/message.ts';
import { messageSchema } from '#domain/message/message.schema.ts';
import { documentStore } from './document-store.ts';
import { type OwnedStore, keepOwned } from './person-index.ts';

/** Messages from /contact, each under its id. */
export const messages = documentStore('messages', messageSchema);

/** A message is about the account it was sent from, and about the address that was typed. */
export const ownedMessages: OwnedStore<Message> = {
  store: messages,
  ownersOf: ({ userId, email }) => [...(userId === null ? [] : [{ userId }]), { address: email }],
};

/**
 * Stores a message, once under its id.
 * @returns the message as it is stored: the earlier one when the same attempt came before
 * @throws StoreUnavailable
 */
export function keepMessage(message: Message): Promise<Message> {
  return keepOwned(ownedMessages, message.id, message);
}
