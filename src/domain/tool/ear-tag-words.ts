import { dayText } from '#domain/value/day-text.ts';
import { type HeldRight, isProven, type ReadPlan, type ReadTool, rightOn } from '#domain/tool/plan/plan-rights.ts';
import type { PlanAnswer, PlanRightName } from '#domain/tool/plan/plan-words.ts';
import { type AnswerKind, EXCEPTED } from '#domain/tool/plan/price-phrases.ts';
import { type EarTag, earTagOf, type TagMark, type Tagged, tagMarks } from './ear-tag.ts';

/** One line of the key. */
interface TagLine {
  /** The part of the drawing that says it. */
  part: 'disc' | 'diamond' | 'shield' | 'edge' | 'hole';
  title: string;
  words: string;
}

/** What a row says of uploads where nothing is learned from them. */
const UPLOADS_SAFE = 'not trained on';
/** What a row says where all that is uploaded is learned from. */
const TRAINED_ON = 'trained on';
/** How it begins where that can be switched off. */
const SWITCHED_OFF = `${TRAINED_ON} unless switched off`;
/** How it begins where some plan keeps them out. */
const TRAINING_OFF = 'training off';

/** What a row says where pages say different things. */
const DISPUTED = 'sources differ';

const uploads: Record<TagMark, string> = {
  full: UPLOADS_SAFE,
  half: 'depends on plan or setting',
  hollow: TRAINED_ON,
  silent: 'the maker doesn’t say',
  unread: 'not read yet',
  disputed: DISPUTED,
};
/** Ways by which uploads stay out, where there is no room to name the plan. */
const kept: Record<NonNullable<EarTag['uploadsKept']>, string> = {
  exceptions: `${UPLOADS_SAFE}, ${EXCEPTED}`,
  switch: SWITCHED_OFF,
  plan: `${TRAINING_OFF} on some plans`,
  'switch or plan': `${SWITCHED_OFF}, not on some plans`,
};
const onOnePlan: Record<Exclude<HeldRight['answer'], 'no'>, string> = {
  yes: TRAINED_ON,
  'opt-out': SWITCHED_OFF,
  depends: 'depends on conditions',
  disputed: DISPUTED,
  'maker silent': uploads.silent,
  'does not apply': 'doesn’t apply',
  'not read': uploads.unread,
};
const uploadsIn = (tag: EarTag) => (tag.uploadsKept ? kept[tag.uploadsKept] : uploads[tag.uploads]);
const backing: Record<TagMark, string> = {
  full: 'maker stands behind it',
  half: 'on some plans',
  hollow: 'none',
  silent: 'the maker doesn’t say',
  unread: 'not read yet',
  disputed: DISPUTED,
};
/** What stands in a row beside its price. */
interface TagChip {
  /** 'Uploads', 'Indemnity'; one for both where neither is known. */
  label: string;
  /** 'trained on', 'not read yet'. */
  answer: string;
  /** Both: 'Uploads: trained on'. */
  words: string;
  /** The same in few words: 'No training, with exceptions', 'Indemnity: some plans'. */
  short: string;
  /** What the answer is to who reads it. */
  kind: AnswerKind;
  isUnread: boolean;
  /** It stands out among rows: the best answer, the worst, and sources that differ. */
  isLoud: boolean;
  /** What becomes of uploads, to who reads it. */
  uploads?: AnswerKind;
}

/** Answers that mean the same for uploads and for indemnity. */
const ofBoth: readonly TagMark[] = ['silent', 'unread', 'disputed'];

/** What a row says of uploads and indemnity, each thing once. */
export function tagChips(tag: EarTag): TagChip[] {
  return chipsOf(uploadsIn(tag), backing[tag.backing]);
}

/** What a row says of uploads, and of indemnity where it is a yes: else empty. */
export function rowRights(tag: EarTag): { uploads: string; indemnity: string } {
  return { uploads: uploadsIn(tag), indemnity: tag.backing === 'full' ? backing.full : '' };
}

/** The same of a tool whose plans are at hand: where they differ it names the cheapest one that is good for the reader. */
export function toolChips(tool: Tagged & PlansOf): TagChip[] {
  return chipsOf(uploadsWords(tool), indemnityWords(tool));
}

/** Who stands behind the result, as a row says it: 'maker stands behind it', 'on Enterprise'. */
export function indemnityWords(tool: Tagged & PlansOf): string {
  const { backing: standing } = earTagOf(tool);
  return differing(tool, 'indemnity') ?? (standing === 'half' ? backedOn(tool) : backing[standing]);
}

/** What becomes of uploads, as a row says it: 'not trained on, with exceptions', 'trained on unless switched off, not on Business'. */
export function uploadsWords(tool: Tagged & PlansOf): string {
  const tag = earTagOf(tool);
  return differing(tool, 'trainsOnUploads') ?? (tag.uploads === 'half' ? keptOut(tool) : uploadsIn(tag));
}

/** What becomes of uploads on one plan; what no words carry is not read. */
export function uploadsOn(tool: Pick<ReadTool, 'baseRights' | 'sources'>, plan: ReadPlan | null): string {
  const held = rightOn(tool, plan, 'trainsOnUploads');
  if (!isProven(held)) return uploads.unread;
  if (held.answer === 'no') return held.condition === '' ? UPLOADS_SAFE : kept.exceptions;
  return onOnePlan[held.answer];
}

/** What such words are to who reads them, without a plan in brackets behind them; what keeps uploads out only by some way, or with exceptions, is bounded. */
export function uploadsKind(said: string): AnswerKind {
  const words = said.replace(/ \([^)]*\)$/, '');
  if (words === uploads.hollow) return 'bad';
  if (words === UPLOADS_SAFE) return 'good';
  return [UPLOADS_SAFE, SWITCHED_OFF, TRAINING_OFF].some((begin) => words.startsWith(begin)) ? 'bounded' : 'open';
}

