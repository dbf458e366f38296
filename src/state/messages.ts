import { atom } from 'nanostores';
import { fetchMessages, markMessage } from '#api/admin-messages.ts';
import type { MessageList } from '#domain/message/message-list.ts';
import { messageList } from '#domain/message/message-list.ts';
import { settleRefusal } from './admission.ts';
import type { Reading } from './back-office.ts';
import { refusalWords } from './refusal-words.ts';
import { showToast } from './toast.ts';

export const $messages = atom<Reading<MessageList>>({ status: 'loading' });

/** Reads what waits for an answer. */
export async function loadMessages(): Promise<void> {
  $messages.set({ status: 'loading' });
  try {
    $messages.set({ status: 'read', read: await fetchMessages() });
  } catch (error) {
    if (!settleRefusal(error)) $messages.set({ status: 'failed' });
  }
}

/** Marks a message as answered, or as waiting again, and moves it. */
export async function markAnswered(id: string, isAnswered: boolean): Promise<void> {
  try {
    const marked = await markMessage(id, isAnswered);
    const reading = $messages.get();
    if (reading.status !== 'read') return;
    const { waiting, unanswered, answered } = reading.read;
    const all = [...unanswered, ...answered].map((message) => (message.id === id ? marked : message));
    const hidden = waiting - unanswered.length;
    const list = messageList(all);
    $messages.set({ status: 'read', read: { ...list, waiting: list.waiting + hidden } });
  } catch (error) {
    if (!settleRefusal(error)) showToast('Not changed', refusalWords(error), 'destructive');
  }
}
