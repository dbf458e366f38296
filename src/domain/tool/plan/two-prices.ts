import { standingOf } from '#domain/tool/evidence/evidence.ts';
import {
  allowedPhrase,
  alonePhrase,
  type AnswerKind,
  conditionOf,
  FREE_TRIAL,
  includedPhrase,
  ON_CONDITIONS,
  openPhrases,
  paidWorkPhrase,
  PRICE_UNREAD,
  wayInPhrase,
} from './price-phrases.ts';
import { isPriceUnconfirmed, moneyText, plainPrice, PRICE_NOT_READ, UNCONFIRMED_MARK } from './price.ts';
import { forSeats, leastSeats, seatsAmount } from './plan-price.ts';
import { isOpenOnSomePlan, paidWorkCondition, type PlansWithRights } from './on-some-plan.ts';
import type { DerivedFacts, PriceOfYes } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { RightsAnswer } from '#domain/tool/tool-words.ts';

/** What the two prices of a tool are told from. */
type TwiceTold = Partial<PlansWithRights> &
  Pick<DerivedFacts, 'pricing' | 'freeUse' | 'evidence' | 'rights' | 'priceOfYes'> & {
    status: Pick<Tool['status'], 'state'>;
  };

/** The price of the way in, and of the plan on which paid work is a yes, each in words of its own. */
interface TwoPrices {
  /** '$0', 'Free trial', '$10 a month', 'Price on request'. */
  toTry: string;
  /** '$10 a month'; null when no plan with a price that we have read is known to permit paid work. */
  paidWork: string | null;
  /** Paid work is part of the way in already. */
  isIncluded: boolean;
  /** On what the yes to paid work hangs, with a price or without, as it follows 'paid work'; empty where it hangs on nothing. */
  condition: string;
  /** What is known of paid work while it has no price: 'not confirmed on any plan', 'no'; empty where it does not apply. */
  open: string;
}

/** Both prices of a tool, each with its mark where nobody has read it. */
export function twoPrices(tool: TwiceTold): TwoPrices {
  return pricesIn(tool, wholeMoney);
}

/**
 * '$0 to try, $10 a month with paid work'; 'Free plan, paid work included'; '$0 to try. Paid work: not confirmed on any
 * plan'. A yes that hangs on something is never told as a plain one: 'Free plan, paid work with credit to Meshy'.
 */
export function priceLine(tool: TwiceTold): string {
  const told = pricesIn(tool, wholeMoney);
  const both = bothPrices(tool, told);
  if (both !== null) return both;
  const open = tool.rights.commercialUse === 'depends' ? openPhrase(tool).replace('paid work ', '') : told.open;
  return open === '' ? alonePhrase(told.toTry) : `${wayInPhrase(told.toTry)}. Paid work: ${open}`;
}

/** The same for narrow rows: '$0 to try, $10 with paid work'; '$0 to try, paid work not confirmed'; 'Price not checked'. */
export function shortPriceLine(tool: TwiceTold): string {
  const told = pricesIn(tool, shortMoney);
  const both = bothPrices(tool, told);
  if (both !== null) return both;
  const open = openPhrase(tool);
  const way =
    told.toTry === PRICE_NOT_READ ? PRICE_UNREAD : open === '' ? alonePhrase(told.toTry) : wayInPhrase(told.toTry);
  return open === '' ? way : `${way}, ${open}`;
}

/** A short line as a row lays it out: what is paid, and beneath it what that permits. */
interface PriceParts {
  /** '$35', '$0.03 an image', 'Free plan', 'Price not checked'. */
  amount: string;
  /** It is paid by the month, which is said where no head of a column says so. */
  isMonthly: boolean;
  /** How the amount goes on: ', free trial', ', free plan to try', ' and up', ' for 2 seats', ' billed yearly, plans from $8'; else empty. */
  beside: string;
  /** 'Paid work' and how it goes on: 'included', 'not confirmed', 'unless your company makes over $1M'; as the answer to a label 'yes', 'not confirmed', 'yes, unless your company makes over $1M'; and what that is to who reads it. Null where it is no question. */
  paidWork: { lead: string; words: string; answer: string; kind: AnswerKind } | null;
}

