import { moneyText } from './price.ts';
import type { PlanAnswer, PlanRightName } from './plan-words.ts';
import type { HeldRight } from './plan-rights.ts';
import { rightsText } from './rights.ts';

/** What each right asks, for who has not met the word. */
export const planRightQuestions: Record<PlanRightName, string> = {
  commercialUse: 'May you use the result for a client?',
  trainsOnUploads: 'May they learn from what you put in?',
  indemnity: 'Do they defend you against claims about the result?',
  privateByDefault: 'Does what you make stay unseen by others?',
  watermark: 'Does the result carry their mark?',
  attributionRequired: 'Must you name the tool?',
  revenueCap: 'Is it closed to companies above some revenue?',
};

/** Plain answers about uploads: a yes would sound good where it is bad. */
export const uploadsWords = { no: 'No training', yes: 'Trains on them' } as const;

/** An answer on one plan in words: 'Yes', 'Up to $1,000,000 a year', 'Disputed: yes or no'. */
export function heldText(name: PlanRightName, { answer, amountUSD, evidence }: HeldRight): string {
  if (answer === 'disputed') {
    const said = new Set(evidence.flatMap(({ says }) => says ?? []));
    return said.size > 0 ? `${rightsText(answer)}: ${[...said].join(' or ')}` : rightsText(answer);
  }
  if (name === 'revenueCap' && answer === 'yes' && amountUSD !== undefined)
    return `Up to ${moneyText(amountUSD)} a year`;
  return rightsText(answer);
}

/** What the words beside an answer must say, as the desk asks for them. */
export function conditionLabel(answer: PlanAnswer): string {
  if (answer === 'opt-out') return 'Setting, place and default';
  return answer === 'depends' ? 'On what it depends' : 'What a reader must know';
}

/** Answers that are good for who uses the tool; the others are bad, or open. */
const welcome: Record<PlanRightName, 'yes' | 'no'> = {
  commercialUse: 'yes',
  trainsOnUploads: 'no',
  indemnity: 'yes',
  privateByDefault: 'yes',
  watermark: 'no',
  attributionRequired: 'no',
  revenueCap: 'no',
};

/** Whether an answer speaks for a plan or against it; `open` when it hangs on something, or nobody knows. */
export function bearing(name: PlanRightName, { answer }: Pick<HeldRight, 'answer'>): 'good' | 'bad' | 'open' {
  if (answer !== 'yes' && answer !== 'no') return 'open';
  return answer === welcome[name] ? 'good' : 'bad';
}

/** Whether a right may say in a few words on what it hangs: a yes to paid work under a condition, a cap on revenue. */
export function mayBeInShort(
  name: PlanRightName,
  { answer, condition }: Pick<HeldRight, 'answer' | 'condition'>,
): boolean {
  return answer === 'yes' && (name === 'revenueCap' || (name === 'commercialUse' && condition !== ''));
}
