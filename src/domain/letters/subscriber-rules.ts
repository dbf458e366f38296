import { type MailList, type Topic, isConfirmed, isSameTopic, listOf, mailLists } from '#domain/person/subscriber.ts';
import type { Subscriber } from '#domain/person/subscriber.schema.ts';
import { DAY_MS } from '#domain/value/day.ts';

/** Letters that one address gets in a day because somebody typed it into the dialog. */
export const ASKING_LETTERS_A_DAY = 3;
/** Topics that one address can hold. */
const TOPICS_HELD = 50;
/** Days that a request waits for its confirmation. */
export const DAYS_TO_CONFIRM = 7;

/** What follows from a request: a letter that asks to confirm, one that says it is confirmed already, or none: enough were sent. */
interface Asked {
  subscriber: Subscriber;
  letter: 'confirm' | 'known' | 'none';
}

/** Somebody typed this address into the dialog. Whoever asks learns nothing of what comes out. */
export function askForTopic(subscriber: Subscriber, topic: Topic, now: Date): Asked {
  const waiting = withoutStale(subscriber, now);
  if (waiting.askingLetters.length >= ASKING_LETTERS_A_DAY) return { subscriber: waiting, letter: 'none' };
  const askingLetters = [now.toISOString(), ...waiting.askingLetters];
  const held = waiting.topics.find((one) => isSameTopic(one, topic));
  if (held && isConfirmed(held)) return { subscriber: { ...waiting, askingLetters }, letter: 'known' };
  const others = waiting.topics.filter((one) => one !== held);
  if (others.length >= TOPICS_HELD) return { subscriber: waiting, letter: 'none' };
  const asked = { ...topic, askedAt: now.toISOString(), confirmedAt: null };
  return { subscriber: { ...waiting, askingLetters, topics: [...others, asked] }, letter: 'confirm' };
}

/** The document without requests that were never confirmed in time, and without letters of days gone by. */
export function withoutStale(subscriber: Subscriber, now: Date): Subscriber {
  const age = (time: string) => (now.getTime() - Date.parse(time)) / DAY_MS;
  return {
    ...subscriber,
    topics: subscriber.topics.filter((topic) => isConfirmed(topic) || age(topic.askedAt) < DAYS_TO_CONFIRM),
    askingLetters: subscriber.askingLetters.filter((time) => age(time) < 1),
  };
}

/** True when nothing is left of a request but the address: such a document is forgotten. */
export function isForgettable(subscriber: Subscriber, now: Date): boolean {
  const { topics, askingLetters, refusals } = withoutStale(subscriber, now);
  return (
    topics.length === 0 && askingLetters.length === 0 && mailLists.every((list) => (refusals[list] ?? null) === null)
  );
}

/** The request that a link in a letter belongs to. */
export interface TopicRequest extends Topic {
  askedAt: string;
}

/**
 * The holder of the address agrees. `changed` is false when it was confirmed before; null when the request is not there
 * any more: withdrawn, or replaced by a newer one.
 */
export function confirmTopic(
  subscriber: Subscriber,
  request: TopicRequest,
  now: Date,
): { subscriber: Subscriber; changed: boolean } | null {
  const held = subscriber.topics.find((topic) => isSameTopic(topic, request) && topic.askedAt === request.askedAt);
  if (!held) return null;
  if (isConfirmed(held)) return { subscriber, changed: false };
  const topics = subscriber.topics.map((topic) =>
    topic === held ? { ...held, confirmedAt: now.toISOString() } : topic,
  );
  return {
    subscriber: { ...subscriber, topics, refusals: { ...subscriber.refusals, [listOf(held)]: null } },
    changed: true,
  };
}

/** The address refuses a kind of mail: its topics go, and what an account chose before counts no more. */
export function leaveLists(subscriber: Subscriber, lists: readonly MailList[], now: Date): Subscriber {
  const refused = Object.fromEntries(lists.map((list) => [list, now.toISOString()]));
  return {
    ...subscriber,
    topics: subscriber.topics.filter((topic) => !lists.includes(listOf(topic))),
    refusals: { ...subscriber.refusals, ...refused },
  };
}

/**
 * The holder of the address says what to be told about, whole: what is named is confirmed, everything else goes. A kind
 * of mail that is chosen again is no longer refused.
 */
export function chooseTopics(subscriber: Subscriber, chosen: readonly Topic[], now: Date): Subscriber {
  const time = now.toISOString();
  const topics = chosen.slice(0, TOPICS_HELD).map((topic) => {
    const held = subscriber.topics.find((one) => isSameTopic(one, topic));
    return { ...topic, askedAt: held?.askedAt ?? time, confirmedAt: held?.confirmedAt ?? time };
  });
  const refusals = { ...subscriber.refusals };
  for (const topic of topics) refusals[listOf(topic)] = null;
  return { ...subscriber, topics, refusals };
}
