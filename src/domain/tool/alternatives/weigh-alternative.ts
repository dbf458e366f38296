import { jobDoing, jobNamed } from '#domain/tool/job-doing.ts';
import { categoryTerms } from '#domain/tool/category-terms.ts';
import { isEthicallyTrained } from '#domain/tool/catalogue/filter-criteria.ts';
import { isPriceUnconfirmed, type PriceAgainst, priceAgainst, UNCONFIRMED_MARK } from '#domain/tool/plan/price.ts';
import { hangsOn, isOnSomePlan, keepsUploadsOut, type PlansWithRights } from '#domain/tool/plan/on-some-plan.ts';
import type { ShownTool } from '#domain/tool/plan/shown-plans.ts';
import { wayInWords } from '#domain/tool/plan/two-prices.ts';
import type { Tool, ToolTask } from '#domain/tool/tool.schema.ts';

/** A tool as far as it is weighed: from its file or from the API. */
export type Weighable = ShownTool & PlansWithRights;

/** Why somebody would take another tool instead, the strongest reason first. */
type ReasonKind = 'price' | 'rights' | 'settled' | 'easier' | 'wider' | 'near' | 'running';

/** Another tool weighed against this one, in words. */
export interface Weighed {
  /** 'Cheaper' and '$10 against $20 a month'. */
  reason: { kind: ReasonKind; head: string; words: string };
  /** What else one gains, at most three things, and all that one loses. */
  gains: string[];
  losses: Loss[];
  /** True where a price is named that nobody has confirmed. */
  isPriceUnconfirmed: boolean;
}

/** One thing that is lost: what the tool has, 'large teams', and how the other one falls short of it. */
export interface Loss {
  has: string;
  lacks: string;
  /** It tells the other one's price, which is told at it alone. */
  isPrice: boolean;
  isRight: boolean;
}

/** One thing that one tool has and another one lacks. */
interface Point {
  kind: ReasonKind;
  words: string;
  lacks: string;
}

/**
 * What somebody leaves a tool for, as a heading over those that offer it, the strongest first. Rights have a heading each: a
 * tool that is clearer in one may allow less in another.
 */
export const groupTitles = {
  price: 'To pay less',
  'paid-work': 'For a clear yes to paid work',
  uploads: 'To keep uploads out of training',
  indemnity: 'For an indemnity',
  'training-data': 'For training data with a stated licence',
  settled: 'For a steadier maker',
  easier: 'To begin more easily',
  wider: 'For what they do better',
  near: 'For the same jobs',
  running: 'Still running',
} as const;

/** Under which of these headings a reason stands. */
export function groupOf({ kind, words }: Weighed['reason']): keyof typeof groupTitles {
  if (kind !== 'rights') return kind;
  if (words.startsWith('paid work')) return 'paid-work';
  if (words.startsWith('training data')) return 'training-data';
  return words.startsWith('indemnity') ? 'indemnity' : 'uploads';
}

/** A gain as it stands by itself: 'made for large teams'. */
export function madeFor(words: string): string {
  return words.replace(/^(?=large teams|advanced work)/, 'made for ');
}

/** Whether a gain or loss is one of price, paid work, uploads or indemnity, which stand in figures and words of their own. */
export function isAnswered(words: string): boolean {
  return /^(a free |the lower price|paid work |uploads |a way to keep uploads |indemnity)/.test(words);
}
const heads: Record<ReasonKind, string> = {
  price: 'Cheaper',
  rights: 'Clearer rights',
  settled: 'Steadier',
  easier: 'Easier to begin with',
  wider: 'Made for',
  near: 'Closest in kind',
  running: 'Still running',
};
/** What stands over jobs in place of 'Made for'. */
const BETTER_HEAD = 'Better at';
const GAINS_AT_MOST = 3;
const JOBS_AT_MOST = 2;
/** How a gain that is a job begins. */
export const BETTER_AT = 'better at';

