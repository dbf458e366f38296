import type { mailContexts, SubscribedTopic, Subscriber } from './subscriber.schema.ts';

type MailContext = (typeof mailContexts)[number];

/** What somebody asks to be told about; only tool updates may name a tool. */
export interface Topic {
  context: MailContext;
  toolName: string | null;
}

/** The kinds of mail that go to many: the weekly digest, alerts when something changes, and news of Yak. */
export const mailLists = ['digest', 'alerts', 'news'] as const;
export type MailList = (typeof mailLists)[number];

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

/** Where an address stands: confirmed once one topic is, pending while one waits, else unsubscribed. */
export function subscriberState({ topics }: Pick<Subscriber, 'topics'>): SubscriberState {
  if (topics.some(isConfirmed)) return 'confirmed';
  return topics.length > 0 ? 'pending' : 'unsubscribed';
}

/** A document for an address that nothing is known of. */
export function newSubscriber(id: string, address: string, now: Date): Subscriber {
  return {
    id,
    address,
    topics: [],
    refusals: { digest: null, alerts: null },
    askingLetters: [],
    createdAt: now.toISOString(),
  };
}

export function isConfirmed(topic: SubscribedTopic): boolean {
  return topic.confirmedAt !== null;
}

/** Only tool updates keep the name of their tool. */
export function makeTopic(context: MailContext, toolName: string | null): Topic {
  return { context, toolName: context === 'tool-updates' ? toolName : null };
}

export function isSameTopic(one: Topic, other: Topic): boolean {
  return one.context === other.context && one.toolName === other.toolName;
}

/** The kind of mail that serves a topic: a named tool is told of as things happen, everything else once a week. */
export function listOf({ toolName }: Topic): MailList {
  return toolName === null ? 'digest' : 'alerts';
}
