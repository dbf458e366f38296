import { isProven, rightOn } from '#domain/tool/plan/plan-rights.ts';
import type { PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import { bearing, heldText } from '#domain/tool/plan/right-words.ts';
import type { Compared } from './comparison-rows.ts';

/** What a client may ask for, and which of the tools give it. */
interface ClientLine {
  asks: string;
  /** 'Adobe Firefly, with exceptions; Runway on Enterprise'. */
  take: string;
}

const asked: readonly { asks: string; right: PlanRightName }[] = [
  { asks: 'No training on uploads', right: 'trainsOnUploads' },
  { asks: 'Nothing public', right: 'privateByDefault' },
  { asks: 'Indemnity', right: 'indemnity' },
];

/**
 * Which of these tools a client's wish leaves, each with its cheapest plan that grants it, from what was read and from nothing
 * else. A wish of which nothing was read has no line; a trial is no plan to work with.
 */
export function clientLines(tools: readonly Compared[]): ClientLine[] {
  return asked.flatMap(({ asks, right }) => {
    const held = tools.map((tool) => ({ tool, plans: heldOn(tool, right) }));
    if (!held.some(({ plans }) => plans.some(isRead))) return [];
    const take = held.flatMap(({ tool, plans }) => grantOf(tool, right, plans) ?? []);
    const isAllRead = held.every(({ plans }) => plans.length > 0 && plans.every(isRead));
    return { asks, take: take.join('; ') || (isAllRead ? 'none of these' : 'none, as far as we have read') };
  });
}

type Held = ReturnType<typeof heldOn>[number];

function heldOn(tool: Compared, right: PlanRightName) {
  return tool.plans
    .filter(({ isTrial }) => !isTrial)
    .map((plan) => ({ plan, right: rightOn(tool, plan, right), paidWork: rightOn(tool, plan, 'commercialUse') }));
}

function isRead({ right }: Held): boolean {
  return right.answer !== 'not read' && (right.answer === 'maker silent' || isProven(right));
}

/** 'Runway on Enterprise (paid work there: not read yet)'; null where no plan grants it. */
function grantOf({ name, status }: Compared, right: PlanRightName, held: readonly Held[]): string | null {
  if (status.state === 'shut down') return null;
  const isOf = (one: Held, isGood: boolean) =>
    isProven(one.right) && (isGood ? bearing(right, one.right) === 'good' : one.right.answer === 'opt-out');
  const plain = held.filter((one) => isOf(one, true));
  const granting = plain.length > 0 ? plain : held.filter((one) => isOf(one, false));
  const best = granting.find(({ paidWork }) => paidWork.answer === 'yes' && isProven(paidWork)) ?? granting[0];
  if (best === undefined) return null;
  const where = granting.length === held.length ? '' : ` on ${best.plan.name}`;
  return `${name}${where}${hangsOn(best.right)}${paidWorkOn(best)}`;
}

function hangsOn({ answer, condition }: Held['right']): string {
  if (answer === 'opt-out') return ', once it is switched';
  if (condition === '') return '';
  return answer === 'no' ? ', with exceptions' : ', with conditions';
}

function paidWorkOn({ paidWork }: Held): string {
  if (['yes', 'does not apply'].includes(paidWork.answer) && isProven(paidWork)) return '';
  const words = paidWork.answer === 'yes' ? 'not read yet' : heldText('commercialUse', paidWork).toLowerCase();
  return ` (paid work there: ${words})`;
}
