import type { MessageAction } from '#api/admin-messages.contract.ts';
import type { MessageState } from '#domain/letters/desk-state.ts';
import type { ThreadEntry } from '#domain/admin/desk-thread.ts';
import type { Message } from '#domain/letters/message.ts';
import { audit } from '#netlify/session/audit.ts';
import type { Editor } from '#netlify/catalog/edit-tool.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { writeAnswer } from '#netlify/letters/message-letters.ts';
import { updateInLine } from '#netlify/stores/desk-lines.ts';
import { deskThreads, threadKey } from '#netlify/stores/desk-thread-store.ts';
import { messages, ownedMessages, ownedSpam, spamMessages } from '#netlify/stores/message-store.ts';
import { keepOwned, removeOwned } from '#netlify/stores/person-index.ts';
import { aboutMessage, type DeskAction, noteAction, takeBackAction } from './desk-thread.ts';

/**
 * What the desk does about messages. Spam is kept in a store of its own, so that nobody waits for it, no count holds it,
 * and it can be forgotten sooner. Each deed can be sent again when it broke off.
 */

/** What came of an answer; a late one was not sent: its editor had not seen another answer. */
export interface Answered {
  isLate: boolean;
  message: Message;
  state: MessageState;
}

/** Moves a message to another state, and notes who did it. @throws ApiError `not_found`; StoreUnavailable */
export async function markMessage(
  { id, attempt, as }: Extract<MessageAction, { do: 'mark' }>,
  { by, now }: Editor,
): Promise<{ message: Message; state: MessageState }> {
  const found = await findMessage(id);
  if (found.state === as) return found;
  const what = found.state === 'spam' ? 'marked as no spam' : actions[as];
  await noteAction(aboutMessage(found.message), { id: attempt, what, by, now });
  if (as === 'spam') {
    await move(found.message, ownedMessages, ownedSpam);
    await audit({ action: 'message_marked_spam', userId: by, now });
    return { message: found.message, state: as };
  }
  if (found.state === 'spam') await move(found.message, ownedSpam, ownedMessages);
  return { message: await settle(id, as === 'resolved' ? now : null), state: as };
}

/**
 * Answers a message by mail: what was written is noted first, then the letter goes, once for each attempt, then the
 * message is resolved if that is wished.
 * @throws ApiError `not_found`; StoreUnavailable: doing it again is safe
 */
export async function answerMessage(
  { id, attempt, text, as, seen }: Extract<MessageAction, { do: 'answer' }>,
  { by, now }: Editor,
): Promise<Answered> {
  const message = await messages.read(id);
  if (!message) throw gone();
  const others = (await answersTo(message)).filter((entry) => entry.id !== attempt);
  if (others.length > seen) return { isLate: true, message, state: stateOf(message) };
  const entries = await noteWords(message, { id: attempt, what: 'answered', text, by, now });
  const noted = entries.find((entry) => entry.id === attempt)?.text ?? text;
  await writeAnswer(message, {
    id: attempt,
    text: noted,
    to: entries.findLast(({ isTheirs }) => isTheirs)?.text ?? null,
  });
  await audit({ action: 'message_answered', userId: by, now });
  const isResolved = as === 'resolved' || message.answeredAt !== null;
  if (!isResolved || message.answeredAt !== null) return { isLate: false, message, state: stateOf(message) };
  return { isLate: false, message: await settle(id, now), state: 'resolved' };
}

/**
 * Puts what somebody wrote back by mail into the thread of their message, which waits again.
 * @throws ApiError `not_found`; StoreUnavailable: doing it again is safe
 */
export async function noteReply(
  { id, attempt, text }: Extract<MessageAction, { do: 'reply' }>,
  { by, now }: Editor,
): Promise<{ message: Message; state: MessageState }> {
  const message = await messages.read(id);
  if (!message) throw gone();
  await noteWords(message, { id: attempt, what: 'reopened', text, isTheirs: true, by, now });
  return { message: await settle(id, null), state: 'open' };
}

/**
 * Notes words in the thread of a message. When the message is not there any more, they are taken back, and nothing else:
 * whoever deleted it has seen to the rest.
 */
async function noteWords(message: Message, action: DeskAction): Promise<ThreadEntry[]> {
  const { entries } = await noteAction(aboutMessage(message), action);
  if (!(await messages.isMissing(message.id))) return entries;
  await takeBackAction(aboutMessage(message), action.id);
  throw gone();
}

async function answersTo(message: Message): Promise<ThreadEntry[]> {
  const thread = await deskThreads.read(threadKey(aboutMessage(message)));
  return thread?.entries.filter(({ what }) => what === 'answered') ?? [];
}

function stateOf({ answeredAt }: Message): MessageState {
  return answeredAt === null ? 'open' : 'resolved';
}

const actions: Record<MessageState, DeskAction['what']> = {
  open: 'reopened',
  resolved: 'resolved',
  spam: 'marked as spam',
};

async function findMessage(id: string): Promise<{ message: Message; state: MessageState }> {
  const message = await messages.read(id);
  if (message) return { message, state: stateOf(message) };
  const spam = await spamMessages.read(id);
  if (spam) return { message: spam, state: 'spam' };
  throw gone();
}

/** In the new place first: a crash in between leaves it in both, and the same change again removes it from the old one. */
async function move(message: Message, from: typeof ownedMessages, to: typeof ownedMessages): Promise<void> {
  await keepOwned(to, message.id, message);
  await removeOwned(from, message.id, message);
}

async function settle(id: string, at: Date | null): Promise<Message> {
  const settled = await updateInLine(ownedMessages, id, (current) => {
    if (!current || (current.answeredAt === null) === (at === null)) return current;
    return { ...current, answeredAt: at === null ? null : at.toISOString() };
  });
  if (!settled) throw gone();
  return settled;
}

function gone(): ApiError {
  return new ApiError('not_found', { message: 'There is no such message any more.' });
}
