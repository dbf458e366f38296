import { dayText } from '#domain/value/day-text.ts';
import { type PaymentCase, isChargedBack, isNotTaken } from './payment-case.ts';

/** What a case is called, where it stands, and what somebody of the team does about it. */
interface CaseWords {
  title: string;
  standing: string;
  remedy: string;
}

/** A case in words. */
export function caseWords(one: Pick<PaymentCase, 'kind' | 'status' | 'answerBy'>): CaseWords {
  if (one.kind === 'dispute') return { title: 'Disputed payment', ...disputeWords(one) };
  if (one.kind === 'unrefunded')
    return {
      title: 'Paid twice, not given back',
      standing: 'Stripe refused the refund',
      remedy:
        'The second subscription is ended, its money is still here. Open the payment at Stripe: when it was not refunded by hand already, refund it there.',
    };
  return isNotTaken(one.status)
    ? {
        title: 'Refund that came back',
        standing: 'The bank did not take it',
        remedy:
          'The money is with Stripe again, and the person has nothing. Ask them how to pay them back, mostly by another card, and do it at Stripe.',
      }
    : {
        title: 'Refunded by hand',
        standing: one.status === 'succeeded' ? 'The money is on its way' : 'Stripe still works on it',
        remedy:
          'A refund ends nothing: Core goes on and is charged again. When it was meant to end, cancel the subscription at Stripe.',
      };
}

function disputeWords({ status, answerBy }: Pick<PaymentCase, 'status' | 'answerBy'>): Omit<CaseWords, 'title'> {
  const until = answerBy ? ` until ${dayText(answerBy)}` : '';
  if (isChargedBack(status))
    return {
      standing: status === 'lost' ? 'Lost' : 'Given back at once',
      remedy: 'The money went back, and the subscription that it paid for was ended. Nothing more is charged.',
    };
  if (status === 'won' || status === 'warning_closed')
    return {
      standing: status === 'won' ? 'Won' : 'Closed without a charge-back',
      remedy: 'The money stays here. Nothing is to be done.',
    };
  if (status.endsWith('needs_response'))
    return {
      standing: status.startsWith('warning') ? 'The bank asks' : 'Waits for our answer',
      remedy: `Answer it at Stripe${until}, or accept it there. Core stays until it is decided.`,
    };
  return {
    standing: 'The bank decides',
    remedy: 'It was answered. Core stays until it is decided; this may take two months.',
  };
}

/** What it is about, `$5.00`; other currencies by their code. */
export function caseAmount({ amount, currency }: Pick<PaymentCase, 'amount' | 'currency'>): string {
  const whole = (amount / 100).toFixed(2);
  return currency === 'usd' ? `$${whole}` : `${whole} ${currency.toUpperCase()}`;
}
