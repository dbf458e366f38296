import { type Contract, typeOnly } from './contract.ts';
import type { WaitingLine } from '#domain/admin/waiting-line.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import type { MemberCounts } from '#domain/admin/member-counts.ts';
import type { LeftOut } from '#domain/record/left-out.ts';
import type { Freshness } from '#domain/tool/evidence/freshness.ts';
import type { DigestStanding } from './admin-letters.contract.ts';

/** What the back office shows first: counts, and nothing about anybody. */
export interface AdminOverview {
  /** ISO time at which it was read. */
  at: string;
  uploads: {
    /** The newest one; null when nothing was ever uploaded. */
    last: {
      at: string;
      kind: 'csv' | 'records' | 'submission';
      created: number;
      updated: number;
      isUndone: boolean;
    } | null;
  };
  /** Suggested tools that nobody has decided about. */
  review: WaitingLine;
  /** Messages from /contact that nobody has answered. */
  messages: WaitingLine;
  /** Disputes and refunds that nobody has dealt with. */
  payments: WaitingLine;
  facts: {
    /** Facts that readers told us of, that changed on their pages, or whose pages are gone. */
    waiting: number;
    /** How the watch stands, in one sentence. */
    watch: string;
  };
  /** Records that this release cannot read: everybody else goes on, somebody should look. */
  unreadable: {
    count: number;
    /** The first of them, as `store/key`. */
    places: string[];
    /** ISO time at which all records were last looked at; null when they never were. */
    checkedAt: string | null;
  };
  /** Records that the pages were built without, and why; everything else was published. */
  leftOut: readonly LeftOut[];
  /** How the digest stands that goes out next. */
  digest: Pick<DigestStanding, 'week' | 'state' | 'drops' | 'goesOutAt'>;
  /** News that is written and not released. */
  newsWaiting: number;
  /** What is written at the desk and not seen by readers yet, and what somebody should look at again; null for a kind that cannot be read. */
  documents: Record<DocumentKind, { drafts: number; scheduled: number; due: number } | null>;
  /** As the last walk over all records counted them; null while there was none. */
  people: { accounts: number; members: MemberCounts; countedAt: string } | null;
  subscribers: {
    /** Addresses that are stored, whether they have confirmed or not. */
    addresses: number;
  };
  outbox: {
    /** Mails that have not gone out. */
    waiting: number;
    /** False when no mail is set up on this site: then they wait for that. */
    isOn: boolean;
    /** Why the mail server takes none, in one sentence; null when it takes them. */
    trouble: string | null;
    /** Letters that were given up, which somebody may send again. */
    refused: number;
  };
  catalogue: {
    /** Tools in the guide at this moment. */
    tools: number;
    /** Of these, tools without a file in data/tools/. */
    uploaded: number;
    /** Of these, tools that have no page of their own before the next build. */
    awaitingBuild: number;
    freshness: Pick<Freshness, 'headline' | 'medianAgeDays' | 'toolsWithoutAny'>;
  };
}

export const adminOverview = {
  path: '/api/admin/overview',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<AdminOverview>(),
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;
