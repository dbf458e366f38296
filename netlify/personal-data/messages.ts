import type { Message } from '#domain/message/message.ts';
import { messages, removeMessage } from '#netlify/stores/message-store.ts';
import { isAbout } from './is-about.ts';
import type { Person, PersonalStore } from './personal-store.ts';

/** What somebody wrote to us on /contact. */
export const personalMessages: PersonalStore = {
  store: 'messages',
  holds: 'Messages you sent us by the contact form',
  async exportOf(person) {
    const messages = await messagesOf(person);
    return messages.length === 0 ? null : messages;
  },
  async erase(person) {
    for (const { id } of await messagesOf(person)) await removeMessage(id);
  },
};

async function messagesOf(person: Person): Promise<Message[]> {
  return (await messages.all()).filter(({ userId, email }) => isAbout(person, userId, email));
}
