import { UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { type ReadPlan, type ReadTool, rightOn } from '#domain/tool/plan/plan-rights.ts';
import { hangsOn } from '#domain/tool/plan/on-some-plan.ts';
import { openPlans, planCalled } from '#domain/tool/plan/open-plans.ts';
import { type PlanTable, planTable } from '#domain/tool/plan/plan-table.ts';
import { costOf, isOpenBefore, isWorkTried } from '#domain/tool/plan/plan-verdict.ts';
import { planSteps } from './plan-steps.ts';

/** The table of a tool's plans as its page prints it: those that are closed last and without a step, sentences below it. */
interface PlanSheet {
  table: PlanTable;
  /** Columns that somebody new can take; those behind them are closed. */
  openCount: number;
  drawn: ReturnType<typeof planSteps>;
  /** What the picture's amounts are where a year may be paid: 'By the month; Organization billed yearly.'; else empty. */
  drawnAs: string;
  foot: string[];
}

/** Null when nobody has read a price or a right. */
export function planSheet(tool: ReadTool): PlanSheet | null {
  const open = openPlans(tool.plans);
  const table = planTable({ ...tool, plans: [...open, ...tool.plans.filter((plan) => !open.includes(plan))] });
  if (table === null) return null;
  const isYes = (plan: ReadPlan) => !plan.isTrial && rightOn(tool, plan, 'commercialUse').answer === 'yes';
  const flagOf = (plan: ReadPlan) =>
    plan.name === tool.priceOfYes?.plan ? flagText(tool, plan, open.slice(open.indexOf(plan)).every(isYes)) : '';
  // The picture says where paid work begins: that is no question where every plan permits it.
  const drawn = open.every(isYes) ? null : planSteps(open, isYes, flagOf);
  const { isMarked, unread, withoutMeaning } = table;
  const foot = [
    ...(isMarked ? [UNCONFIRMED_NOTE] : []),
    ...(unread.length > 0 ? [`Not read yet: ${unread.join(', ').toLowerCase()}.`] : []),
    ...(withoutMeaning.length > 0
      ? [`Does not apply to ${tool.name}: ${withoutMeaning.join(', ').toLowerCase()}.`]
      : []),
  ];
  return {
    table,
    openCount: tool.plans.length > 0 ? open.length : table.columns.length,
    drawn,
    drawnAs: drawn === null ? '' : billingText(open),
    foot,
  };
}

/** 'By the month; Organization billed yearly.'; empty where no year can be paid. */
function billingText(plans: readonly ReadPlan[]): string {
  if (plans.every(({ priceYearly }) => priceYearly === null)) return '';
  const yearly = plans.filter(
    ({ price, priceYearly }) => !price && priceYearly?.amount && priceYearly.period === 'month',
  );
  return `By the month${yearly.length > 0 ? `; ${yearly.map(planCalled).join(', ')} billed yearly` : ''}.`;
}

/** 'Paid work from Pro, $15 a month', or 'on Pro' where a plan behind it is no yes; 'Paid work on conditions from Basic, $10 a month'; a trial with paid work is told before it. */
function flagText(tool: ReadTool, plan: ReadPlan, isFromHere: boolean): string {
  const isHanging = hangsOn({ plans: [plan], baseRights: tool.baseRights }, 'commercialUse');
  const trial = isWorkTried(tool) ? ' on the trial, then' : '';
  const isClear = isOpenBefore(tool, plan) && !isHanging;
  return `${isClear ? 'Clear yes to paid work' : 'Paid work'}${isHanging ? ' on conditions' : ''}${trial} ${isFromHere ? 'from' : 'on'} ${plan.name}, ${costOf(plan)}`;
}
