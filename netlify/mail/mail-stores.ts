import * as z from 'zod';
import { documentStore } from '#netlify/stores/document-store.ts';
import type { OwnedStore } from '#netlify/stores/person-index.ts';
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
});

/** A stored mail that has not been sent yet. */
export type Waiting = z.output<typeof waitingSchema>;

/** Mails that have not been sent yet, each under its key. */
export const outbox = documentStore('outbox', waitingSchema);

/** A mail is about the person whom it names as such; an account may have typed words in it. */
export const ownedMails: OwnedStore<Waiting> = {
  store: outbox,
  ownersOf: ({ mail: { personal, typedBy } }) => [
    ...(typedBy === undefined ? [] : [{ userId: typedBy }]),
    { address: personal },
  ],
};

/** That a mail went out, or was refused for good, under its key: no word and no address of it. */
export const sentMarks = documentStore('mails-sent', z.object({ outcome: z.enum(['sent', 'refused']), at: time }));

/** The key of the mark that a mail server refused an address for good. @param mailName the address under its keyed hash */
export function refusedMark(mailName: string): string {
  return `refused-${mailName}`;
}
