import { type Judged, type RuleReason, judgePlan, worstOf } from '#domain/rules/judge-plan.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { verdictWords } from '#domain/rules/verdict-statement.ts';
import { evidenceDay, readWords } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { readWitnesses, rightOn } from '#domain/tool/plan/plan-rights.ts';
import type { Plan, PlanPrice } from '#domain/tool/plan/plan.schema.ts';
import { planRightNames } from '#domain/tool/plan/plan-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { FrozenFacts, FrozenPrice } from './frozen-facts.schema.ts';

/** What of a tool is frozen. */
export type FreezableTool = Judged & Pick<Tool, 'id' | 'name' | 'maker' | 'link'>;

/** The plan that a reader means: by its name, however it is written; null when the tool has none of that name. */
export function planNamed({ plans }: Pick<Tool, 'plans'>, name: string): Plan | null {
  const wanted = name.trim().toLowerCase();
  return plans.find((plan) => plan.name.toLowerCase() === wanted) ?? null;
}

/**
 * What the guide knows of one plan of a tool now, resolved and with its words, and how that plan stands to these rules.
 * Without a plan only the terms for every plan count, and they can forbid but not allow: plans often take back what terms
 * give. A tool that is shut down fails.
 * @param planName the maker's name of the plan; empty, or unknown to the guide, for none
 */
export function freezeFacts(tool: FreezableTool, planName: string, rules: Rules): FrozenFacts {
  const plan = planNamed(tool, planName);
  const reasons = judgePlan(tool, plan, rules);
  const { id, name, maker, link, status } = tool;
  return {
    tool: { id, name, maker, link, state: status.state, note: status.note, since: status.since },
    plan: plan && { name: plan.name, includes: plan.includes },
    price: plan && frozenPrice(plan.price, tool),
    priceYearly: plan && frozenPrice(plan.priceYearly, tool),
    rights: Object.fromEntries(
      planRightNames.map((right) => {
        const { answer, condition, amountUSD = null, evidence } = rightOn(tool, plan, right);
        return [right, { answer, condition, amountUSD, ...wordsOf(evidence[0]) }];
      }),
    ),
    rules,
    verdict: verdictWords[standingOf(tool, plan, reasons)],
    reasons: reasons.map(({ rule, standing, says, condition, evidence }) => ({
      rule,
      verdict: verdictWords[standing],
      says,
      condition,
      ...wordsOf(evidence),
    })),
  };
}

function standingOf({ status }: FreezableTool, plan: Plan | null, reasons: readonly RuleReason[]) {
  if (status.state === 'shut down') return 'fails';
  const worst = worstOf(reasons);
  const isProven = plan !== null && !plan.isTrial;
  return isProven || worst === 'fails' || reasons.length === 0 ? worst : 'unknown';
}

function frozenPrice(price: PlanPrice | null, { sources }: FreezableTool): FrozenPrice | null {
  if (price === null) return null;
  const { amount, currency, period, unit = null, billed, perPerson, minimumPeople, evidence } = price;
  const [words] = readWitnesses(evidence, sources);
  return { amount, currency, period, unit, billed, perPerson, minimumPeople, ...wordsOf(words) };
}

function wordsOf(evidence: Evidence | null | undefined) {
  return {
    quote: evidence?.quote ?? null,
    english: evidence?.english ?? null,
    page: evidence?.source ?? null,
    copy: evidence?.copy ?? null,
    day: evidence ? evidenceDay(evidence) : null,
    kind: evidence?.kind ?? null,
    read: evidence ? readWords(evidence) : null,
  };
}
