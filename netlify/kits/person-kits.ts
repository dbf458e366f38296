import type { KitsAnswer } from '#api/kits.ts';
import type { KitOutcome } from '#domain/kit/change-kits.ts';
import type { Kit } from '#domain/kit/kit.ts';
import { kitRights, mayUse } from '#domain/plan/may-use.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { logError } from '#netlify/http/log.ts';
import type { Session } from '#netlify/session/session.ts';
import { kitLinks, kits, linkKey, ownedKitLinks } from '#netlify/stores/kit-store.ts';
import { removeOwned } from '#netlify/stores/person-index.ts';
import { readUser } from '#netlify/stores/user-store.ts';

/** The signed-in person's collections. @throws StoreUnavailable, UnreadableRecord */
export async function readKits({ stored: { user } }: Session): Promise<Kit[]> {
  const found = await kits.read(user.id);
  return found?.account === user.createdAt ? found.kits : [];
}

/** The person's collections, with what their plan allows. */
export function kitsAnswer({ viewer }: Session, kits: Kit[]): KitsAnswer {
  const { kits: limit } = kitRights(viewer, plans);
  return { kits, limit: Number.isFinite(limit) ? limit : null, mayShare: mayUse('sharing', viewer, plans) };
}

/**
 * Changes the signed-in person's collections by one compare-and-set. A deletion that was faster wins: what was written
 * after it is taken back.
 * @param rule pure: it is called once per try
 * @throws ApiError with the rule's refusal, or `unauthorized` when the account is gone; StoreUnavailable
 */
export async function changeKitsOf({ stored: { user } }: Session, rule: (kits: Kit[]) => KitOutcome): Promise<Kit[]> {
  const account = user.createdAt;
  const { outcome, before } = await kits.change(user.id, (current) => {
    const own = current?.account === account ? current : { account, kits: [], feed: null };
    const before = own.kits;
    if (current && current.account > account) throw new ApiError('unauthorized');
    const outcome = rule(before);
    const write = outcome.ok && outcome.changed ? { ...own, kits: outcome.kits } : null;
    return { write, outcome: { outcome, before } };
  });
  if (!outcome.ok) throw new ApiError(outcome.code, refusalWords[outcome.code]);
  if (!outcome.changed) return outcome.kits;
  const owner = await readUser(user.id);
  if (owner?.user.createdAt !== account || owner.user.deletedAt !== null) {
    if (owner === null || owner.user.createdAt === account) await kits.remove(user.id);
    throw new ApiError('unauthorized');
  }
  await forgetLinks(before, outcome.kits);
  return outcome.kits;
}

const refusalWords = {
  upgrade_required: { message: 'Yak Fringe holds one collection. Upgrade to Yak Core for as many as you like.' },
  not_found: { message: 'This collection, or the tool in it, is not there any more.' },
  collection_full: {},
} as const;

/** Removes what led to collections that are not shared any more; it would lead nowhere anyway. */
async function forgetLinks(before: readonly Kit[], after: readonly Kit[]): Promise<void> {
  const kept = new Set(after.map(({ share }) => share?.key));
  const gone = before.flatMap(({ share }) => (share && !kept.has(share.key) ? [linkKey(share.key)] : []));
  for (const key of gone) {
    try {
      const link = await kitLinks.read(key);
      if (link) await removeOwned(ownedKitLinks, key, link);
    } catch (error) {
      logError('kit_link_left', error);
    }
  }
}
