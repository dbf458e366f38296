import { openPlans } from '#domain/tool/plan/open-plans.ts';
import { isProven, rightOn } from '#domain/tool/plan/plan-rights.ts';
import type { PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import { bearing, heldText } from '#domain/tool/plan/right-words.ts';
import { costOf } from '#domain/tool/plan/plan-verdict.ts';
import type { Compared } from './comparison-rows.ts';

/** What a client may ask for, and which of the tools give it. */
export interface ClientLine {
  asks: string;
  /** 'Adobe Firefly; Runway on Enterprise, price on request'. */
  take: string;
  /** What that hangs on, and what the others say, a sentence for each tool and answer. */
  notes: string[];
}

const asked: readonly { asks: string; right: PlanRightName }[] = [
  { asks: 'No training on uploads', right: 'trainsOnUploads' },
  { asks: 'Nothing public', right: 'privateByDefault' },
  { asks: 'Indemnity', right: 'indemnity' },
];
const TOGETHER = ['', '', 'Both', 'All three'];

/**
 * Which of these tools a client's wish leaves, each with its cheapest plan that grants it, from what was read and from nothing
 * else; first those that grant every wish on one plan. A wish of which nothing was read has no line; a trial is no plan to
 * work with.
 */
export function clientLines(tools: readonly Compared[]): ClientLine[] {
  const living = tools.filter(({ status }) => status.state !== 'shut down');
  const told = asked.filter(({ right }) => tools.some((tool) => heldOn(tool, right).some(isRead)));
  const lines = told.map(({ asks, right }) => {
    const isAllRead = tools.every((tool) => {
      const held = heldOn(tool, right);
      return held.length > 0 && held.every(isRead);
    });
    const take = living.flatMap((tool) => grantOf(tool, right, heldOn(tool, right)) ?? []);
    return {
      asks,
      take: take.join('; ') || (isAllRead ? 'none of these' : 'none, as far as we have read'),
      notes: living.flatMap((tool) => notesOf(tool, right)),
    };
  });
  if (told.length < 2) return lines;
  const all = living.flatMap(
    (tool) =>
      grantOfAll(
        tool,
        told.map(({ right }) => right),
      ) ?? [],
  );
  const together = TOGETHER[told.length] ?? '';
  const none = `no plan that we have read gives ${together.toLowerCase()}`;
  return [{ asks: together, take: all.join('; ') || none, notes: [] }, ...lines];
}

type Held = ReturnType<typeof heldOn>[number];

function heldOn(tool: Compared, right: PlanRightName) {
  return openPlans(tool.plans)
    .filter(({ isTrial }) => !isTrial)
    .map((plan) => ({ plan, right: rightOn(tool, plan, right), paidWork: rightOn(tool, plan, 'commercialUse') }));
}

function isRead({ right }: Held): boolean {
  return right.answer !== 'not read' && (right.answer === 'maker silent' || isProven(right));
}

/** Whether a plan grants a wish, by itself or once something is switched. */
function isGranted(one: Held, name: PlanRightName): boolean {
  return isProven(one.right) && (bearing(name, one.right) === 'good' || one.right.answer === 'opt-out');
}

/** Paid work is a yes there, or no question. */
function isForWork({ paidWork }: Held): boolean {
  return ['yes', 'does not apply'].includes(paidWork.answer) && isProven(paidWork);
}

/** 'Runway on Enterprise, price on request (paid work there: not read yet)'; null where no plan grants it. */
function grantOf({ name }: Compared, right: PlanRightName, held: readonly Held[]): string | null {
  const granted = held.filter((one) => isGranted(one, right));
  const plain = granted.filter((one) => one.right.answer !== 'opt-out');
  const granting = plain.length > 0 ? plain : granted;
  const best = granting.find(isForWork) ?? granting[0];
  if (best === undefined) return null;
  const where = granting.length === held.length ? '' : ` on ${best.plan.name}, ${costOf(best.plan)}`;
  const switching = right === 'trainsOnUploads' ? ', once training is switched off' : ', once it is made private';
  return `${name}${where}${best.right.answer === 'opt-out' ? switching : ''}${paidWorkOn(best)}`;
}

/** A tool with the cheapest plan that grants each wish and permits paid work; null without one. */
function grantOfAll(tool: Compared, rights: readonly PlanRightName[]): string | null {
  const best = openPlans(tool.plans).find((plan) =>
    rights.every((right) => {
      const one = heldOn(tool, right).find((held) => held.plan === plan);
      return one !== undefined && isGranted(one, right) && isForWork(one);
    }),
  );
  return best ? `${tool.name} on ${best.name}, ${costOf(best)}` : null;
}

/** What an answer hangs on, with its plans where they differ; that nobody has read it, or that the maker says nothing. */
function notesOf(tool: Compared, right: PlanRightName): string[] {
  const held = heldOn(tool, right);
  if (held.length > 0 && held.every((one) => one.right.answer === 'maker silent'))
    return [`${tool.name}: the maker doesn’t say.`];
  const granted = held.filter((one) => isGranted(one, right));
  const told = granted.length > 0 ? granted : held.filter(isRead);
  if (told.some((one) => one.right.condition !== '')) {
    const groups = Map.groupBy(told, (one) => one.right.condition);
    return [...groups].flatMap(([condition, on]) => {
      const plans = on.length === held.length ? '' : ` on ${on.map(({ plan }) => plan.name).join(', ')}`;
      return condition === '' ? [] : [`${tool.name}${plans}: ${condition}.`];
    });
  }
  return held.some(isRead) ? [] : [`${tool.name}: not read yet.`];
}

function paidWorkOn(one: Held): string {
  if (isForWork(one)) return '';
  const { paidWork } = one;
  const words = paidWork.answer === 'yes' ? 'not read yet' : heldText('commercialUse', paidWork).toLowerCase();
  return ` (paid work there: ${words})`;
}
