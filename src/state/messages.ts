import { atom } from 'nanostores';
import { CallError } from '#api/call-error.ts';
import type { AnsweredMeanwhile, MessageAtDesk, MessagePage, adminMessages } from '#api/admin-messages.contract.ts';
import { requester } from '#api/request.ts';
import type { MessageQuery, MessageState } from '#domain/letters/desk-state.ts';
import { keepAnswerDraft } from './answer-draft.ts';
import { refusalWords, settleRefusal, showError } from './call.ts';
import { reading } from './reading.ts';
import { showToast } from './toast.ts';

const ask = requester<typeof adminMessages>('/api/admin/messages');

/** One page of messages; the old page stays while the next one is read. */
export const { store: $messages, load: loadMessages } = reading<MessagePage, [MessageQuery]>(
  ({ state, q, after }) => ask('GET', { params: { state, ...(q && { q }), ...(after !== null && { after }) } }),
  'old',
);

/** The message that something is done about, and what kept the last try from coming through. */
export const $messageAction = atom<{ id: string; isBusy: boolean; problem: string | null } | null>(null);

/** One attempt for the same words to the same message: a second try after a failure goes on with the first. */
const attempts = new Map<string, string>();

/** Moves a message to another state; it stays where it is on the page, so that a slip is taken back there. */
export async function markMessage(id: string, as: MessageState): Promise<void> {
  if ($messageAction.get()?.isBusy) return;
  $messageAction.set({ id, isBusy: true, problem: null });
  try {
    replace(await ask('POST', { body: { id, attempt: crypto.randomUUID(), do: 'mark', as } }));
  } catch (error) {
    showError(error, refusalWords(error), 'Not changed');
  }
  $messageAction.set(null);
}

/** Answers a message by mail. True when that is done; else the words stand in `$messageAction`, and what was typed stays. */
export async function answerMessage(id: string, text: string, as: 'open' | 'resolved'): Promise<boolean> {
  if ($messageAction.get()?.isBusy) return false;
  $messageAction.set({ id, isBusy: true, problem: null });
  const key = `${id} ${text}`;
  const attempt = attempts.get(key) ?? crypto.randomUUID();
  attempts.set(key, attempt);
  try {
    const answered = await ask('POST', { body: { id, attempt, do: 'answer', text, as, seen: answersSeen(id) } });
    attempts.delete(key);
    keepAnswerDraft(id, '');
    replace(answered);
    $messageAction.set(null);
    const isSent = answered.thread.some((line) => line.id === attempt && line.letter === 'sent');
    const { name } = answered.message;
    showToast('Answered', isSent ? `${name} has it by mail.` : `It is stored. The mail to ${name} follows by itself.`);
    return true;
  } catch (error) {
    const meanwhile = error instanceof CallError ? (error.answer as Partial<AnsweredMeanwhile> | null) : null;
    if (meanwhile?.code === 'message_answered' && meanwhile.current) replace(meanwhile.current);
    const isSettled = settleRefusal(error);
    $messageAction.set({ id, isBusy: false, problem: isSettled ? null : refusalWords(error) });
    return false;
  }
}

/** Puts what they wrote back by mail into the thread. True when that is done; else the words stand in `$messageAction`. */
export async function addReply(id: string, text: string): Promise<boolean> {
  if ($messageAction.get()?.isBusy) return false;
  $messageAction.set({ id, isBusy: true, problem: null });
  const key = `${id} reply ${text}`;
  const attempt = attempts.get(key) ?? crypto.randomUUID();
  attempts.set(key, attempt);
  try {
    replace(await ask('POST', { body: { id, attempt, do: 'reply', text } }));
    attempts.delete(key);
    $messageAction.set(null);
    showToast('Added', 'It stands in the thread, and the message waits for an answer.');
    return true;
  } catch (error) {
    const isSettled = settleRefusal(error);
    $messageAction.set({ id, isBusy: false, problem: isSettled ? null : refusalWords(error) });
    return false;
  }
}

/** Answers that stand below a message on this page. */
function answersSeen(id: string): number {
  const shown = $messages.get();
  const one = shown.status === 'read' ? shown.read.messages.find(({ message }) => message.id === id) : undefined;
  return one?.thread.filter(({ what }) => what === 'answered').length ?? 0;
}

/** Puts a message in the place of the one that is shown, and counts it where it stands now. */
function replace(changed: MessageAtDesk): void {
  const shown = $messages.get();
  if (shown.status !== 'read') return;
  const before = shown.read.messages.find(({ message }) => message.id === changed.message.id);
  const counts = { ...shown.read.counts };
  if (before) {
    counts[before.state] -= 1;
    counts[changed.state] += 1;
  }
  const messages = shown.read.messages.map((one) => (one === before ? changed : one));
  $messages.set({ status: 'read', read: { ...shown.read, counts, messages } });
}
