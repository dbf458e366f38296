import type { MessageQuery, MessageState } from '#domain/letters/message/desk-state.ts';
import type { Message } from '#domain/letters/message/message.ts';
import type { ThreadLine } from './desk-thread.ts';
import type { ErrorAnswer } from './error-answer.ts';
import { request } from './request.ts';

/**
 * What became of the letter with an answer: `waiting` for the mail server; `refused` by it for good; `unsent`, it was
 * written down but the letter was not stored: send it again.
 */
export type AnswerLetter = 'sent' | 'waiting' | 'refused' | 'unsent';

/** A message with what was done about it. */
export interface MessageAtDesk {
  message: Message;
  state: MessageState;
  /** Oldest first; `letter` stands with answers only. */
  thread: (ThreadLine & { letter?: AnswerLetter })[];
}

/** One page of `GET /api/admin/messages?state=…&q=…&after=…`: open ones oldest first, the others newest first. */
export interface MessagePage {
  /** How many there are of each state, counted up to 5,000. */
  counts: Record<MessageState, number>;
  messages: MessageAtDesk[];
  /** How many were looked through so far, out of how many. */
  looked: number;
  of: number;
  /** The place to go on from; null when everything was looked through. */
  next: string | null;
}

/** What an editor does about a message; the same attempt again is done once. */
export type MessageAction = { id: string; attempt: string } & (
  | { do: 'mark'; as: MessageState }
  /** `seen`: answers that its editor had before them. */
  | { do: 'answer'; text: string; as: 'open' | 'resolved'; seen: number }
  /** What they wrote back by mail: it stands in the thread, and the message waits again. */
  | { do: 'reply'; text: string }
);

/** 409: somebody else has answered it meanwhile; the message as it stands now. */
export interface AnsweredMeanwhile extends ErrorAnswer {
  current: MessageAtDesk;
}

/** @throws CallError `unauthorized` signed out, `forbidden` without the admin role */
export function fetchMessages({ state, q, after }: MessageQuery): Promise<MessagePage> {
  const query = new URLSearchParams({ state, ...(q && { q }), ...(after !== null && { after }) });
  return request('GET', `/api/admin/messages?${query}`);
}

/**
 * Answers the message as it stands then.
 * @throws CallError `not_found` when it is gone, `message_answered` with an `AnsweredMeanwhile`
 */
export function sendMessageAction(action: MessageAction): Promise<MessageAtDesk> {
  return request('POST', '/api/admin/messages', action);
}
