import type { MailChoice } from '#domain/person/mail-preferences.ts';
import type { Plan } from '#domain/plan/plans.schema.ts';
import type { SubscriberState } from '#domain/person/subscriber.ts';
import type { LetterState } from './contact.contract.ts';
import { request } from './request.ts';

/** An account whose address is proven. */
export interface KnownAccount {
  /** The same mark as in the log and the audit. */
  mark: string | null;
  /** ISO time. */
  createdAt: string;
  plan: Plan;
  /** The subscription as the payment provider last told it; null when there never was one. */
  subscription: {
    status: string;
    interval: 'month' | 'year';
    /** ISO time at which it began, by the provider; null when the provider does not answer. */
    since: string | null;
    /** ISO time at which the paid period ends. */
    paidUntil: string;
    isCancelled: boolean;
  } | null;
  /** The person's page in the provider's dashboard; null for who never began a payment. */
  paymentPage: string | null;
  saved: number;
  /** The mail switches that are on; null while the person was not asked. */
  switches: MailChoice[] | null;
}

/** What is known of one address. */
export interface KnownPerson {
  email: string;
  /** Several when the person signs in by several ways. */
  accounts: KnownAccount[];
  /** What the address subscribed to by mail; null when nothing. */
  byMail: {
    state: SubscriberState;
    /** What was asked for and confirmed. */
    topics: string[];
    /** Kinds of mail that it refused, and when. */
    refused: { list: string; at: string }[];
  } | null;
  /** When a mail server last refused a mail to it for good; null when none did within 180 days. */
  bouncedAt: string | null;
}

/** Looks one address up; it is noted who did. @throws CallError `too_many_requests`, `forbidden` */
export function lookUpPerson(email: string): Promise<KnownPerson> {
  return request('POST', '/api/admin/people', { do: 'look', email });
}

/** Mails the person the link to their own data. @throws CallError `not_found` without an account, `too_many_requests` */
export function sendPersonExport(email: string): Promise<{ letter: LetterState }> {
  return request('POST', '/api/admin/people', { do: 'export', email });
}
