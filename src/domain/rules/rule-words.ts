import { upperFirst } from '#domain/text/first-letter.ts';
import type { RuleName } from './judge-plan.ts';
import type { Rules } from './rules.schema.ts';

/** A rule as people read it. */
interface RuleWords {
  title: string;
  /** What it asks of a tool. */
  means: string;
  /** What counts as a yes, and what does not. */
  yes: string;
  /** What it is about, inside a sentence: 'Not read: watermarks'. */
  subject: string;
  /** What the maker is asked where nobody has read an answer. */
  question: string;
  /** Answers as sentences about the tool, without their stop. */
  answers: Readonly<Record<string, string>>;
}

/** Every rule in words, in the order in which they are judged. */
export const ruleWords: Readonly<Record<RuleName, RuleWords>> = {
  paidWork: {
    title: 'Paid work',
    means: 'Somebody pays for what you make with it.',
    yes: 'The terms or the page of the plan permit commercial use of the output, or give the output to you. That a maker “claims no ownership” permits nothing.',
    question: 'May we use the output commercially, in work that a client pays for?',
    subject: 'paid work',
    answers: { yes: 'Paid work is allowed', no: 'Paid work is not allowed' },
  },
  noTraining: {
    title: 'Training on uploads',
    means: 'No model is trained on what you upload: never, or not once a setting is changed.',
    yes: 'The maker says that it does not train on what is uploaded on this plan, or only once you agree. Where it trains unless somebody switches it off, ‘may be switched off’ passes and names the setting; ‘never’ fails. Many makers speak of generative models alone: ‘Mind’ names other uses that we read of.',
    question:
      'Do you train models on what we upload? If it can be switched off: where, by whom, and what is the default?',
    subject: 'training on uploads',
    answers: {
      yes: 'Trains on uploads',
      no: 'Does not train on uploads',
      'opt-out': 'Trains on uploads unless it is switched off',
    },
  },
  indemnity: {
    title: 'Indemnity',
    means: 'When somebody claims rights in the output, the maker defends you or pays.',
    yes: 'The terms promise it for the output on this plan. Terms that warrant nothing, or that let you answer for claims, are a no.',
    question:
      'Do you defend and indemnify us when somebody claims rights in the output? On what conditions, and up to what amount?',
    subject: 'indemnity',
    answers: {
      yes: 'The maker gives an indemnity',
      no: 'The maker gives no indemnity',
    },
  },
  private: {
    title: 'Private by default',
    means:
      'Other users and the public do not see what you make, unless you share it. Whether the maker’s own staff may look is not asked.',
    yes: 'The maker says that work is private on this plan to begin with. What has to be made private by hand is a no.',
    question: 'Is what we make hidden from other users and from the public by default?',
    subject: 'who sees the work',
    answers: {
      yes: 'The work is private unless somebody shares it',
      no: 'Others can see the work unless somebody hides it',
      'opt-out': 'Private once it is switched',
    },
  },
  noWatermark: {
    title: 'No watermark',
    means: 'No visible mark on what it makes.',
    yes: 'The maker says that this plan leaves none, or takes it away. Marks that nobody can see, as content credentials, do not count here.',
    question: 'Does the output carry a visible watermark?',
    subject: 'watermarks',
    answers: {
      yes: 'Leaves a visible watermark',
      no: 'Leaves no visible watermark',
      'opt-out': 'Leaves a watermark unless it is switched off',
    },
  },
  noAttribution: {
    title: 'No credit required',
    means: 'The tool need not be named beside the work.',
    yes: 'The maker asks for no credit on this plan. A licence that asks for one, as CC BY does, is a no.',
    question: 'Must we credit you when we publish the output?',
    subject: 'credit',
    answers: {
      yes: 'Asks to be named beside the work',
      no: 'Asks for no credit',
      'opt-out': 'Asks for credit unless it is switched off',
    },
  },
  licensedData: {
    title: 'Training data licensed',
    means: 'The maker says that its models learned from works that are licensed or its own.',
    yes: 'The maker’s own statement. Nobody can look inside, so this proves what it says and no more.',
    question: 'Were your models trained only on works that are licensed or your own?',
    subject: 'what the models learned from',
    answers: {},
  },
  revenueUSD: {
    title: 'Company’s revenue',
    means: 'Some plans may only be used by companies below a yearly revenue.',
    yes: 'The maker names no such limit, or one that is not below your revenue. One that nobody has read is unknown even for a small company.',
    question: 'May a company of any revenue use it? If there is a limit, what is it?',
    subject: 'a limit of revenue',
    answers: { no: 'No limit of revenue' },
  },
};

/** The rules in force in one line: 'Paid work; no training on uploads, or switched off; no watermark'. */
export function rulesText(rules: Rules): string {
  const { paidWork, noTraining, indemnity, noWatermark, noAttribution, licensedData, revenueUSD, people } = rules;
  const parts = [
    paidWork && 'paid work',
    noTraining === 'never' && 'uploads never train a model',
    noTraining === 'off' && 'training on uploads off, or switched off',
    indemnity && 'indemnity',
    rules.private && 'private by default',
    noWatermark && 'no watermark',
    noAttribution && 'no credit required',
    licensedData && 'training data licensed',
    revenueUSD !== null && `a company with $${revenueUSD.toLocaleString('en')} a year`,
    people !== null && (people === 1 ? 'one person' : `${people} people`),
  ].filter((part) => part !== false);
  return upperFirst(parts.join(', ') || 'nothing is asked for');
}
