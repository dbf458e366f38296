import { entryPlan } from '#domain/tool/evidence/derive-facts.ts';
import { openPlans } from './open-plans.ts';
import { monthlyDollars, pricedAt } from './plan-price.ts';
import { type HeldRight, isProven, type ReadPlan, type ReadTool, rightOn } from './plan-rights.ts';
import { paidWorkCondition } from './on-some-plan.ts';
import type { PlanRightName } from './plan-words.ts';
import { EXCEPTED, HANGING } from './price-phrases.ts';
import { wholePrice } from './price-list.ts';
import { bearing, uploadsWords } from './right-words.ts';

/** A column of rights, with the words of its plain answers: each says without its head what it means. */
interface RightsColumn {
  name: PlanRightName;
  /** The rule of a client that asks for it. */
  rule: 'paidWork' | 'noTraining' | 'indemnity' | 'private' | 'noWatermark' | 'noAttribution';
  title: string;
  words: Partial<Record<HeldRight['answer'], string>>;
}

/** What a cell tells to do where a right hangs on a switch. */
export const SWITCHED = 'Switch it off';

export const rightsColumns: readonly RightsColumn[] = [
  { name: 'commercialUse', rule: 'paidWork', title: 'Paid work', words: { yes: 'Allowed', no: 'Not allowed' } },
  {
    name: 'trainsOnUploads',
    rule: 'noTraining',
    title: 'Uploads',
    words: { ...uploadsWords, 'opt-out': SWITCHED },
  },
  { name: 'indemnity', rule: 'indemnity', title: 'Indemnity', words: { yes: 'Stands in', no: 'None' } },
  {
    name: 'privateByDefault',
    rule: 'private',
    title: 'Privacy',
    words: { yes: 'Private', no: 'Others see it', 'opt-out': 'Private if switched' },
  },
  {
    name: 'watermark',
    rule: 'noWatermark',
    title: 'Watermark',
    words: { no: 'No mark', yes: 'Marked', 'opt-out': SWITCHED },
  },
  {
    name: 'attributionRequired',
    rule: 'noAttribution',
    title: 'Credit',
    words: { no: 'Not asked', yes: 'Required', 'opt-out': SWITCHED },
  },
];

/** What stands for a plan where none is known. */
export const NO_PLAN = 'No plan read';

/** What is said where nobody has read the answer. */
export const NOT_READ = 'Not read';

/** Answers that are neither good nor bad, best first; their place is their rank between the two. */
const OPEN = ['does not apply', 'opt-out', 'depends', 'disputed', 'maker silent', 'not read'] as const;
const openWords: Record<(typeof OPEN)[number], string> = {
  'does not apply': 'Doesn’t apply',
  'opt-out': 'If switched',
  depends: 'Depends',
  disputed: 'Disputed',
  'maker silent': 'Maker doesn’t say',
  'not read': NOT_READ,
};

/** Characters of a condition that a cell has room for; a longer one stands with its words on the tool's own page. */
const MAX_NOTE = 60;

/** What one tool says in one column. */
export interface RightsCell {
  text: string;
  /** On what a good answer hangs, in its short form where it has one; for how many seats a price is, where that is more than one. */
  note?: string | undefined;
  /** Order within its column, best first; of prices dollars a month. */
  rank: number;
  bearing: 'good' | 'bad' | 'open';
}

/** One tool of the matrix. */
export interface RightsRow {
  id: number;
  name: string;
  /** The plan that the cells are about, and which it is where no yes has a price: 'Pro, the first paid plan'. */
  plan: string;
  /** In the order of `rightsColumns`. */
  cells: RightsCell[];
  /** Price of the plan on which paid work is a yes. */
  price: RightsCell;
}

/** What of a tool a row reads. */
export type RightsOfTool = Pick<ReadTool, 'id' | 'name' | 'plans' | 'baseRights' | 'sources' | 'status' | 'priceOfYes'>;

/** The row of a tool, on the plan that its rights are told of. */
export function rightsRow(tool: RightsOfTool): RightsRow {
  const { id, name } = tool;
  const { plan, isYes: hasPaidWork } = toldPlan(tool);
  const which = hasPaidWork
    ? ''
    : plan === entryPlan(openPlans(tool.plans))
      ? ', the first paid plan'
      : ', the only plan read';
  return {
    id,
    name,
    plan: plan === null ? NO_PLAN : `${plan.name}${which}`,
    cells: rightsColumns.map((column) => rightsCell(tool, plan, column)),
    price: priceCell(tool, hasPaidWork ? plan : null),
  };
}

/**
 * The plan that the rights of a tool are told of where one stands for all: the one of its price with paid work, else the
 * first that permits it, then the first that is paid for; null where none is known. `isYes`: paid work is a yes on it.
 */
export function toldPlan(tool: RightsOfTool): { plan: ReadPlan | null; isYes: boolean } {
  const plans = openPlans(tool.plans);
  const yes = plans.find((plan) => plan.name === tool.priceOfYes?.plan) ?? plans.find((plan) => isYes(tool, plan));
  const plan = yes ?? entryPlan(plans) ?? plans.find(({ isTrial }) => !isTrial) ?? plans[0] ?? null;
  return { plan, isYes: yes !== undefined };
}

function isYes(tool: RightsOfTool, plan: ReadPlan): boolean {
  const held = rightOn(tool, plan, 'commercialUse');
  return !plan.isTrial && held.answer === 'yes' && isProven(held);
}

function rightsCell(tool: RightsOfTool, plan: ReadPlan | null, { name, words }: RightsColumn): RightsCell {
  const held = rightOn(tool, plan, name);
  const answer = isProven(held) ? held.answer : 'not read';
  if (answer !== 'yes' && answer !== 'no')
    return { text: words[answer] ?? openWords[answer], rank: OPEN.indexOf(answer) + 1, bearing: 'open' };
  const text = words[answer] ?? answer;
  if (bearing(name, { answer }) === 'bad') return { text, rank: OPEN.length + 1, bearing: 'bad' };
  const isLong = held.condition.length > MAX_NOTE;
  const short = plan && name === 'commercialUse' ? paidWorkCondition({ ...tool, plans: [plan] }) : '';
  const hanging = answer === 'no' ? EXCEPTED : HANGING;
  const note = short !== '' && short !== HANGING ? short : isLong ? hanging : held.condition || short;
  return {
    text,
    ...(note !== '' && { note }),
    rank: 0,
    bearing: 'good',
  };
}

/** Behind every price in dollars a month: other prices, on request, unread, none known, shut down. */
const AFTER_DOLLARS = 1e6;

function priceCell({ status }: RightsOfTool, plan: ReadPlan | null): RightsCell {
  if (status.state === 'shut down') return { text: 'Shut down', rank: AFTER_DOLLARS + 4, bearing: 'bad' };
  if (plan === null) return { text: 'None known', rank: AFTER_DOLLARS + 3, bearing: 'open' };
  const price = pricedAt(plan);
  if (price === null) return { text: NOT_READ, rank: AFTER_DOLLARS + 2, bearing: 'open' };
  if (price.amount === null) return { text: 'On request', rank: AFTER_DOLLARS + 1, bearing: 'good' };
  const { words, seats } = wholePrice({ ...price, isUnconfirmed: price.evidence.length === 0 });
  return {
    text: price.amount === 0 && price.evidence.length > 0 ? 'Free' : words,
    ...(seats !== '' && { note: seats.trim() }),
    rank: price.amount === 0 ? 0 : (monthlyDollars(price) ?? AFTER_DOLLARS),
    bearing: 'good',
  };
}