/** What words of indemnity are to who reads them; on some plans, or with conditions, it is bounded. */
function indemnityKind(words: string): AnswerKind {
  if (words === backing.full) return 'good';
  if (words.startsWith(backing.hollow)) return 'bad';
  return words.startsWith('on ') ? 'bounded' : 'open';
}

/** Where pages say different things: that they do, and when the first of them was read. */
function differing({ rights, evidence }: Tagged, right: 'trainsOnUploads' | 'indemnity'): string | null {
  if (rights[right] !== 'disputed') return null;
  const first = evidence[right];
  return `${DISPUTED}${first === null ? '' : `, read ${dayText(first.readOn)}`}`;
}

type PlansOf = Pick<ReadTool, 'plans' | 'baseRights' | 'sources'>;

function chipsOf(ofUploads: string, ofBacking: string): TagChip[] {
  const chip = (label: string, answer: string) => {
    const kind = label === 'Indemnity' ? indemnityKind(answer) : uploadsKind(answer);
    return {
      label,
      answer,
      words: `${label}: ${answer}`,
      short: inFewWords(label, answer, kind),
      kind,
      isUnread: answer === uploads.unread,
      isLoud:
        (label === 'Uploads' && ['good', 'bad'].includes(kind)) ||
        answer === backing.full ||
        answer.startsWith(DISPUTED),
      ...(label === 'Uploads' && { uploads: kind }),
    };
  };
  if (ofUploads === ofBacking && ofBoth.some((mark) => uploads[mark] === ofUploads))
    return [chip('Uploads, indemnity', ofUploads)];
  return [chip('Uploads', ofUploads), chip('Indemnity', ofBacking)];
}

function inFewWords(label: string, answer: string, kind: AnswerKind): string {
  if (answer === uploads.unread) return `${label}: not read`;
  if (kind === 'open' || answer === backing.half) return `${label}: ${answer.replace(/^on /, '')}`;
  if (label === 'Indemnity') return { good: label, bounded: `${label} ${answer}`, bad: 'No indemnity' }[kind];
  if (kind === 'bad') return 'Trains on uploads';
  if (answer.startsWith(SWITCHED_OFF)) return 'Training can be switched off';
  return answer.replace(UPLOADS_SAFE, 'No training').replace(TRAINING_OFF, 'No training');
}

function keptOut(tool: PlansOf): string {
  const plan = planWith(tool, 'trainsOnUploads', 'no');
  const name = plan?.name && shortPlanName(tool, plan.name);
  if (planWith(tool, 'trainsOnUploads', 'opt-out')) return name ? `${SWITCHED_OFF}, not on ${name}` : SWITCHED_OFF;
  return name ? `${TRAINING_OFF} on ${name}` : uploads.half;
}

function backedOn(tool: PlansOf): string {
  const plan = planWith(tool, 'indemnity', 'yes');
  if (plan) return plan.name ? `on ${shortPlanName(tool, plan.name)}` : backing.half;
  const hanging = planWith(tool, 'indemnity', 'depends');
  if (hanging) return hanging.name ? `on ${shortPlanName(tool, hanging.name)}, with conditions` : backing.half;
  return `none; not read yet on ${unreadOn(tool)}`;
}

/** The plan of which nobody has read it; of several how many. */
function unreadOn(tool: PlansOf): string {
  const unread = tool.plans.filter((plan) => rightOn(tool, plan, 'indemnity').answer === 'not read');
  return unread.length === 1 && unread[0] ? shortPlanName(tool, unread[0].name) : `${unread.length} plans`;
}

/** A plan's name without what stands in brackets behind it, where no other plan is called the same. */
function shortPlanName({ plans }: PlansOf, name: string): string {
  const short = (whole: string) => whole.replace(/ \([^)]*\)$/, '');
  return plans.filter((plan) => short(plan.name) === short(name)).length === 1 ? short(name) : name;
}

/** The cheapest plan on which a right has this answer; of a tool without plans, what holds for all of it. */
function planWith(tool: PlansOf, right: PlanRightName, answer: PlanAnswer): { name?: string } | undefined {
  const plans = tool.plans.length > 0 ? tool.plans : [null];
  const found = plans.find((plan) => rightOn(tool, plan, right).answer === answer);
  return found === null ? {} : found;
}

/** How each part is read, for the key. */
export const tagKey: readonly TagLine[] = [
  { part: 'disc', title: 'Disc', words: 'May you use what it makes in paid work?' },
  { part: 'diamond', title: 'Diamond', words: 'Are your uploads left out of training?' },
  { part: 'shield', title: 'Shield', words: 'Does the maker stand behind the result?' },
  {
    part: 'edge',
    title: 'Lower edge',
    words:
      'The price. Smooth is a free plan; one notch up to $50 a month, two up to $200, three above. Dots for notches: nobody has confirmed the number. A line: no public price; a broken one: nobody has read it yet.',
  },
  {
    part: 'hole',
    title: 'Hole',
    words: 'Open by a quarter for each of the four facts below it that was read in the maker’s own words.',
  },
];

/** What the state of a disc, a diamond or a shield means, in the order of `tagMarks`. */
export const markKey: readonly { mark: TagMark; words: string }[] = tagMarks.map((mark) => ({
  mark,
  words: {
    full: 'Yes, good for you',
    half: 'Depends on plan or setting',
    hollow: 'No, bad for you',
    silent: 'The maker’s page was read and says nothing',
    unread: 'Nobody here has read it yet',
    disputed: 'Sources differ',
  }[mark],
}));
