import { standingOf } from '#domain/tool/evidence/evidence.ts';
import { headlineFacts } from '#domain/tool/evidence/freshness.ts';
import { budgetRangeOf, isPriceUnconfirmed, isPriceUnread } from '#domain/tool/plan/price.ts';
import { hangsOn, planAnswers, type PlansWithRights } from '#domain/tool/plan/on-some-plan.ts';
import type { Tool } from './tool.schema.ts';
import type { RightsAnswer } from './tool-words.ts';

/**
 * How one of the three rights reads for the person who wants to use the tool: `full` is good for them (the work may be
 * sold, uploads are left alone, the maker stands in), `half` depends on plan or setting, `hollow` is bad for them; of
 * what is `disputed` sources say different things.
 */
export const tagMarks = ['full', 'half', 'hollow', 'silent', 'unread', 'disputed'] as const;
export type TagMark = (typeof tagMarks)[number];

/** Price bands as notches in the lower edge: none for free, one to three for the bands of the budget question. */
export const tagPrices = ['free', 'low', 'medium', 'high', 'low?', 'medium?', 'high?', 'none', 'unread'] as const;
/** With `?` where nobody has confirmed the number behind it; `none` where the maker names no price, `unread` where nobody has read one. */
export type TagPrice = (typeof tagPrices)[number];

/** How uploads stay out of training where they do not stay out whatever one does: but for exceptions, once it is switched off, on some plans. */
export const uploadsKept = ['exceptions', 'switch', 'plan', 'switch or plan'] as const;

/** Five facts of a tool that are read at a glance. Not a score: nothing is added up. */
export interface EarTag {
  /** May the output be used in paid work? */
  paidWork: TagMark;
  /** Are uploads left out of training? */
  uploads: TagMark;
  /** On what that hangs, where plans say it. */
  uploadsKept?: (typeof uploadsKept)[number];
  /** Does the maker stand behind the output? */
  backing: TagMark;
  price: TagPrice;
  /** How many of the four facts above have been read in the maker's own words: 0 to 4. */
  confirmed: number;
}

/** What a tag is drawn from. */
export type Tagged = Pick<Tool, 'rights' | 'pricing' | 'freeUse' | 'evidence' | 'status'> & Partial<PlansWithRights>;

const marks: Record<RightsAnswer, TagMark> = {
  yes: 'full',
  depends: 'half',
  no: 'hollow',
  'opt-out': 'half',
  'maker silent': 'silent',
  disputed: 'disputed',
  'does not apply': 'full',
  'not read': 'unread',
};
/** Training is the one right where a yes is bad for the person who uploads. */
const turned: Record<RightsAnswer, TagMark> = { ...marks, yes: 'hollow', no: 'full' };

/** The tag of a tool. */
export function earTagOf(tool: Tagged): EarTag {
  const { rights, evidence } = tool;
  return {
    paidWork: marks[rights.commercialUse],
    uploads: turned[rights.trainsOnUploads],
    ...keptBy(tool),
    backing: marks[rights.indemnity],
    price: tagPriceOf(tool),
    confirmed: headlineFacts.filter((fact) => standingOf(evidence[fact]) === 'confirmed').length,
  };
}

function keptBy({ rights, plans, baseRights }: Tagged): Pick<EarTag, 'uploadsKept'> {
  if (plans === undefined) return {};
  const mark = turned[rights.trainsOnUploads];
  if (mark === 'full') return hangsOn({ plans, baseRights }, 'trainsOnUploads') ? { uploadsKept: 'exceptions' } : {};
  if (mark !== 'half') return {};
  const answers = planAnswers({ plans, baseRights }, 'trainsOnUploads');
  const [isSwitched, isOnPlan] = [answers.has('opt-out'), answers.has('no')];
  if (isSwitched) return { uploadsKept: isOnPlan ? 'switch or plan' : 'switch' };
  return isOnPlan ? { uploadsKept: 'plan' } : {};
}

function tagPriceOf(tool: Tagged): TagPrice {
  const budget = budgetRangeOf(tool);
  if (budget === 'free') return 'free';
  if (tool.pricing.amount === null) return isPriceUnread(tool) ? 'unread' : 'none';
  return isPriceUnconfirmed(tool) ? `${budget}?` : budget;
}

/** Digits of uploads: marks, then on what they hang; a new one goes to the end, since tags are kept with what people save. */
const UPLOADS_DIGITS = ['full', 'half', 'hollow', 'silent', 'unread', ...uploadsKept, 'disputed'] as const;

/** A tag in five digits, for indexes that travel: paid work, uploads and on what they hang, backing, price, confirmed. */
export function earTagCode({ paidWork, uploads, uploadsKept: kept, backing, price, confirmed }: EarTag): string {
  const ofUploads = UPLOADS_DIGITS.indexOf(kept ?? uploads);
  const rights = `${tagMarks.indexOf(paidWork)}${ofUploads}${tagMarks.indexOf(backing)}`;
  return `${rights}${tagPrices.indexOf(price)}${confirmed}`;
}

/** The tag again; what cannot be read is drawn as not read. */
export function readEarTag(code: string): EarTag {
  const digit = (place: number) => Number.parseInt(code.charAt(place), 10);
  const ofUploads = UPLOADS_DIGITS[digit(1)] ?? 'unread';
  const kept = uploadsKept.find((way) => way === ofUploads);
  return {
    paidWork: tagMarks[digit(0)] ?? 'unread',
    uploads: tagMarks.find((mark) => mark === ofUploads) ?? (kept === 'exceptions' ? 'full' : 'half'),
    ...(kept && { uploadsKept: kept }),
    backing: tagMarks[digit(2)] ?? 'unread',
    price: tagPrices[digit(3)] ?? 'unread',
    confirmed: Math.min(digit(4) || 0, headlineFacts.length),
  };
}
