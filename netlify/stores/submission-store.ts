import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Submission } from '#domain/submission/submission.ts';
import { addressKey } from '#domain/tool/web-address.ts';
import { type DocumentChange, changeDocument } from './change-document.ts';
import { type JsonStore, openStore } from './open-store.ts';
import { readRecords } from './read-records.ts';

const time = z.iso.datetime();
const decided = { attempt: z.uuid(), decidedAt: time };

const submissionSchema: z.ZodType<Submission> = z.strictObject({
  id: z.uuid(),
  toolName: z.string(),
  category: z.string(),
  website: z.string(),
  description: z.string(),
  pricing: z.string(),
  submitterName: z.string(),
  submitterEmail: z.string(),
  relationship: z.string(),
  additionalInfo: z.string(),
  userId: z.string().nullable(),
  receivedAt: time,
  isRepeat: z.boolean(),
  decision: z
    .discriminatedUnion('state', [
      z.strictObject({ state: z.literal('accepted'), ...decided, toolId: z.number().int().nullable() }),
      z.strictObject({ state: z.literal('declined'), ...decided, reason: z.string() }),
    ])
    .nullable(),
});

/** The submission that was the first with an address; nothing else is kept of it. */
const firstSchema = z.strictObject({ first: z.uuid() });

const submissions = (): JsonStore => openStore('submissions');
const addresses = (): JsonStore => openStore('submission-addresses');

/**
 * Stores a submission, once under its id, and notes whether its address had been suggested before.
 * @returns the submission as it is stored: the earlier one when the same attempt came before
 * @throws StoreUnavailable
 */
export async function keepSubmission(submission: Submission): Promise<Submission> {
  const first = await changeDocument({
    store: addresses(),
    key: keyOf(submission.website),
    schema: firstSchema,
    change: (current) =>
      current ? { write: null, outcome: current.first } : { write: { first: submission.id }, outcome: submission.id },
  });
  const kept = { ...submission, isRepeat: first !== submission.id };
  return changeSubmission(submission.id, (current) =>
    current ? { write: null, outcome: current } : { write: kept, outcome: kept },
  );
}

/** Whether somebody has suggested this address before. @throws StoreUnavailable */
export async function isSuggested(address: string): Promise<boolean> {
  return (await addresses().read(keyOf(address))) !== null;
}

/** One submission, or null. @throws StoreUnavailable */
export async function readSubmission(id: string): Promise<Submission | null> {
  const entry = await submissions().read(id);
  return entry && submissionSchema.parse(entry.value);
}

/**
 * Changes one submission.
 * @param change pure; null when there is none
 * @throws StoreUnavailable
 */
export function changeSubmission<Outcome>(
  id: string,
  change: (current: Submission | null) => DocumentChange<Submission, Outcome>,
): Promise<Outcome> {
  return changeDocument({ store: submissions(), key: id, schema: submissionSchema, change });
}

/** Every submission, over all pages of the store. @throws StoreUnavailable */
export function allSubmissions(): Promise<Submission[]> {
  return readRecords(submissions(), submissionSchema);
}

/** Forgets a submission. @throws StoreUnavailable */
export function removeSubmission(id: string): Promise<void> {
  return submissions().remove(id);
}

function keyOf(address: string): string {
  return createHash('sha256').update(addressKey(address)).digest('hex');
}
