import type { PriceOfYes } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { RightsAnswer } from '#domain/tool/tool-words.ts';

/** '$0', '$0*', '€0', and not '$0.05'. */
const NOTHING = /^(?:\W|[A-Z]{3} )0(?![\d.])/;

/** A price that nobody has read, where there is no room for a sentence. */
export const PRICE_UNREAD = 'Price not checked';

/** What costs nothing for some days, or until credits are used. */
export const FREE_TRIAL = 'Free trial';

/** The way in as every list words it: '$0 to try'; a price that is above nothing is no trial, 'From $39*'. */
export function wayInPhrase(price: string): string {
  if (isNothing(price)) return `${price} to try`;
  return /^\W*[\d¥]|^[A-Z]{3} \d/.test(price) ? `From ${price}` : price;
}

/** Behind a yes to paid work that hangs on something, where no short form says on what: its plan does. */
export const HANGING = 'on conditions';

/** The same behind a no that is good: what is denied has exceptions. */
export const EXCEPTED = 'with exceptions';

/** On what the yes with a price hangs, as it follows 'paid work'; empty where it hangs on nothing. */
export function conditionOf({
  hasConditions,
  inShort = HANGING,
}: Pick<PriceOfYes, 'hasConditions' | 'inShort'>): string {
  return hasConditions ? inShort : '';
}

/** Paid work that costs more than the way in: '$10 a month with paid work', '$10 a month with paid work as background music only'. */
export function paidWorkPhrase(price: string, condition: string): string {
  return `${price} with paid work${condition && ` ${condition}`}`;
}

/** Paid work on the way in: 'Free plan, paid work included', '$10 a month, paid work on conditions'. */
export function includedPhrase(price: string, condition: string): string {
  return `${alonePhrase(price)}, ${includedWords(condition)}`;
}

/** The same without the price: 'paid work included', 'paid work on conditions'. */
export function includedWords(condition: string): string {
  return `paid work ${condition || 'included'}`;
}

/** Paid work that every plan permits while no price is known: 'paid work allowed', 'paid work on conditions'. */
export function allowedPhrase(condition: string): string {
  return condition ? `paid work ${condition}` : openPhrases.yes;
}

/** The way in where paid work is no question, or part of it: 'Free plan', '$10 a month'. */
export function alonePhrase(price: string): string {
  return isNothing(price) ? price.replace(NOTHING, 'Free plan') : price;
}

/** No yes: paid work hangs on what no plan can say, what is made or for whom. */
export const ON_CONDITIONS = 'paid work depends on conditions';

/** Paid work without a price, in a few words; empty where it is no question. */
export const openPhrases: Record<RightsAnswer, string> = {
  yes: 'paid work allowed',
  no: 'no paid work',
  'opt-out': 'paid work not confirmed',
  depends: 'paid work depends on the plan',
  'maker silent': 'paid work: maker doesn’t say',
  disputed: 'paid work disputed',
  'does not apply': '',
  'not read': 'paid work not confirmed',
};

/** What an answer is to who reads it, which gives it its ink; a good one that hangs on something is bounded. */
export type AnswerKind = 'good' | 'bounded' | 'bad' | 'open';

function isNothing(price: string): boolean {
  return NOTHING.test(price);
}
