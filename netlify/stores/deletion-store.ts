import * as z from 'zod';
import { documentStore } from './document-store.ts';

const time = z.iso.datetime();

/** Deletions under way, each under the account's id. */
export const deletions = documentStore(
  'deletions',
  z.object({
    /** When it was asked for. */
    at: time,
    /** The worker that erases at this moment, and until when the others leave it alone. */
    claim: z.object({ worker: z.string(), until: time }).nullish(),
  }),
);
