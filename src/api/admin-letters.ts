import type { OrderKind } from '#domain/mailing/letter-order.ts';
import type { Plan } from '#domain/plan/plans.schema.ts';
import type { LetterState } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const adminLettersEndpoint = {
  path: '/api/admin/letters',
  methods: ['GET', 'POST'],
} as const satisfies Endpoint;

/** How the digest of one week stands. */
export interface DigestStanding {
  /** ISO week. */
  week: string;
  /** `waiting` for its Monday; `quiet`: nothing happened in its week, so nothing went out. */
  state: 'waiting' | 'held' | 'skipped' | 'released' | 'going out' | 'sent' | 'quiet';
  /** How many drops it is about, as things stand. */
  drops: number;
  /** ISO time at which it begins unless it is stopped. */
  goesOutAt: string;
  /** The last order; `by` is null when the account is gone. */
  order: { kind: OrderKind; at: string; by: string | null } | null;
}

/** A letter as it would go out. */
export interface LetterLook {
  week: string;
  plan: Plan;
  subject: string;
}

/** `GET /api/admin/letters`: what goes out next, and what waits. */
export interface LettersDesk {
  /** ISO time. */
  at: string;
  /** Who signs every letter; null while `data/site.json` names nobody. */
  sender: string | null;
  /** Whether a mail server is set up. */
  isOn: boolean;
  /** Where tests go. */
  testsTo: string;
  coming: DigestStanding;
  before: DigestStanding;
  /** The newest digest that has drops: the coming one, or an older one while its week is quiet; null when none has. */
  looks: LetterLook[];
  alerts: AlertsWaiting;
}

/** What keeps alerts waiting. */
export interface AlertsWaiting {
  /** Tools changed at the desk within the hour in which it can be taken back: nobody is told of them yet. */
  held: { toolId: number; name: string; until: string }[];
  /** The round that goes out now; null when none does. */
  round: { drops: number; tools: number } | null;
  /** Mails stored and not gone yet, up to 5,000. */
  outbox: number;
}

/** @throws CallError `unauthorized` signed out, `forbidden` without the admin role */
export function fetchLetters(): Promise<LettersDesk> {
  return request('GET', adminLettersEndpoint.path);
}

/** Holds, skips or releases the digest of a week. @throws CallError `letter_begun` */
export function orderDigest(kind: OrderKind, week: string): Promise<LettersDesk> {
  return request('POST', adminLettersEndpoint.path, { do: kind, week });
}

/** Sends the digest as somebody on a plan gets it to the signed-in admin. @throws CallError `too_many_requests` */
export function testDigest(week: string, plan: Plan): Promise<{ letter: LetterState }> {
  return request('POST', adminLettersEndpoint.path, { do: 'test', week, plan });
}
