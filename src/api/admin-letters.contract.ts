import * as z from 'zod';
import type { OrderKind } from '#domain/admin/letter-order.ts';
import type { Plan } from '#domain/plan/plans.schema.ts';
import type { LetterState } from './contact.contract.ts';
import { type Contract, typeOnly } from './contract.ts';

/** How the digest of one week stands. */
export interface DigestStanding {
  /** ISO week. */
  week: string;
  /** `waiting` for its Monday; `quiet`: nothing happened in its week, so nothing went out. */
  state: 'waiting' | 'held' | 'skipped' | 'released' | 'going out' | 'sent' | 'quiet';
  /** How many drops it is about, as things stand. */
  drops: number;
  /** Letters of it that are written and have not gone, up to 1,000. */
  waiting: number;
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
  mail: MailDesk;
}

/** How the mail server treats us, and the letters that it did not take. */
export interface MailDesk {
  /** In one sentence. */
  says: string;
  /** That it takes none: since when, in how many runs, and its own words; null when it takes them. */
  trouble: { since: string; runs: number; reply: string } | null;
  /** ISO time at which it last took one, give or take an hour; null when it never did. */
  takenAt: string | null;
  /** Letters that were tried and wait, by the reason, among the first 200 that wait. */
  waiting: WaitingLetters[];
  /** Letters that were given up, newest first, up to 50. */
  refused: RefusedLetter[];
  /** How many were given up, up to 5,000. */
  refusedInAll: number;
}

/** Letters that wait for the same reason. */
export interface WaitingLetters {
  says: string;
  letters: number;
  /** The mail server's own words about one of them, without addresses. */
  reply: string;
  /** ISO times: the first try of the oldest, the next try of any. */
  since: string;
  nextAt: string;
}

/** A letter that was given up: what it is and whom such letters go to, never its words or an address. */
export interface RefusedLetter {
  key: string;
  letter: string;
  to: string;
  refusedAt: string;
  tries: number;
  says: string;
  /** The mail server's own words, without addresses. */
  reply: string;
}

/** What became of a letter that was sent again; `unwanted`: its reader has left since. */
export type LetterAgain = 'sent' | 'waiting' | 'refused' | 'unwanted';

/** What keeps alerts waiting. */
export interface AlertsWaiting {
  /** Tools changed at the desk within the hour in which it can be taken back: nobody is told of them yet. */
  held: { toolId: number; name: string; until: string }[];
  /** The round that goes out now; null when none does. */
  round: { drops: number; tools: number } | null;
  /** Mails stored and not gone yet, up to 5,000. */
  outbox: number;
}

const week = z.string().regex(/^20\d\d-W\d\d$/);

/** Body of `POST /api/admin/letters`. */
const letterActionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['hold', 'skip', 'release']), week }),
  z.strictObject({ do: z.literal('test'), week, plan: z.enum(['fringe', 'core']) }),
  z.strictObject({ do: z.literal('again'), key: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/) }),
]);

export const adminLettersEndpoint = {
  path: '/api/admin/letters',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<LettersDesk>(),
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: letterActionSchema,
      answers: typeOnly<LettersDesk | { letter: LetterState } | { letter: LetterAgain; desk: LettersDesk }>(),
      statuses: [401, 403, 403, 200],
      example: { do: 'hold', week: '2026-W48' },
    },
  },
} as const satisfies Contract;
