import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { type HeldRight, isProven, readWitnesses, rightOn } from '#domain/tool/plan/plan-rights.ts';
import type { Plan, PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Rules } from './rules.schema.ts';

/** What of a tool a verdict reads. */
export type Judged = Pick<Tool, 'plans' | 'baseRights' | 'sources' | 'status' | 'ethicallyTrained' | 'ethicsEvidence'>;

/** How a plan stands to one rule, or to all: `switched` passes once a setting is changed; `unknown` never passes. */
export type Standing = 'passes' | 'switched' | 'unknown' | 'fails';

/** The rules of yes and no; seats only change what a plan costs. */
export type RuleName = Exclude<keyof Rules, 'people'>;

/** How a plan stands to one rule, and whose words say so. */
export interface RuleReason {
  rule: RuleName;
  standing: Standing;
  /** The answer as it was read: 'yes', 'opt-out', 'not read', 'up to $1,000,000 a year'. */
  says: string;
  /** Setting, place and default; or on what it depends. */
  condition: string;
  /** The words; null where nobody has read any. */
  evidence: Evidence | null;
}

/** How a plan stands to every rule that is asked for; in the order of the rules. */
export function judgePlan(tool: Judged, plan: Plan | null, rules: Rules): RuleReason[] {
  const reasons: RuleReason[] = [];
  const ask = (rule: RuleName, right: PlanRightName, standingOf: (held: HeldRight) => Standing) => {
    const held = rightOn(tool, plan, right);
    const { answer, amountUSD } = held;
    const says =
      answer === 'yes' && amountUSD !== undefined ? `up to $${amountUSD.toLocaleString('en')} a year` : answer;
    reasons.push({
      rule,
      standing: isProven(held) ? standingOf(held) : 'unknown',
      says,
      condition: held.condition,
      evidence: held.evidence[0] ?? null,
    });
  };
  if (rules.paidWork) ask('paidWork', 'commercialUse', wanted);
  if (rules.noTraining !== null)
    ask('noTraining', 'trainsOnUploads', (held) => (rules.noTraining === 'never' ? never(held) : unwanted(held)));
  if (rules.indemnity) ask('indemnity', 'indemnity', wanted);
  if (rules.private) ask('private', 'privateByDefault', wanted);
  if (rules.noWatermark) ask('noWatermark', 'watermark', unwanted);
  if (rules.noAttribution) ask('noAttribution', 'attributionRequired', unwanted);
  if (rules.licensedData) reasons.push(licensedData(tool));
  const { revenueUSD } = rules;
  if (revenueUSD !== null) ask('revenueUSD', 'revenueCap', (held) => underCap(held, revenueUSD));
  return reasons;
}

/** The worst of all reasons; nothing asked passes. */
export function worstOf(reasons: readonly RuleReason[]): Standing {
  const order: readonly Standing[] = ['fails', 'unknown', 'switched'];
  return order.find((one) => reasons.some(({ standing }) => standing === one)) ?? 'passes';
}

/** A right that the client wants. */
function wanted({ answer }: HeldRight): Standing {
  if (answer === 'yes' || answer === 'does not apply') return 'passes';
  if (answer === 'no') return 'fails';
  return answer === 'opt-out' ? 'switched' : 'unknown';
}

/** What the client does not want, and may switch off. */
function unwanted({ answer }: HeldRight): Standing {
  if (answer === 'no' || answer === 'does not apply') return 'passes';
  if (answer === 'yes') return 'fails';
  return answer === 'opt-out' ? 'switched' : 'unknown';
}

/** What must not happen by default either. */
function never(held: HeldRight): Standing {
  return held.answer === 'opt-out' ? 'fails' : unwanted(held);
}

function underCap({ answer, amountUSD }: HeldRight, revenue: number): Standing {
  if (answer === 'no' || answer === 'does not apply') return 'passes';
  if (answer !== 'yes' || amountUSD === undefined) return 'unknown';
  return revenue <= amountUSD ? 'passes' : 'fails';
}

function licensedData({ ethicallyTrained, ethicsEvidence, sources }: Judged): RuleReason {
  const [evidence = null] = readWitnesses(ethicsEvidence, sources);
  const isStated = ethicallyTrained !== '' && evidence !== null;
  const standing = !isStated ? 'unknown' : /^not?\b/i.test(ethicallyTrained) ? 'fails' : 'passes';
  return {
    rule: 'licensedData',
    standing,
    says: ethicallyTrained || 'not read',
    condition: '',
    evidence,
  };
}