/** Takes a short line of prices apart, so that a list sets amounts below amounts and permissions below permissions. What begins at nothing is a free plan; to try, where paid work costs more. */
export function priceParts(line: string): PriceParts {
  const [start = '', said = ''] = line.split(/, (.*)/);
  const wayIn = alonePhrase(start);
  const [, ofYes, condition = INCLUDED] = /^(.+?) with paid work(?: (.+))?$/.exec(said) ?? [];
  const [, whole = '', billed = ''] =
    /^(?:From )?(.+?)((?: billed yearly)?(?: for \d+ seats)?)$/.exec(ofYes ?? wayIn.replace(/ to try$/, '')) ?? [];
  const amount = whole.replace(/ a month$/, '');
  const first = wayIn.replace(/^From /, 'plans from ').replace(/^Free/, 'free');
  const after = ofYes !== undefined ? `, ${first}` : wayIn.startsWith('From ') ? ' and up' : '';
  return {
    amount,
    isMonthly: /\d\*?$/.test(amount),
    beside: `${billed}${after}`,
    paidWork: paidWorkIn(ofYes === undefined ? said : `paid work ${condition}`),
  };
}

const INCLUDED = 'included';
const REFUSED = 'not allowed';

function paidWorkIn(said: string): PriceParts['paidWork'] {
  if (said === '') return null;
  const [, lead = 'paid work', words = REFUSED] = /^(paid work:?) (.+)$/.exec(said) ?? [];
  const kind = kindOf(said, words);
  const answer = { good: 'yes', bounded: `yes, ${words}`, bad: 'no', open: words }[kind];
  return { lead: `P${lead.slice(1)}`, words, answer, kind };
}

function kindOf(said: string, words: string): AnswerKind {
  if ([INCLUDED, 'allowed'].includes(words)) return 'good';
  if (words === REFUSED) return 'bad';
  const unknown = [openPhrases['not read'], openPhrases['maker silent'], openPhrases.disputed];
  return unknown.includes(said) || words.startsWith('depends') ? 'open' : 'bounded';
}

/** Paid work without a price, and on what it depends: 'paid work not confirmed', 'paid work depends on the plan'. */
export function openPhrase({
  rights,
  plans = [],
  baseRights,
}: Pick<TwiceTold, 'rights' | 'plans' | 'baseRights'>): string {
  if (rights.commercialUse === 'yes') return allowedPhrase(paidWorkCondition({ plans, baseRights }));
  const isOpen = rights.commercialUse === 'depends' && isOpenOnSomePlan({ plans, baseRights }, 'commercialUse');
  return isOpen ? ON_CONDITIONS : openPhrases[rights.commercialUse];
}

/** The plan behind the price with paid work; null where that costs nothing, or has no price. */
export function paidWorkPlan({ priceOfYes, status }: Pick<TwiceTold, 'priceOfYes' | 'status'>): string | null {
  return priceOfYes === null || priceOfYes.amount === 0 || status.state === 'shut down' ? null : priceOfYes.plan;
}

/** The way in by itself, in the words of the whole line: '$0 to try', 'Free plan', 'Free trial', '$10 a month'. */
export function wayInWords(tool: TwiceTold): string {
  const { toTry, isIncluded, open } = twoPrices(tool);
  return isIncluded || open === '' ? alonePhrase(toTry) : wayInPhrase(toTry);
}

/** Whether one of the two prices carries the mark of what nobody has read. */
export function hasUnreadPrice(tool: TwiceTold): boolean {
  return priceLine(tool).includes(UNCONFIRMED_MARK);
}

const NOT_CONFIRMED = 'not confirmed on any plan';
/** Paid work without a price: what is known of it. */
const OPEN: Record<RightsAnswer, string> = {
  yes: 'allowed',
  no: 'no',
  'opt-out': NOT_CONFIRMED,
  depends: 'depends',
  'maker silent': 'the maker doesn’t say',
  disputed: 'disputed',
  'does not apply': '',
  'not read': NOT_CONFIRMED,
};

