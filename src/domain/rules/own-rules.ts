import type { z } from 'zod';
import type { ownRulesSchema } from './own-rules.schema.ts';
import type { RulesInForce } from './rules-in-force.ts';

/** A reader's own list of rules: what one client allows. */
export type OwnRules = z.output<typeof ownRulesSchema>;
/** What a reader says of it. */
export type OwnRulesWords = Pick<OwnRules, 'id' | 'name' | 'client' | 'note' | 'rules'>;

/** Bounds of what one person keeps: far above what anybody reads again. */
export const OWN_RULES_BOUNDS = {
  /** Characters. */
  name: 80,
  client: 80,
  note: 400,
  /** Lists of one person. */
  lists: 50,
} as const;

/** Lists that a browser keeps for a reader who has none with an account. */
export const LOCAL_RULES = 1;

/** An own list as it comes in force. */
export function ownInForce({ id, name, rules }: OwnRulesWords): RulesInForce {
  return { name, rules, own: id };
}
