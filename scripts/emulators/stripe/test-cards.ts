import type { Records } from './wire-object.ts';

/** Why a bank says no, in Stripe's words. */
export interface Decline {
  code: 'card_declined';
  declineCode: 'generic_decline' | 'insufficient_funds';
  message: string;
}

/** A card that exists for tests only, with its outcome (Stripe docs, "Test card numbers"). */
export interface TestCard {
  /** Digits only. No two end in the same four, which are all that is kept: by them a card finds its outcome again. */
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  /** What it does, for the person at the form. */
  meaning: string;
  /** The answer to every charge; null pays. */
  decline: Decline | null;
  /** Whether it can be put down for later charges. */
  canBeSaved: boolean;
  /** The id that stands for the card in API calls of tests. */
  token: string;
}

const declined: Decline = { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' };
const noFunds: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

/** All cards that the forms take, the usual one first. */
export const testCards: readonly [TestCard, ...TestCard[]] = [
  {
    number: '4242424242424242',
    brand: 'visa',
    meaning: 'pays',
    decline: null,
    canBeSaved: true,
    token: 'pm_card_visa',
  },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    meaning: 'pays',
    decline: null,
    canBeSaved: true,
    token: 'pm_card_mastercard',
  },
  {
    number: '378282246310005',
    brand: 'amex',
    meaning: 'pays',
    decline: null,
    canBeSaved: true,
    token: 'pm_card_amex',
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    meaning: 'is declined',
    decline: declined,
    canBeSaved: false,
    token: 'pm_card_visa_chargeDeclined',
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    meaning: 'has insufficient funds',
    decline: noFunds,
    canBeSaved: false,
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    meaning: 'can be saved, then fails every charge',
    decline: declined,
    canBeSaved: true,
    token: 'pm_card_chargeCustomerFail',
  },
];

/** The test card with this number (spaces allowed) or this token; null for any other. */
export function findTestCard(numberOrToken: string): TestCard | null {
  const wanted = numberOrToken.replaceAll(/[\s-]/g, '');
  return testCards.find(({ number, token }) => number === wanted || token === numberOrToken) ?? null;
}

/** How the bank answers when a kept card is charged: null means that it pays. */
export function answerOfBank(method: Records['payment_method']): Decline | null {
  const card = testCards.find(({ number }) => number.slice(-4) === method.card?.last4);
  return card ? card.decline : declined;
}
