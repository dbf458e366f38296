import type { Submission } from '#domain/letters/submission/submission.ts';
import { firstSuggestionSchema, submissionSchema } from '#domain/letters/submission/submission.schema.ts';
import { addressKey } from '#domain/text/web-address.ts';
import { documentStore, skipUnreadable } from './document-store.ts';
import { forgetDeclined, noteDeclined } from './ending-store.ts';
import { hashOf } from './hash-of.ts';
import { type OwnedStore, keepOwned } from './person-index.ts';

/** Suggested tools, each under its id. */
export const submissions = documentStore('submissions', submissionSchema, undefined, async (id, before, after) => {
  const decision = after.decision?.state === 'declined' ? after.decision : null;
  if (decision) await noteDeclined(id, { at: decision.decidedAt, attempt: decision.attempt });
  else if (before?.decision?.state === 'declined') await forgetDeclined(id);
});
/** A submission is about the account it was sent from, and about the address that was typed. */
export const ownedSubmissions = {
  store: submissions,
  ownersOf: ({ userId, submitterEmail }) => [...(userId === null ? [] : [{ userId }]), { address: submitterEmail }],
  // A claim to publish that came to no end waits again: it never leaves the line of what waits.
  placeOf: ({ decision, receivedAt }) =>
    decision === null || (decision.state === 'accepted' && decision.toolId === null)
      ? { isWaiting: true, at: receivedAt }
      : { isWaiting: false, at: decision.decidedAt },
} satisfies OwnedStore<Submission>;
/** Which submission was the first with a web address, under the hash of that address. */
export const suggestedAddresses = documentStore('submission-addresses', firstSuggestionSchema);

/**
 * Stores a submission, once under its id, and notes whether its address had been suggested before.
 * @returns the submission as it is stored: the earlier one when the same attempt came before
 * @throws StoreUnavailable
 */
export async function keepSubmission(submission: Submission): Promise<Submission> {
  const isRepeat = await isRepeated(submission);
  return keepOwned(ownedSubmissions, submission.id, { ...submission, isRepeat });
}

/** Whether somebody has suggested this address before. @throws StoreUnavailable */
export function isSuggested(address: string): Promise<boolean> {
  return suggestedAddresses.has(keyOf(address));
}

/** The submission that was the first with an address; null when nobody knows. @throws StoreUnavailable */
export async function firstWith(address: string): Promise<Submission | null> {
  const noted = await suggestedAddresses.tryRead(keyOf(address));
  return noted && submissions.tryRead(noted.first);
}

async function isRepeated({ id, website }: Submission): Promise<boolean> {
  const noted = await suggestedAddresses.keep(keyOf(website), { first: id }).catch(skipUnreadable);
  return noted === 'unreadable' || noted.first !== id;
}

function keyOf(address: string): string {
  return hashOf(addressKey(address));
}
