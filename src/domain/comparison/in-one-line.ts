import { listed } from '#domain/text/list-text.ts';
import { inUse, isThing } from '#domain/tool/job-doing.ts';
import { openPlans } from '#domain/tool/plan/open-plans.ts';
import { monthlyDollars, pricedAt } from '#domain/tool/plan/plan-price.ts';
import { isPriceUnconfirmed } from '#domain/tool/plan/price.ts';
import { conditionOf } from '#domain/tool/plan/price-phrases.ts';
import { twoPrices } from '#domain/tool/plan/two-prices.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Compared } from './comparison-rows.ts';
import { grantOf, refusalOf } from './short-answer.ts';
import { LOWER_PRICE, LOWEST_PRICE, setsApart } from './versus.ts';

/** A tool as it is weighed in one line. */
export type Told = Compared & Pick<Tool, 'name' | 'pros'>;

/** Of more tools hardly one thing sets one apart from all others. */
export const WEIGHED_AT_MOST = 4;
/** Characters within which a second job stands beside the first. */
const SHORT = 44;

/** The one difference of rights or price that decides between tools, as a sentence; empty where nothing that was read of all of them is one. */
export function whatDecides(tools: readonly Told[]): string {
  const living = livingOf(tools);
  return living.length < 2 ? '' : (deciders.map((says) => says(living)).find(Boolean) ?? '');
}

/** What each of several tools is best for beside the others, in their order: 'social posts', 'beginners'; empty where nothing sets one apart. */
export function bestFor(tools: readonly Told[]): string[] {
  const living = livingOf(tools);
  const isWeighed = living.length > 1 && tools.length <= WEIGHED_AT_MOST;
  const decides = whatDecides(tools);
  return tools.map((tool) => {
    if (!isWeighed || !living.includes(tool)) return '';
    const others = living.filter((other) => other !== tool);
    const { jobs, reasons } = setsApart(tool, others);
    return usesOf(jobs) || (reasons.map(forWhat).find((words) => words && !isTold(words, decides)) ?? '');
  });
}

/** 'Firefly for images from licensed data; Midjourney for concept art.'; of fewer than two tools that something sets apart nothing. */
export function whichForWhat(tools: readonly Told[]): string {
  const uses = bestFor(tools);
  const told = tools.flatMap((tool, place) => (uses[place] ? `${calledIn(tool)} for ${uses[place]}` : []));
  return told.length < 2 ? '' : `${told.join('; ')}.`;
}

/**
 * The one difference that matters most between three or more tools, with what each says: 'Firefly keeps uploads out of training, with
 * exceptions; Ideogram trains on them; Midjourney doesn’t say.' Only what was read of all of them; of a pair, what decides.
 */
export function whoDiffers(tools: readonly Told[]): string {
  const living = livingOf(tools);
  if (living.length < 3) return whatDecides(tools);
  return (
    alone(living, 'commercialUse', 'refused') ||
    whoSays(living, training) ||
    whatDecides(tools) ||
    whoSays(living, freePlanOf) ||
    whoSays(living, indemnity)
  );
}

/** As it follows one name, and several. */
type Verb = readonly [one: string, several: string];

/** What was read of a tool: at the head of a sentence, and where another tool was named before. */
interface Saying {
  first: Verb;
  later: Verb;
  /** ', with exceptions'; else empty. */
  limit?: string;
}

const sayings = {
  training: {
    has: [
      ['keeps uploads out of training', 'keep uploads out of training'],
      ['keeps them out of training', 'keep them out of training'],
    ],
    lacks: [
      ['trains on uploads', 'train on uploads'],
      ['trains on them', 'train on them'],
    ],
  },
  indemnity: {
    has: [
      ['promises an indemnity', 'promise an indemnity'],
      ['promises one', 'promise one'],
    ],
    lacks: [
      ['promises no indemnity', 'promise no indemnity'],
      ['promises none', 'promise none'],
    ],
  },
  freePlan: {
    has: [
      ['has a free plan', 'have a free plan'],
      ['has one', 'have one'],
    ],
    lacks: [
      ['has no free plan', 'have no free plan'],
      ['has none', 'have none'],
    ],
  },
} as const;
/** It stands last in its sentence. */
const SILENCE: Verb = ['doesn’t say', 'don’t say'];