/** Both prices in one line; null when paid work has none. */
function bothPrices({ status }: TwiceTold, { toTry, paidWork, isIncluded, condition }: TwoPrices): string | null {
  if (status.state === 'shut down') return toTry;
  if (isIncluded) return includedPhrase(toTry, condition);
  return paidWork === null ? null : `${wayInPhrase(toTry)}, ${paidWorkPhrase(paidWork, condition)}`;
}

type Money = (price: {
  amount: number;
  currency?: string | undefined;
  mark: string;
  each: Each;
  seats?: number;
}) => string;
type Each = PriceOfYes['period'] | Tool['pricing']['period'] | 'month, a year at once';

function pricesIn(tool: TwiceTold, money: Money): TwoPrices {
  const { freeUse, priceOfYes: yes, rights, status, plans = [], baseRights } = tool;
  if (status.state === 'shut down')
    return { toTry: plainPrice(tool), paidWork: null, isIncluded: false, condition: '', open: '' };
  const paidWork = yes && money({ ...yes, mark: markOf(yes.isUnconfirmed), each: eachOf(yes), seats: leastSeats(yes) });
  const isWayIn = yes !== null && yes.amount === tool.pricing.amount && freeUse !== 'trial' && isOneCurrency(tool, yes);
  const isWhole = yes?.billed === 'yearly' || yes?.minimumPeople !== undefined;
  const toTry = isWayIn && paidWork && isWhole ? paidWork : wayIn(tool, money);
  const isAllowed = yes === null && rights.commercialUse === 'yes';
  const condition = yes ? conditionOf(yes) : isAllowed ? paidWorkCondition({ plans, baseRights }) : '';
  return {
    toTry,
    paidWork: paidWork ?? null,
    condition,
    open: `${OPEN[rights.commercialUse]}${isAllowed && condition ? ` ${condition}` : ''}`,
    isIncluded: isWayIn || (isAllowed && toTry !== PRICE_NOT_READ && freeUse !== 'trial'),
  };
}

function wayIn(tool: TwiceTold, money: Money): string {
  const { freeUse, pricing, evidence } = tool;
  if (freeUse === 'trial') return FREE_TRIAL;
  if (pricing.amount === null) return plainPrice(tool);
  const isUnread = freeUse === 'yes' ? standingOf(evidence.freeUse) === 'unconfirmed' : isPriceUnconfirmed(tool);
  return money({ ...pricing, amount: pricing.amount, mark: markOf(isUnread), each: pricing.period });
}

function isOneCurrency({ pricing }: TwiceTold, { amount, currency }: PriceOfYes): boolean {
  return amount === 0 || (pricing.currency ?? 'USD') === currency;
}

function eachOf({ period, unit, billed }: PriceOfYes): Each {
  if (period === 'use' && unit !== undefined && unit !== 'other') return unit;
  return period === 'month' && billed === 'yearly' ? 'month, a year at once' : period;
}

function markOf(isUnread: boolean): string {
  return isUnread ? UNCONFIRMED_MARK : '';
}

const EACH: Record<Each, string> = {
  month: ' a month',
  'month, a year at once': ' a month billed yearly',
  user: ' a month each',
  year: ' a year',
  once: ' once',
  license: ' once',
  use: ' by use',
  image: ' an image',
  video: ' a video',
  minute: ' a minute',
  credit: ' a credit',
};

const wholeMoney: Money = ({ amount, currency, mark, each, seats = 1 }) =>
  `${moneyText(seatsAmount(amount, seats), amount === 0 ? 'USD' : currency)}${mark}${amount === 0 ? '' : EACH[each]}${forSeats(seats)}`;

/** A month needs no word in a row. */
const shortMoney: Money = (price) => {
  const { amount, currency, mark, each, seats = 1 } = price;
  return ['month', 'user'].includes(each)
    ? `${moneyText(seatsAmount(amount, seats), currency)}${mark}${forSeats(seats)}`
    : wholeMoney(price);
};
