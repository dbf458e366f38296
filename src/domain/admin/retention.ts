import { DAY_MS } from '#domain/value/day.ts';

/**
 * How long records are kept that nobody deletes, in days, and why; /terms says the same to readers.
 */
export const retentionDays = {
  /** How often a form came on a day. */
  formDay: 2,
  /** That an account came to its end: longer than any request or run that began before it. */
  endedAccount: 2,
  /** After the answer: long enough to come back to what was said. */
  answeredMessage: 365,
  /** Nobody answered: after two years nobody will. */
  unansweredMessage: 730,
  /** After it was marked: long enough to find what was no spam. */
  spamMessage: 30,
  /** After the decision, or without one: the sender may look at its status page that long. */
  submission: 730,
  /** What was done about a message or submission goes with it; what was left behind goes when the last of them would. */
  deskThread: 730,
  /** The hash of a suggested web address, so that a second suggestion is recognised. */
  suggestedAddress: 730,
  /** The provider repeats an event for three days and keeps it for thirty. */
  paymentEvent: 90,
  /** After it was done: a dispute may come back after a year, and is told of from ours and Stripe's side. */
  paymentCase: 730,
  /** A mail is written again under the same key within its week, or when a decision is repeated. */
  sentMail: 180,
  /** A mail that no server took for so long is no news any more. */
  waitingMail: 30,
  /** One that was given up is sent again by hand while it is still news. */
  refusedMail: 30,
  /** A page that was not built for so long will not be: nobody is told any more. */
  awaitedPage: 90,
  /** A digest looks at the one of the week before. */
  edition: 365,
  /** The desk shows what was ordered about the letter of the week before. */
  letterOrder: 365,
  /** An event is added up within the hour. */
  countedEvent: 30,
  /** What nobody looked for again is no wish any more. */
  missedSearch: 90,
  /** News that went out, or that nobody came back to. */
  news: 730,
  /** Limits of the public forms count one day. */
  formSender: 2,
  /** Limits per person count an hour. */
  allowance: 2,
  /** What admins did, and that data were exported or deleted: looked up for a year, with some days to spare. */
  auditEntry: 400,
  /** A version of the uploads that the list of uploads does not name any more. */
  toolRevision: 30,
  /** A host is visited each month as long as some value stands on a page of it. */
  watchedHost: 90,
  /** What people ended must outlive every backup from before: those are kept for 30 days at most. */
  ending: 35,
  /** How far work on many records had come; what did not get on for so long was given up. */
  slice: 30,
} as const;

/** Whether a record may be forgotten: so many days have passed since that time. A time that is not known never passes. */
export function isPast(since: string | null, days: number, now: Date): boolean {
  return since !== null && now.getTime() - Date.parse(since) > days * DAY_MS;
}