/** Who says what, those that say the same together; empty where one is unread, or all say the same. */
function whoSays(tools: readonly Told[], of: (tool: Told) => Saying | null): string {
  const read = tools.flatMap((tool) => {
    const saying = of(tool);
    return saying ? [{ name: calledIn(tool), saying }] : [];
  });
  const groups = [...Map.groupBy(read, ({ saying: { first, limit = '' } }) => first[0] + limit).values()]
    .map((group) => ({ names: group.map(({ name }) => name), saying: group[0]!.saying }))
    .toSorted((a, b) => Number(isSilence(a)) - Number(isSilence(b)) || Number(isMany(a)) - Number(isMany(b)));
  if (read.length < tools.length || groups.length < 2) return '';
  const single = groups.length === 2 && groups.find(({ names }) => names.length === 1);
  const isPlain = groups.every((group) => !isSilence(group) && (group === single || !group.saying.limit));
  if (single && isPlain) return `Only ${says(single, 'first')}.`;
  return `${groups.map((group, place) => says(group, place === 0 ? 'first' : 'later', place === groups.length - 1)).join('; ')}.`;
}

/** Tools that say the same. */
interface Group {
  names: readonly string[];
  saying: Saying;
}

function says(group: Group, place: 'first' | 'later', isLast = false): string {
  const { names, saying } = group;
  const who = isLast && isMany(group) ? 'the others' : listed(names, 'and');
  return `${who} ${saying[place][names.length > 1 ? 1 : 0]}${saying.limit ?? ''}`;
}

/** Names up to which a sentence has them all. */
const MANY = 2;

function isMany({ names }: Group): boolean {
  return names.length > MANY;
}

function isSilence({ saying }: Group): boolean {
  return saying.first === SILENCE;
}

function training(tool: Told): Saying | null {
  const saying = promised(tool, 'trainsOnUploads', sayings.training);
  const isSwitch = saying?.first === sayings.training.lacks[0] && !refusalOf(tool, 'trainsOnUploads')?.has('yes');
  return saying && isSwitch ? { ...saying, limit: ' unless you opt out' } : saying;
}

function indemnity(tool: Told): Saying | null {
  return promised(tool, 'indemnity', sayings.indemnity);
}

function promised(
  tool: Told,
  right: 'trainsOnUploads' | 'indemnity',
  { has, lacks }: Record<'has' | 'lacks', readonly [first: Verb, later: Verb]>,
): Saying | null {
  const [grant, refusal] = [grantOf(tool, right), refusalOf(tool, right)];
  if (grant) {
    const limit = [grant.on && ' on some plans', grant.limit && `, ${grant.limit}`].join('');
    return { first: has[0], later: has[1], limit };
  }
  if (refusal === null) return null;
  return refusal.has(SILENT) ? { first: SILENCE, later: SILENCE } : { first: lacks[0], later: lacks[1] };
}

function freePlanOf(tool: Told): Saying | null {
  const { has, lacks } = sayings.freePlan;
  if (isPriceUnconfirmed(tool)) return null;
  if (tool.freeUse === 'yes') return { first: has[0], later: has[1] };
  const isRefused = ['no', 'trial'].includes(tool.freeUse) && tool.evidence.freeUse !== null;
  return isRefused ? { first: lacks[0], later: lacks[1] } : null;
}

function livingOf(tools: readonly Told[]): Told[] {
  return tools.filter(({ status }) => status.state !== 'shut down');
}