/** What one gains and loses by taking `other` instead of `tool`: from their facts and from nothing else. */
export function weighAlternative(tool: Weighable, other: Weighable): Weighed {
  const isGone = tool.status.state === 'shut down';
  const [theirs, ours] = [other, tool].map((of) => ({
    ...of.pricing,
    isUnconfirmed: isPriceUnconfirmed(of),
    isAfterTrial: of.freeUse === 'trial',
  }));
  const price = isGone || !theirs || !ours ? null : priceAgainst(theirs, ours);
  const isUnsure = [tool, other].some(isPriceUnconfirmed);
  const gains = strengths(other, tool);
  const losses = strengths(tool, other);
  const reason = isGone
    ? inCommon('running', tool, other)
    : ((isUnsure ? null : priceReason(price, other)) ?? strongest(gains) ?? inCommon('near', tool, other));
  const costsMore = price && priceLoss(price, tool);
  return {
    reason,
    gains: gains
      .map(({ words }) => words)
      .filter((words) => ![reason.words, `${BETTER_AT} ${reason.words}`].includes(words))
      .slice(0, GAINS_AT_MOST),
    losses: [
      ...(costsMore ? [costsMore] : []),
      // What another one keeps of it may hang on something else.
      ...losses.map(({ kind, words, lacks }) => ({
        has: words.replace(/ \(.*\)$/, ''),
        lacks,
        isPrice: false,
        isRight: kind === 'rights',
      })),
    ],
    isPriceUnconfirmed: price !== null && price.relation !== 'alike' && isUnsure,
  };
}

/** What a tool has and none of the others has, in words that follow 'Take it for'; jobs are none of it. */
export function gainsOver(tool: Weighable, others: readonly Weighable[]): string[] {
  const [first = [], ...rest] = others.map((other) => strengths(tool, other).map(({ words }) => words));
  return first.filter((words) => !words.startsWith(BETTER_AT) && rest.every((gains) => gains.includes(words)));
}

/** Every reason but the price to take `other` instead of `tool`, the strongest first. */
export function reasonsFor(tool: Weighable, other: Weighable): Weighed['reason'][] {
  return strengths(other, tool).map(asReason);
}

/** What `a` has and `b` has not, in the order of `ReasonKind`. A right that is no question of `b` is none that it lacks. */
function strengths(a: Weighable, b: Weighable): Point[] {
  const gap = (kind: ReasonKind, has: (tool: Weighable) => boolean, words: string, lacks: string): Point[] =>
    has(a) && !has(b) ? [{ kind, words, lacks }] : [];
  const rightGap = (right: 'commercialUse' | 'trainsOnUploads', good: 'yes' | 'no', words: string, lacks: string) =>
    b.rights[right] === 'does not apply' ? [] : gap('rights', ({ rights }) => rights[right] === good, words, lacks);
  const jobs = jobsOf(a, b, JOBS_AT_MOST).map(jobDoing);
  return [
    ...rightGap(
      'commercialUse',
      'yes',
      `paid work ${isOnSomePlan(b, 'commercialUse') ? 'on every plan' : 'allowed'}${hangsOn(a, 'commercialUse') ? ' (on conditions)' : ''}`,
      isOnSomePlan(b, 'commercialUse') ? 'paid work not on every plan' : 'no clear yes to paid work',
    ),
    ...rightGap(
      'trainsOnUploads',
      'no',
      `uploads not used for training${hangsOn(a, 'trainsOnUploads') ? ' (with exceptions)' : ''}`,
      isTrained(b) ? 'trains on uploads' : 'no promise to leave uploads out of training',
    ),
    ...(isTrained(b) && a.rights.trainsOnUploads !== 'no' && keepsUploadsOut(a)
      ? [{ kind: 'rights' as const, words: 'a way to keep uploads out of training', lacks: 'trains on uploads' }]
      : []),
    ...(indemnityOf(a) > indemnityOf(b) && b.rights.indemnity !== 'does not apply' ? [indemnityPoint(a, b)] : []),
    ...gap(
      'rights',
      (tool) => isEthicallyTrained(tool),
      'training data with a stated licence',
      b.ethicallyTrained === '' ? 'training data not read yet' : 'no stated licence for its training data',
    ),
    ...gap('settled', ({ status }) => status.state !== 'watch', 'a settled future', 'a future in doubt'),
    ...gap(
      'easier',
      ({ experienceLevel }) => experienceLevel.includes('beginner'),
      'no experience needed',
      'some experience needed',
    ),
    ...(jobs.length > 0
      ? [
          {
            kind: 'wider' as const,
            words: `${BETTER_AT} ${jobs.join(' or ')}`,
            lacks: `weaker at ${jobs.join(' or ')}`,
          },
        ]
      : []),
    ...gap(
      'wider',
      ({ experienceLevel }) => experienceLevel.includes('advanced'),
      'advanced work',
      'less suited to advanced work',
    ),
    ...gap('wider', ({ teamSizes }) => teamSizes.includes('large'), 'large teams', 'not made for large teams'),
  ];
}

