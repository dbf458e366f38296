import type { z } from 'zod';
import type { ownRulesChangeSchema } from './own-rules-change.schema.ts';
import { OWN_RULES_BOUNDS, type OwnRules } from './own-rules.ts';
import { isSameRules } from './rules-in-force.ts';

/** One change of a person's own rules. */
export type OwnRulesChange = z.output<typeof ownRulesChangeSchema>;

type OwnRulesOutcome =
  | { ok: true; lists: OwnRules[]; changed: boolean }
  | { ok: false; code: 'upgrade_required' | 'rules_full' };

/**
 * A person's own rules after one change: the same rule in the browser and on the server. A limit refuses what is new and
 * never touches what is there.
 * @param most lists that may be held here; `Infinity` for no limit of the plan
 */
export function changeOwnRules(
  lists: readonly OwnRules[],
  change: OwnRulesChange,
  most: number,
  now: Date,
): OwnRulesOutcome {
  if (change.do === 'delete') {
    const left = lists.filter(({ id }) => id !== change.id);
    return { ok: true, lists: left, changed: left.length < lists.length };
  }
  const { id, name, client, note, rules } = change;
  const at = now.toISOString();
  const known = lists.find((list) => list.id === id);
  if (known) {
    const deepEqual = known.name === name && known.client === client && known.note === note;
    if (deepEqual && isSameRules(known.rules, rules)) return { ok: true, lists: [...lists], changed: false };
    // Rules that a later release asks for besides are in the list that is there.
    const kept = { ...known, name, client, note, rules: { ...known.rules, ...rules }, changedAt: at };
    return { ok: true, lists: lists.map((list) => (list.id === id ? kept : list)), changed: true };
  }
  if (lists.length >= most) return { ok: false, code: 'upgrade_required' };
  if (lists.length >= OWN_RULES_BOUNDS.lists) return { ok: false, code: 'rules_full' };
  return {
    ok: true,
    lists: [...lists, { id, name, client, note, rules, createdAt: at, changedAt: at }],
    changed: true,
  };
}