/** 'a reel or a song': two things alike, or two things done, while that is short; a job that names two stands alone. */
function usesOf(jobs: readonly string[]): string {
  const [first, second] = jobs;
  if (first === undefined) return '';
  const isPair = second !== undefined && isThing(first) === isThing(second);
  const both = isPair ? [inUse(first), inUse(second)] : [];
  const isOne = both.length === 0 || both.some((use) => use.includes(' or '));
  return isOne || both.join(' or ').length > SHORT ? inUse(first) : both.join(' or ');
}

/** Reasons that read well after 'for'; rights are told by what decides. */
const uses: Readonly<Record<string, string>> = {
  'no experience needed': 'beginners',
  'advanced work': 'advanced work',
  'large teams': 'large teams',
  'training data with a stated licence': 'training on data with a stated licence',
  'a free plan': 'a free plan',
  'a free start': 'a free start',
};

function forWhat(reason: string): string {
  const price = [LOWER_PRICE, LOWEST_PRICE].find((words) => reason.startsWith(words));
  return price ?? uses[reason] ?? '';
}

/** What decides tells the price already. */
function isTold(words: string, decides: string): boolean {
  return /free|price/.test(words) && /free|\d/.test(decides);
}

/** Without what explains a name. */
function calledIn({ name }: Told): string {
  return name.replace(/ \([^)]*\)$/, '');
}

/** What sets one apart, the strongest first: each a sentence, or empty. */
const deciders: readonly ((tools: readonly Told[]) => string)[] = [
  (tools) => alone(tools, 'commercialUse', 'refused'),
  (tools) => alone(tools, 'trainsOnUploads'),
  (tools) => cheaperWork(tools, HALF),
  (tools) => alone(tools, 'indemnity'),
  onEachAgainstSome,
  (tools) => alone(tools, 'privateByDefault'),
  (tools) => cheaperWork(tools, A_TENTH_LESS),
  (tools) => alone(tools, 'commercialUse'),
  freePlan,
];

/** What is said of the one that grants a right, and of the one that does not. */
const rightWords = {
  commercialUse: { has: 'allows paid work', saysIt: 'says it allows paid work' },
  trainsOnUploads: {
    has: 'keeps uploads out of training',
    saysIt: 'says it keeps uploads out of training',
  },
  indemnity: { has: 'promises an indemnity', saysIt: 'promises an indemnity' },
  privateByDefault: {
    has: 'keeps work private by default',
    saysIt: 'says it keeps work private by default',
  },
} as const;
const lacksIt: Record<keyof typeof rightWords, (answers: ReadonlySet<string>) => string> = {
  commercialUse: () => 'allows no paid work',
  trainsOnUploads: (answers) => `trains on uploads${answers.has('yes') ? '' : ' unless you opt out'}`,
  indemnity: () => 'promises no indemnity',
  privateByDefault: () => 'shows work to others by default',
};
const SILENT = 'maker silent';

/**
 * 'Only Firefly says it keeps uploads out of training.': where the answer of every other one was read and is another.
 * @param must 'refused' where silence of the others is not enough
 */
function alone(tools: readonly Told[], right: keyof typeof rightWords, must?: 'refused'): string {
  const words = rightWords[right];
  const read = tools.map((tool) => ({ tool, grant: grantOf(tool, right), refusal: refusalOf(tool, right) }));
  const [has, ...alsoHave] = read.filter(({ grant }) => grant !== null);
  const [lacks, ...alsoLack] = read.filter(({ refusal }) => refusal !== null);
  if (!has?.grant || !lacks?.refusal || alsoHave.length + alsoLack.length !== tools.length - 2) return '';
  const isSilent = [lacks, ...alsoLack].some(({ refusal }) => refusal?.has(SILENT));
  if (isSilent && must === 'refused') return '';
  if (alsoHave.length === 0) {
    const { on, limit } = has.grant;
    const said = isSilent ? words.saysIt : words.has;
    return `Only ${calledIn(has.tool)} ${said}${on && `, ${on}`}${limit && ` (${limit})`}.`;
  }
  const isPlain = read.every(({ grant }) => grant === null || (grant.on === '' && grant.limit === ''));
  return alsoLack.length === 0 && isPlain && !isSilent
    ? `Only ${calledIn(lacks.tool)} ${lacksIt[right](lacks.refusal)}.`
    : '';
}

