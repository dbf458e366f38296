import { evidenceDay, readWords } from '#domain/tool/evidence/evidence.ts';
import type { EvidenceKind } from '#domain/tool/tool-words.ts';
import type { RuleName, Standing } from './judge-plan.ts';
import type { Verdict, VerdictPrice } from './verdict.ts';

/** What each standing is called where people and programs read it. */
export const verdictWords = {
  passes: 'passes',
  switched: 'passes when switched',
  unknown: 'unknown',
  fails: 'fails',
} as const satisfies Record<Standing, string>;

/** A verdict as programs read it: each reason with its words, page, copy and day. */
export interface VerdictStatement {
  toolId: number;
  verdict: (typeof verdictWords)[Standing];
  plan: string | null;
  price: VerdictPrice | null;
  /** Why the plan that passes has no price; null where it has one, or none passes. */
  noPrice: Verdict['noPrice'];
  /** The plan that the reasons are about. */
  reasonsOn: string | null;
  /** Of a tool that fails: the rules that each of its plans breaks. */
  failsOnEveryPlan: RuleName[];
  /** Each plan to work with, and the rules that it owes its verdict to; none for one that passes. */
  plans: { plan: string; verdict: (typeof verdictWords)[Standing]; rules: RuleName[] }[];
  reasons: {
    rule: RuleName;
    verdict: (typeof verdictWords)[Standing];
    says: string;
    condition: string;
    /** null where nobody has read any words. */
    quote: string | null;
    /** What they say, when they are in another language. */
    english: string | null;
    page: string | null;
    /** Where they were read, when that is not the page itself. */
    copy: string | null;
    /** YYYY-MM-DD. */
    day: string | null;
    /** Whose words they are. */
    kind: EvidenceKind | null;
    /** How the page was read: 'as copied on 15 September 2026 by owner/archive'. */
    read: string | null;
  }[];
}

/** A verdict on one tool, for the answer of a call. */
export function verdictStatement(
  toolId: number,
  { verdict, plan, price, noPrice, reasonsOn, reasons, failsOnEveryPlan, plans }: Verdict,
): VerdictStatement {
  return {
    toolId,
    verdict: verdictWords[verdict],
    plan,
    price,
    noPrice,
    reasonsOn,
    failsOnEveryPlan,
    plans: plans.map(({ plan: name, standing, rules }) => ({ plan: name, verdict: verdictWords[standing], rules })),
    reasons: reasons.map(({ rule, standing, says, condition, evidence }) => ({
      rule,
      verdict: verdictWords[standing],
      says,
      condition,
      quote: evidence?.quote ?? null,
      english: evidence?.english ?? null,
      page: evidence?.source ?? null,
      copy: evidence?.copy ?? null,
      day: evidence && evidenceDay(evidence),
      kind: evidence?.kind ?? null,
      read: evidence && readWords(evidence),
    })),
  };
}
