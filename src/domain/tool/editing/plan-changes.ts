import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { closedText } from '#domain/tool/plan/open-plans.ts';
import { pricedAt } from '#domain/tool/plan/plan-price.ts';
import { readWitnesses, rightOn } from '#domain/tool/plan/plan-rights.ts';
import type { Plan, PlanPrice } from '#domain/tool/plan/plan.schema.ts';
import { type PlanRightName, planRightNames } from '#domain/tool/plan/plan-words.ts';
import { planLine, priceWords } from '#domain/tool/plan/price-list.ts';
import { rightsText } from '#domain/tool/plan/rights.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** One thing that a plan costs or allows, and that is another now. */
export interface PlanChange {
  kind: 'price' | 'plan' | 'closed' | 'rights';
  /** What it is about: 'Pro', 'Pro, paid work'. */
  of: string;
  /** What held before and what holds now, in a few words: '$10 a month'; empty for a plan that was not there, or is gone. */
  before: string;
  after: string;
  /** The words behind what holds now. */
  evidence: readonly Evidence[];
}

type Planned = Pick<Tool, 'plans' | 'baseRights' | 'sources'>;

const rightTitles: Record<PlanRightName, string> = {
  commercialUse: 'paid work',
  trainsOnUploads: 'training on uploads',
  indemnity: 'indemnity',
  privateByDefault: 'private by default',
  watermark: 'watermark',
  attributionRequired: 'attribution',
  revenueCap: 'cap on revenue',
};

/**
 * What changed in the plans of a tool: plans added, gone, more expensive, cheaper, or with other rights. What nobody had read
 * before, or nobody knows any more, is no change of the maker's.
 */
export function planChanges(before: Planned, after: Planned): PlanChange[] {
  const old = new Map(before.plans.map((plan) => [plan.name, plan]));
  const now = new Set(after.plans.map(({ name }) => name));
  if (old.size === 0) return [];
  return [
    ...after.plans.flatMap((plan) => {
      const known = old.get(plan.name);
      return known ? [...closing(known, plan, after), ...priceChanges(known, plan, after)] : [added(plan, after)];
    }),
    ...before.plans.filter(({ name }) => !now.has(name)).map(gone),
    ...after.plans.flatMap((plan) => {
      const known = old.get(plan.name);
      return known ? planRightNames.flatMap((name) => rightChange(name, [before, known], [after, plan])) : [];
    }),
  ];
}

function added(plan: Plan, { sources }: Planned): PlanChange {
  const evidence = readWitnesses(pricedAt(plan)?.evidence ?? [], sources);
  return { kind: 'plan', of: plan.name, before: '', after: planLine(plan), evidence };
}

function gone(plan: Plan): PlanChange {
  return { kind: 'plan', of: plan.name, before: planLine(plan), after: '', evidence: [] };
}

/** A plan that nobody new may take any more, or that is sold again. */
function closing(before: Plan, { name, closedToNew }: Plan, { sources }: Planned): PlanChange[] {
  if ((before.closedToNew === undefined) === (closedToNew === undefined)) return [];
  const said = (closed: Plan['closedToNew']) => (closed ? closedText(closed) : 'open to everybody');
  const evidence = readWitnesses(closedToNew?.evidence ?? [], sources);
  return [{ kind: 'closed', of: name, before: said(before.closedToNew), after: said(closedToNew), evidence }];
}

function priceChanges(before: Plan, after: Plan, tool: Planned): PlanChange[] {
  const sold = [
    [before.price, after.price],
    [before.priceYearly, after.priceYearly],
  ] as const;
  return sold.flatMap(([old, now]) => {
    if (old === null || now === null || isOnePrice(old, now)) return [];
    const evidence = readWitnesses(now.evidence, tool.sources);
    return [{ kind: 'price' as const, of: after.name, before: priceWords(old), after: priceWords(now), evidence }];
  });
}

/** How a price is printed is no change of it: the same money for the same time. */
function isOnePrice(one: PlanPrice, other: PlanPrice): boolean {
  return (
    one.amount === other.amount &&
    (one.amount === 0 || (one.currency === other.currency && one.period === other.period && one.unit === other.unit))
  );
}

function rightChange(name: PlanRightName, before: [Planned, Plan], after: [Planned, Plan]): PlanChange[] {
  const [old, now] = [rightOn(...before, name), rightOn(...after, name)];
  if (old.answer === now.answer || old.answer === 'not read' || now.answer === 'not read') return [];
  return [
    {
      kind: 'rights',
      of: `${after[1].name}, ${rightTitles[name]}`,
      before: rightsText(old.answer),
      after: rightsText(now.answer),
      evidence: now.evidence,
    },
  ];
}

/** A change as a sentence: 'Pro: $10 a month → $12 a month', 'New plan: Max $30 a month', 'No longer sold: Lite $5 a month'. */
export function planChangeText({ kind, of, before, after }: PlanChange): string {
  if (kind === 'plan') return before === '' ? `New plan: ${after}` : `No longer sold: ${before}`;
  return `${of}: ${before} → ${after}`;
}
