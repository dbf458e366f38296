import { given } from '#domain/value/given.ts';
import { type Standing, standingOf } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { openPlans } from './open-plans.ts';
import type { Plan, PlanAnswer, PlanRight, PlanRightName, PlanRights } from './plan.schema.ts';
import type { Sources, Witness } from '#domain/tool/evidence/source.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** A right as it holds on one plan. */
export interface HeldRight {
  /** `disputed`: those who read it say different things; nobody counts that as a yes. */
  answer: PlanAnswer | 'disputed';
  /** On what it hangs: setting, place and default, or region, model, kind of account. */
  condition: string;
  /** The same of a yes to paid work, in words that follow it. */
  inShort?: string;
  /** US dollars of revenue a year, of a cap. */
  amountUSD?: number;
  /** The words behind it, the maker's first. */
  evidence: readonly Evidence[];
  standing: Standing;
}

const NOT_READ: PlanRight = { answer: 'not read', condition: '', evidence: [] };

/** A plan as its file has it, or as it is told: then with every right that holds on it. */
export type ReadPlan = Omit<Plan, 'rights'> & {
  rights: { [name in PlanRightName]?: (Omit<PlanRight, 'answer'> & Pick<HeldRight, 'answer'>) | undefined };
};

/** A tool as its page reads it: whole, or as it is told without what the terms say for every plan. */
export type ReadTool = Omit<Tool, 'plans' | 'baseRights' | 'noFreePlan' | 'ethicsEvidence' | 'statusEvidence'> & {
  plans: readonly ReadPlan[];
  baseRights?: PlanRights;
};

/** What a tool says of its rights. */
type RightsOf = Pick<ReadTool, 'baseRights' | 'sources'>;

/** On what paid work hangs where a trial permits it: credits or days that run out. */
export const WHILE_TRIED = 'while the trial lasts';

/**
 * A right as it holds on a plan: the plan's own answer, else what the terms say for every plan. A trial permits paid work
 * for as long as it lasts: that is no plan to work with, and everybody who tells of it says so.
 */
export function rightOn({ baseRights = {}, sources }: RightsOf, plan: ReadPlan | null, name: PlanRightName): HeldRight {
  const right = plan?.rights[name] ?? baseRights[name] ?? NOT_READ;
  const evidence = readWitnesses(right.evidence, sources);
  const answer = isDisputed(right.evidence) ? 'disputed' : right.answer;
  const isTried = plan?.isTrial === true && name === 'commercialUse' && answer === 'yes';
  return {
    answer,
    condition: right.condition || (isTried ? WHILE_TRIED : ''),
    ...given({ inShort: right.inShort, amountUSD: right.amountUSD }),
    evidence,
    standing: standingOf(evidence[0] ?? null),
  };
}

/** An answer that somebody's words about the app carry; what does not apply needs none. */
export function isProven({ answer, evidence }: HeldRight): boolean {
  return answer === 'does not apply' || evidence.some(({ about }) => about === undefined);
}

/** The condition of a label that says one answer for all plans; empty where plans differ. */
export function labelCondition(tool: RightsOf & Pick<ReadTool, 'plans'>, name: PlanRightName): string {
  const open = openPlans(tool.plans);
  const plans = open.length > 0 ? open : [null];
  const first = rightOn(tool, plans.find((plan) => !plan?.isTrial) ?? plans[0] ?? null, name);
  return plans.every((plan) => rightOn(tool, plan, name).answer === first.answer) ? first.condition : '';
}

/** Whether witnesses give different values. */
export function isDisputed(witnesses: readonly Witness[]): boolean {
  return new Set(witnesses.flatMap(({ says }) => says?.toLowerCase() ?? [])).size > 1;
}

/**
 * Words with the page and the days of their source, the maker's own first, whoever keeps them, in the order of the file, and
 * last those about something else than the app; a witness whose source is gone is none.
 */
export function readWitnesses(witnesses: readonly Witness[], sources: Sources): Evidence[] {
  const read = witnesses.flatMap((witness) => {
    const source = sources[witness.source];
    return source === undefined ? [] : [asEvidence(witness, source)];
  });
  const isAside = ({ about }: Evidence) => Number(about !== undefined);
  return read.sort((a, b) => isAside(a) - isAside(b) || rankOf(a) - rankOf(b));
}

function asEvidence(
  { quote, english, says, about }: Witness,
  { page, copy, kind, readOn, pageDate }: Sources[string],
): Evidence {
  return {
    source: page,
    ...(copy !== null && { copy }),
    kind,
    quote,
    ...given({ english, says, about }),
    readOn,
    pageDate,
  };
}

function rankOf(evidence: Evidence): number {
  if (standingOf(evidence) === 'confirmed') return 0;
  return evidence.kind === 'press' ? 1 : 2;
}
