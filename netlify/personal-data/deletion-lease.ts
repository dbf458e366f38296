import { randomUUID } from 'node:crypto';
import { deletions } from '#netlify/stores/deletion-store.ts';

/** Longer than any one erasure takes, in ms; functions end before. */
const LEASE_MS = 120_000;
/** A step is begun only when so much of the lease is left, in ms: it must be over before somebody else may begin. */
const LEFT_MS = 60_000;

/** One worker's hold of one deletion. */
export interface DeletionLease {
  /** @throws LeaseLost when another worker may be at it by now: then nothing more may be erased */
  check(): Promise<void>;
  /** The deletion is finished: its note goes. @throws StoreUnavailable, LeaseLost */
  finish(): Promise<void>;
  /** It is not: another worker may go on at once. */
  release(): Promise<void>;
}

/** Somebody else may be erasing by now. */
export class LeaseLost extends Error {}

/** Takes a deletion for one worker; null when another has it, or there is none. @throws StoreUnavailable */
export async function leaseDeletion(userId: string): Promise<DeletionLease | null> {
  const worker = randomUUID();
  const isTaken = await deletions.change(userId, (note) => {
    if (!note || (note.claim && Date.parse(note.claim.until) > Date.now())) return { write: null, outcome: false };
    const until = new Date(Date.now() + LEASE_MS).toISOString();
    return { write: { ...note, claim: { worker, until } }, outcome: true };
  });
  if (!isTaken) return null;
  const check = async () => {
    const claim = (await deletions.read(userId))?.claim;
    if (claim?.worker !== worker || Date.parse(claim.until) - Date.now() < LEFT_MS) throw new LeaseLost('deletion');
  };
  return {
    check,
    async finish() {
      await check();
      await deletions.remove(userId);
    },
    async release() {
      await deletions.update(userId, (note) => (note?.claim?.worker === worker ? { ...note, claim: null } : null));
    },
  };
}
