import * as z from 'zod';
import { mailRefusalSchema } from '#domain/letters/mail-refusal.schema.ts';
import { mailStandingSchema } from '#domain/letters/mail-standing.schema.ts';
import { documentStore } from '#netlify/stores/document-store.ts';
import type { OwnedStore, Owner } from '#netlify/stores/person-index.ts';
import { mailSchema } from './mail.ts';

const time = z.iso.datetime();

const waitingSchema = z.object({
  mail: mailSchema,
  /** Until then it belongs to one worker; null when nobody has it. */
  claimedUntil: time.nullable(),
  /** Tries that failed. */
  tries: z.number().int(),
  /** No try before. */
  notBefore: time,
  /** When it was first meant to go out; missing in what an earlier release stored. */
  since: time.optional(),
  /** What came of the last try; missing before the first one. */
  last: mailRefusalSchema.optional(),
});

/** A stored mail that has not been sent yet. */
export type Waiting = z.output<typeof waitingSchema>;

/** Mails that have not been sent yet, each under its key. */
export const outbox = documentStore('outbox', waitingSchema);

/** A mail is about the person whom it names as such; an account may have typed words in it. */
function ownersOf({ mail: { personal, typedBy } }: Pick<Waiting, 'mail'>): Owner[] {
  return [...(typedBy === undefined ? [] : [{ userId: typedBy }]), { address: personal }];
}

export const ownedMails: OwnedStore<Waiting> = { store: outbox, ownersOf };

const refusedSchema = z.object({
  mail: mailSchema,
  refusedAt: time,
  /** Tries that failed. */
  tries: z.number().int(),
  /** What the mail server said last; null when nobody knows. */
  last: mailRefusalSchema.nullable(),
});

/** A mail that was given up. */
export type RefusedMail = z.output<typeof refusedSchema>;

/** Mails that were given up, each under its key, so that somebody may send them again. */
export const refusedMails = documentStore('mails-refused', refusedSchema);

export const ownedRefusals: OwnedStore<RefusedMail> = { store: refusedMails, ownersOf };

/** The key of how the mail server stands. */
export const MAIL_STANDING = 'server';

/** How the mail server has treated us lately: one document. */
export const mailStandings = documentStore('mail-standing', mailStandingSchema);

/** That a mail went out, or was refused for good, under its key: no word and no address of it. */
export const sentMarks = documentStore('mails-sent', z.object({ outcome: z.enum(['sent', 'refused']), at: time }));

/** The key of the mark that a mail server refused an address for good. @param mailName the address under its keyed hash */
export function refusedMark(mailName: string): string {
  return `refused-${mailName}`;
}