/**
 * The jobs that a tool is made for and the other one does not do well, at most `count`: 'make a storyboard'; without any
 * those that it does well and the other one not at all.
 */
export function jobsOf(tool: Pick<Tool, 'tasks'>, insteadOf: Pick<Tool, 'tasks'>, count: number): string[] {
  const theirs = new Map(insteadOf.tasks.map(({ task, fit }) => [task, fit]));
  const isOwn = ({ task }: ToolTask) => [undefined, 'can'].includes(theirs.get(task));
  const made = tool.tasks.filter((own) => own.fit === 'made for' && isOwn(own));
  const good = tool.tasks.filter(({ task, fit }) => fit === 'good at' && !theirs.has(task));
  return (made.length > 0 ? made : good).map(({ task }) => jobNamed(task)).slice(0, count);
}

/** On every plan that was read. */
function isTrained({ rights }: Weighable): boolean {
  return rights.trainsOnUploads === 'yes';
}

function indemnityPoint(a: Weighable, b: Weighable): Point {
  const words = a.rights.indemnity === 'yes' ? 'indemnity' : 'indemnity on some plans';
  return { kind: 'rights', words, lacks: indemnityOf(b) > 0 ? 'indemnity on some plans only' : noIndemnity(b) };
}

/** What was read of an indemnity that no plan has. */
function noIndemnity({ rights }: Weighable): string {
  if (rights.indemnity === 'maker silent') return 'no indemnity: the maker doesn’t say';
  if (rights.indemnity === 'disputed') return 'a disputed indemnity';
  return rights.indemnity === 'no' ? 'no indemnity' : 'indemnity not read yet';
}

function indemnityOf(tool: Weighable): number {
  return tool.rights.indemnity === 'yes' ? 2 : isOnSomePlan(tool, 'indemnity') ? 1 : 0;
}

function priceReason(price: PriceAgainst | null, other: Weighable): Weighed['reason'] | null {
  if (price?.relation === 'free') return { kind: 'price', head: freeWords(other), words: `against ${price.words}` };
  return price?.relation === 'cheaper' ? { kind: 'price', head: heads.price, words: price.words } : null;
}

function priceLoss({ relation, words }: PriceAgainst, tool: Weighable): Loss | null {
  const free = inSentence(freeWords(tool));
  if (relation === 'paid')
    return { has: free, lacks: `${free.replace(/^a /, 'no ')}: ${words}`, isPrice: true, isRight: false };
  return relation === 'more'
    ? { has: 'the lower price', lacks: `more expensive: ${words}`, isPrice: true, isRight: false }
    : null;
}

/** What a tool that begins at nothing calls that in its rows: 'Free plan', '$0 to try'. */
function freeWords(tool: Weighable): string {
  return wayInWords(tool).replace(UNCONFIRMED_MARK, '');
}

/** The way in as a sentence goes on with it: 'a free plan', 'a free start'. No amount: it is not that of the tool it stands at. */
export function inSentence(wayIn: string): string {
  return wayIn === 'Free plan' ? 'a free plan' : 'a free start';
}

function strongest([first]: readonly Point[]): Weighed['reason'] | null {
  return first ? asReason(first) : null;
}

function asReason({ kind, words }: Point): Weighed['reason'] {
  return words.startsWith(BETTER_AT)
    ? { kind, head: BETTER_HEAD, words: words.slice(BETTER_AT.length + 1) }
    : { kind, head: heads[kind], words };
}

/** The reason to name a tool that gains nothing, or that stands in for one that is gone. */
function inCommon(kind: ReasonKind, tool: Weighable, other: Weighable): Weighed['reason'] {
  const theirs = categoryTerms(other.category);
  const words = categoryTerms(tool.category)
    .filter((term) => theirs.includes(term))
    .join(', ');
  return { kind, head: heads[kind], words: words || 'does the same jobs' };
}
