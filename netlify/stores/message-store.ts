import type { Message } from '#domain/letters/message.ts';
import { messageSchema } from '#domain/letters/message.schema.ts';
import { documentStore } from './document-store.ts';
import { type OwnedStore, keepOwned } from './person-index.ts';

/** Messages from /contact, each under its id. */
export const messages = documentStore('messages', messageSchema);

/** Messages that somebody of the team marked as spam: nobody waits for them. */
export const spamMessages = documentStore('spam-messages', messageSchema);

/** A message is about the account it was sent from, and about the address that was typed. */
const ownersOf = ({ userId, email }: Message) => [...(userId === null ? [] : [{ userId }]), { address: email }];

export const ownedMessages = {
  store: messages,
  ownersOf,
  placeOf: ({ answeredAt, receivedAt }: Message) => ({ isWaiting: answeredAt === null, at: answeredAt ?? receivedAt }),
} satisfies OwnedStore<Message>;

export const ownedSpam = {
  store: spamMessages,
  ownersOf,
  placeOf: ({ receivedAt }: Message) => ({ isWaiting: false, at: receivedAt }),
} satisfies OwnedStore<Message>;

/**
 * Stores a message, once under its id.
 * @returns the message as it is stored: the earlier one when the same attempt came before
 * @throws StoreUnavailable
 */
export function keepMessage(message: Message): Promise<Message> {
  return keepOwned(ownedMessages, message.id, message);
}
