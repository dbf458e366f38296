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

/** Behind a yes to paid work that hangs on something: its plan says on what. */
export const HANGING = 'on conditions';

/** Paid work that costs more than the way in: '$10 a month with paid work', '$10 a month with paid work on conditions'. */
export function paidWorkPhrase(price: string, isHanging: boolean): string {
  return `${price} with paid work${isHanging ? ` ${HANGING}` : ''}`;
}

/** Paid work on the way in: 'Free plan, paid work included', '$10 a month, paid work on conditions'. */
export function includedPhrase(price: string, isHanging: boolean): string {
  return `${alonePhrase(price)}, ${includedWords(isHanging)}`;
}

/** The same without the price: 'paid work included', 'paid work on conditions'. */
export function includedWords(isHanging: boolean): string {
  return `paid work ${isHanging ? HANGING : 'included'}`;
}

/** Paid work that every plan permits while no price is known: 'paid work allowed', 'paid work on conditions'. */
export function allowedPhrase(isHanging: boolean): string {
  return isHanging ? `paid work ${HANGING}` : openPhrases.yes;
}

/** A price of paid work as an answer: 'free', '$10 on conditions'. */
export function answerPhrase(price: string, isHanging: boolean): string {
  return `${price.replace(NOTHING, 'free')}${isHanging ? ` ${HANGING}` : ''}`;
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

function isNothing(price: string): boolean {
  return NOTHING.test(price);
}
