import type { Message } from './message.ts';

/** What the messages page shows: an answer has its limits, the counts have none. */
export interface MessageList {
  /** How many wait in all. */
  waiting: number;
  /** The ones that have waited longest, oldest first. */
  unanswered: Message[];
  /** The last ones that were answered, newest first. */
  answered: Message[];
}

const mostUnanswered = 100;
const mostAnswered = 20;

/** Sorts messages into what waits and what was answered. */
export function messageList(messages: readonly Message[]): MessageList {
  const unanswered = messages
    .filter(({ answeredAt }) => answeredAt === null)
    .sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
  const answered = messages
    .filter(({ answeredAt }) => answeredAt !== null)
    .sort((a, b) => ((a.answeredAt ?? '') > (b.answeredAt ?? '') ? -1 : 1));
  return {
    waiting: unanswered.length,
    unanswered: unanswered.slice(0, mostUnanswered),
    answered: answered.slice(0, mostAnswered),
  };
}
