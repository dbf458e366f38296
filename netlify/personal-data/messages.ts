import { typedMessage, withoutMessageWords } from '#domain/letters/message.ts';
import { ownedMessages, ownedSpam } from '#netlify/stores/message-store.ts';
import { forgetSent } from './forget-sent.ts';
import { findRecords, removeOwnRecords } from './own-records.ts';
import type { Person, PersonalStore } from './personal-store.ts';

/** What somebody wrote to us on /contact. */
export const personalMessages: PersonalStore = {
  store: 'messages',
  holds: 'Messages you sent us by the contact form; kept one year after our answer, two years without one',
  exportOf: (person) => exportFrom(ownedMessages, person),
  erase: (person) => removeOwnRecords(ownedMessages, person, forgetSent(ownedMessages, 'message', withoutMessageWords)),
};

/** The same, as far as the team took it for advertising. */
export const personalSpam: PersonalStore = {
  store: 'spam-messages',
  holds: 'Messages of yours that we took for advertising; kept 30 days',
  exportOf: (person) => exportFrom(ownedSpam, person),
  erase: (person) => removeOwnRecords(ownedSpam, person, forgetSent(ownedSpam, 'message', withoutMessageWords)),
};

async function exportFrom(owned: typeof ownedMessages, person: Person): Promise<unknown[] | null> {
  const { own, sent } = await findRecords(owned, person);
  const messages = [...own.values(), ...[...sent.values()].map(typedMessage)];
  return messages.length === 0 ? null : messages;
}
