import { subscriberState } from '#domain/person/subscriber.ts';
import { addressKey, subscribers } from '#netlify/stores/subscriber-store.ts';
import type { PersonalStore } from './personal-store.ts';

/** What an address subscribed to by mail, and which mails it refused. */
export const personalSubscribers: PersonalStore = {
  store: 'subscriptions',
  holds: 'Your mail subscriptions: your address, what you asked to be told about, and which mails you refused',
  async exportOf({ email }) {
    const subscriber = email === null ? null : await subscribers.read(addressKey(email));
    return subscriber && { state: subscriberState(subscriber), ...subscriber };
  },
  async erase({ email }) {
    if (email !== null) await subscribers.remove(addressKey(email));
  },
};
