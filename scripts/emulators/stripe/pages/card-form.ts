import type { Card } from '../objects/payment-method.ts';
import { findTestCard, testCards } from '../test-cards.ts';
import { type Html, html } from '@yak/emulator-loopback';

/** The fields of a card, as typed. */
export interface TypedCard {
  number: string;
  /** `12 / 29` */
  expiry: string;
  cvc: string;
  name: string;
}

type CardField = keyof TypedCard;
export type CardProblems = Partial<Record<CardField, string>>;

/** A card as it was typed, or what is wrong with it in words for the person. */
type CardReading = { ok: true; card: Card } | { ok: false; problems: CardProblems };

/** What stands in the form at first: the card that pays. @param now Unix seconds */
export function usualCard(now: number): TypedCard {
  const year = new Date(now * 1000).getUTCFullYear() + 3;
  return { number: spaced(testCards[0].number), expiry: `12 / ${String(year).slice(-2)}`, cvc: '123', name: '' };
}

/** The fields of a posted form; missing ones are empty. */
export function typedCard(form: URLSearchParams): TypedCard {
  const text = (field: CardField) => form.get(field)?.trim() ?? '';
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc'), name: text('name') };
}

/**
 * Reads a card.
 * @param email goes with the card
 * @param now Unix seconds, which an expiry must not lie before
 */
export function readCard(typed: TypedCard, email: string | null, now: number): CardReading {
  const problems: CardProblems = {};
  const card = findTestCard(typed.number);
  if (!card) problems.number = 'This is no test card. The one that pays is 4242 4242 4242 4242.';
  const expiry = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(typed.expiry);
  const month = Number(expiry?.[1]);
  const year = 2000 + Number(expiry?.[2]);
  if (!expiry) problems.expiry = 'Write month and year, as in 12 / 29.';
  else if (Date.UTC(year, month) / 1000 <= now) problems.expiry = 'Your card has expired.';
  if (!/^\d{3,4}$/.test(typed.cvc)) problems.cvc = 'The security code has 3 or 4 digits.';
  if (!card || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, card: { card, expiryMonth: month, expiryYear: year, name: typed.name || null, email } };
}

/** The fields of a card, for a form. */
export function cardFields(typed: TypedCard, problems: CardProblems): Html {
  return html`
${field({ name: 'number', label: 'Card number', value: typed.number, problem: problems.number, autocomplete: 'cc-number' })}
<div class="pair">
<div>${field({ name: 'expiry', label: 'Expiry (month / year)', value: typed.expiry, problem: problems.expiry, autocomplete: 'cc-exp' })}</div>
<div>${field({ name: 'cvc', label: 'Security code', value: typed.cvc, problem: problems.cvc, autocomplete: 'cc-csc' })}</div>
</div>
${field({ name: 'name', label: 'Name on the card (optional)', value: typed.name, problem: problems.name, autocomplete: 'cc-name' })}`;
}

/** The cards one may type, with what each does. */
export function testCardTable(): Html {
  const rows = testCards.map((card) => html`<tr><td>${spaced(card.number)}</td><td>${card.meaning}</td></tr>`);
  return html`<details><summary>Cards to test with</summary><table><thead><tr><th scope="col">Number</th><th scope="col">This card</th></tr></thead><tbody>${rows}</tbody></table></details>`;
}

function field(given: {
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
  autocomplete: string;
}): Html {
  const { name, label, value, problem, autocomplete } = given;
  const numeric = name === 'name' ? null : html` inputmode="numeric" required`;
  if (problem === undefined) {
    return html`<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}"${numeric}>`;
  }
  return html`<label for="${name}">${label} <span class="error" id="${name}-problem">${problem}</span></label><input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}"${numeric} aria-invalid="true" aria-describedby="${name}-problem">`;
}

function spaced(number: string): string {
  return number.replaceAll(/\d{4}(?=\d)/g, '$& ');
}
