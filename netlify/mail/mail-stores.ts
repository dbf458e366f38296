import * as z from 'zod';
import { documentStore } from '#netlify/stores/document-store.ts';
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

/** That a mail went out, or was refused for good, under its key: no word and no address of it. */
export const sentMarks = documentStore('mails-sent', z.object({ outcome: z.enum(['sent', 'refused']), at: time }));