/** 'Writer keeps uploads out of training on every plan, Grammarly only on Enterprise, price on request.' */
function onEachAgainstSome(tools: readonly Told[]): string {
  const grants = tools.map((tool) => ({ tool, grant: grantOf(tool, 'trainsOnUploads') }));
  const every = grants.find(({ grant }) => grant?.on === '' && grant.limit === '');
  const some = grants.find(({ grant }) => grant && grant.on !== '' && grant.isNowhereElse && grant.limit === '');
  if (tools.length > 2 || !every || !some?.grant) return '';
  return `${calledIn(every.tool)} keeps uploads out of training on every plan, ${calledIn(some.tool)} only ${some.grant.on}.`;
}

/** A price is told from this part of the next one on, or from a difference of a tenth. */
const [HALF, A_TENTH_LESS] = [0.5, 0.9];

/** 'Paid work begins at $10 a month with Kling, at $30 a month with Luma.': where the lowest price is at most such a part of the next. */
function cheaperWork(tools: readonly Told[], part: number): string {
  const prices = tools.flatMap((tool) => workPrice(tool) ?? []).toSorted((a, b) => a.monthly - b.monthly);
  const [first, second] = prices;
  if (
    prices.length < tools.length ||
    !first ||
    !second ||
    first.monthly > second.monthly * part ||
    second.monthly === 0
  )
    return '';
  const isFree = first.monthly === 0;
  if (tools.length > 2)
    return isFree
      ? `Only ${first.name} allows paid work for free${first.on}.`
      : `Paid work costs least with ${first.name}: from ${first.words}${first.on}.`;
  return isFree
    ? `Paid work is free with ${first.name}${first.on} and begins at ${second.words} with ${second.name}.`
    : `Paid work begins at ${first.words} with ${first.name}, at ${sameEach(second.words, first.words)} with ${second.name}.`;
}

/** '$20' where both are for a month. */
function sameEach(words: string, before: string): string {
  return words.endsWith(A_MONTH) && before.endsWith(A_MONTH) ? words.slice(0, -A_MONTH.length) : words;
}
const A_MONTH = ' a month';

/** What paid work costs a month at least, where each cheaper plan was read and permits none. */
function workPrice(tool: Told): { name: string; monthly: number; words: string; on: string } | null {
  const { priceOfYes: yes } = tool;
  const monthly = yes && !yes.isUnconfirmed ? monthlyDollars(yes) : null;
  const words = twoPrices(tool).paidWork;
  if (yes === null || monthly === null || words === null) return null;
  const lasting = openPlans(tool.plans).filter(({ isTrial }) => !isTrial);
  const isLeast = lasting.every((plan) => {
    const price = pricedAt(plan);
    const dollars = price && monthlyDollars(price);
    const isDearer = price?.amount === null || (dollars !== null && dollars >= monthly);
    return isDearer || plan.rights.commercialUse.answer === 'no';
  });
  const condition = conditionOf(yes);
  return isLeast ? { name: calledIn(tool), monthly, words, on: condition && ` (${condition})` } : null;
}

/** 'Only Krea has a free plan.' */
function freePlan(tools: readonly Told[]): string {
  const [free, ...more] = tools.filter((tool) => tool.freeUse === 'yes' && !isPriceUnconfirmed(tool));
  const isKnown = tools.every(
    (tool) => tool === free || (['no', 'trial'].includes(tool.freeUse) && tool.evidence.freeUse !== null),
  );
  if (!free || more.length > 0 || !isKnown) return '';
  const plans = openPlans(free.plans).filter((plan) => !plan.isTrial && pricedAt(plan)?.amount === 0);
  const isForWork = plans.some(({ rights }) => rights.commercialUse.answer !== 'no');
  return `Only ${calledIn(free)} has a free plan${isForWork ? '' : ', but not for paid work'}.`;
}
