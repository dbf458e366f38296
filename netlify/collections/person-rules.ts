import { mayUse } from '#domain/plan/may-use.ts';
import { changeOwnRules, type OwnRulesChange } from '#domain/rules/change-own-rules.ts';
import type { OwnRules } from '#domain/rules/own-rules.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import type { Session } from '#netlify/session/session.ts';
import { changeOwnCollections, readOwnCollections } from './own-collections.ts';

/** The signed-in person's own rules: they stand beside the collections. @throws StoreUnavailable, UnreadableRecord */
export async function readRules({ stored: { user } }: Session): Promise<OwnRules[]> {
  return (await readOwnCollections(user)).rules ?? [];
}

/**
 * Changes the signed-in person's own rules.
 * @throws ApiError with the refusal, or `unauthorized` when the account is gone; StoreUnavailable
 */
export async function changeRulesOf(
  { stored: { user }, viewer }: Session,
  change: OwnRulesChange,
  now: Date,
): Promise<OwnRules[]> {
  const most = mayUse('ownRules', viewer, plans) ? Number.POSITIVE_INFINITY : 0;
  const outcome = await changeOwnCollections(user, (own) => {
    const outcome = changeOwnRules(own.rules ?? [], change, most, now);
    return { write: outcome.ok && outcome.changed ? { ...own, rules: outcome.lists } : null, outcome };
  });
  if (!outcome.ok) throw new ApiError(outcome.code, refusalWords[outcome.code]);
  return outcome.lists;
}

const refusalWords = {
  upgrade_required: { message: 'Rules of your own are part of Yak Core. The ready-made ones are for everybody.' },
  rules_full: {},
} as const;
