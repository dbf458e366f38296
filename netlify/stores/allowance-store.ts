import * as z from 'zod';
import { documentStore } from './document-store.ts';
import { hashOf } from './hash-of.ts';

const useSchema = z.object({ id: z.uuid(), at: z.iso.datetime() });

/** How often one person has used each of their allowances lately, newest first. */
const allowanceSchema = z.object({ uses: z.record(z.string(), z.array(useSchema)) });

export const allowanceUses = documentStore('allowances', allowanceSchema);

/** The key of a person's document: a hash of their id, from which nothing can be read. */
export function allowanceKey(userId: string): string {
  return hashOf(`allowance ${userId}`);
}
