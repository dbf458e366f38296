import type { AnswerLetter, MessageAtDesk, MessagePage } from '#api/admin-messages.contract.ts';
import {
  MESSAGE_PAGE_SIZE,
  type MessageQuery,
  type MessageState,
  messageStates,
  saysAll,
} from '#domain/letters/desk-state.ts';
import type { Message } from '#domain/letters/message.ts';
import { isMailAddress } from '#domain/text/form-text.ts';
import { retentionDays, isPast } from '#domain/admin/retention.ts';
import { answerKey } from '#netlify/letters/message-letters.ts';
import { fateOf } from '#netlify/mail/outbox.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { type LinedStore, lineEntries, readEntry } from '#netlify/stores/desk-lines.ts';
import { ownedMessages, ownedSpam } from '#netlify/stores/message-store.ts';
import { ownedKeys } from '#netlify/stores/person-index.ts';
import { isIndexed } from '#netlify/stores/record-scan-store.ts';
import { readThreads } from './desk-thread.ts';

/** Messages that one call looks through for words: it answers within a second or so, and the next call goes on. */
const MAX_LOOKED_THROUGH = 600;
const READ_AT_ONCE = 50;
/** Messages of one address that are listed. */
const MAX_OF_ONE = 100;

/** The line that holds the messages of a state. */
const lines: Record<MessageState, { lined: LinedStore<Message>; isWaiting: boolean }> = {
  open: { lined: ownedMessages, isWaiting: true },
  resolved: { lined: ownedMessages, isWaiting: false },
  spam: { lined: ownedSpam, isWaiting: false },
};

/** Where a message stands: its state and its entry in the line. */
interface Place {
  state: MessageState;
  entry: string;
}

type Results = Pick<MessageAtDesk, 'message' | 'state'>;

/** One page of messages. @throws StoreUnavailable */
export async function readMessagePage({ state, q, after }: MessageQuery, now: Date): Promise<MessagePage> {
  const entries = await Promise.all(
    messageStates.map(async (one) => {
      const { lined, isWaiting } = lines[one];
      return (await lineEntries(lined, isWaiting)).map((entry) => ({ state: one, entry }));
    }),
  );
  const counts = Object.fromEntries(messageStates.map((one, index) => [one, entries[index]?.length ?? 0]));
  const places = entries.flat().filter((place) => state === 'all' || place.state === state);
  const page =
    isMailAddress(q) && (await isIndexed()) ? await readOfAddress(q, state) : await lookThrough(places, q, after);
  return {
    ...page,
    counts: counts as MessagePage['counts'],
    messages: await withThreads(page.messages, now),
  };
}

/** These messages with what was done about them. @throws StoreUnavailable */
export async function withThreads(found: readonly Results[], now: Date): Promise<MessageAtDesk[]> {
  const threads = await readThreads(
    'message',
    found.map(({ message }) => message.id),
  );
  return atOnce(found, READ_AT_ONCE, async ({ message, state }) => ({
    message,
    state,
    thread: await atOnce(threads[message.id] ?? [], READ_AT_ONCE, async (line) =>
      line.what === 'answered' ? { ...line, letter: await letterOf(message.id, line, now) } : line,
    ),
  }));
}

/** What became of an answer's letter; marks of letters are forgotten after a while, and then it had gone out. */
async function letterOf(messageId: string, { id, at }: { id: string; at: string }, now: Date): Promise<AnswerLetter> {
  const fate = await fateOf(answerKey(messageId, id));
  return fate ?? (isPast(at, retentionDays.sentMail - 1, now) ? 'sent' : 'unsent');
}

/** Everything from one address, newest first, without looking at anybody else's. */
async function readOfAddress(
  address: string,
  state: MessageQuery['state'],
): Promise<Omit<MessagePage, 'counts' | 'messages'> & { messages: Results[] }> {
  const found = await Promise.all(
    [ownedMessages, ownedSpam].map(async ({ store }) => {
      const keys = await ownedKeys(store.name, [{ address }]);
      const read = await atOnce(keys, READ_AT_ONCE, (key) => store.tryRead(key));
      return read.flatMap((message): Results[] => {
        if (message === null) return [];
        if (store === ownedSpam.store) return [{ message, state: 'spam' }];
        return [{ message, state: message.answeredAt === null ? 'open' : 'resolved' }];
      });
    }),
  );
  const messages = found
    .flat()
    .filter((one) => state === 'all' || one.state === state)
    .sort((a, b) => (a.message.receivedAt > b.message.receivedAt ? -1 : 1));
  return { messages: messages.slice(0, MAX_OF_ONE), looked: messages.length, of: messages.length, next: null };
}

/** The next messages with these words, from a place on. */
async function lookThrough(
  places: readonly Place[],
  q: string,
  after: string | null,
): Promise<Omit<MessagePage, 'counts' | 'messages'> & { messages: Results[] }> {
  const first = after === null ? 0 : firstBehind(places, after);
  const width = q === '' ? MESSAGE_PAGE_SIZE : READ_AT_ONCE;
  const found: Results[] = [];
  let at = first;
  while (at < places.length && found.length < MESSAGE_PAGE_SIZE && at - first < MAX_LOOKED_THROUGH) {
    const read = await atOnce(places.slice(at, at + width), READ_AT_ONCE, readPlace);
    for (const one of read) {
      if (found.length === MESSAGE_PAGE_SIZE) break;
      at += 1;
      if (one && (q === '' || saysAll(one.message, q))) found.push(one);
    }
  }
  const last = places[at - 1];
  return { messages: found, looked: at, of: places.length, next: last && at < places.length ? nameOf(last) : null };
}

/** Null when the message is gone, moved, or cannot be read. */
async function readPlace({ state, entry }: Place): Promise<Results | null> {
  const { lined, isWaiting } = lines[state];
  const message = await readEntry(lined, isWaiting, entry);
  return message && { message, state };
}

/** The first place behind one that an earlier page named, which may be gone by now. */
function firstBehind(places: readonly Place[], after: string): number {
  const first = places.findIndex((place) => nameOf(place) > after);
  return first === -1 ? places.length : first;
}

/** Names of places sort as the places do. */
function nameOf({ state, entry }: Place): string {
  return `${messageStates.indexOf(state)}-${entry}`;
}
