import * as z from 'zod';
import type { MailChoice } from '#domain/person/mail-preferences.ts';
import type { SubscriberState } from '#domain/person/subscriber.ts';
import type { Plan } from '#domain/plan/plans.schema.ts';
import type { LetterState } from './contact.contract.ts';
import { type Contract, typeOnly } from './contract.ts';

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

/** Body of `POST /api/admin/people`: one whole address, never a part of one. */
const peopleActionSchema = z.strictObject({
  do: z.enum(['look', 'export']),
  email: z.string().trim().pipe(z.email().max(254)),
});

export const adminPeopleEndpoint = {
  path: '/api/admin/people',
  methods: {
    POST: {
      who: 'admin',
      in: peopleActionSchema,
      answers: typeOnly<KnownPerson | { letter: LetterState }>(),
      statuses: [401, 403, 403, 200],
      example: { do: 'look', email: 'reader@example.com' },
    },
  },
} as const satisfies Contract;
