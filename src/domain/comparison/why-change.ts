import { lowerFirst } from '#domain/text/first-letter.ts';
import type { Alternative } from '#domain/tool/alternatives/alternatives.ts';
import { groupOf, groupTitles, inSentence, reasonsFor } from '#domain/tool/alternatives/weigh-alternative.ts';
import { grantOf, shortAnswer, trainedOn } from './short-answer.ts';

/** How a tool stands to a right that somebody leaves it for, and how another one is better there. */
const standings = {
  'paid-work': {
    right: 'commercialUse',
    good: 'allows paid work',
    bad: 'allows no paid work',
    asked: 'allows paid work',
    open: 'gives no plain yes to paid work',
    need: 'If you need a yes',
    better: 'it does',
  },
  uploads: {
    right: 'trainsOnUploads',
    good: 'keeps uploads out of training',
    bad: 'trains on uploads',
    asked: 'trains on uploads',
    open: 'makes no plain promise to leave uploads out of training',
    need: 'If yours must stay out',
    better: 'it keeps them out',
  },
  indemnity: {
    right: 'indemnity',
    good: 'gives an indemnity',
    bad: 'gives no indemnity',
    asked: 'gives an indemnity',
    open: 'gives no plain yes to an indemnity',
    need: 'If you need one',
    better: 'it does',
  },
} as const;

type Told = Parameters<typeof shortAnswer>[0] & Parameters<typeof reasonsFor>[0];
type Answer = ReturnType<typeof shortAnswer>;

/** Why one would leave a tool, and why take another. */
interface Change {
  leave: string;
  take: string;
}

/**
 * Both sentences are about the one thing in which the other tool is better: 'Canva trains on uploads on Free and Pro unless you
 * opt out.', 'Take Adobe Express: it keeps them out on every plan, except what you submit to Adobe Stock.' It is the strongest reason that is one: what
 * both allow is none, unless the other one does for less or without a condition, and what nobody has read is one only for who
 * needs a yes. Nothing is told of the tool where there is none.
 */
export function whyChange(tool: Told, { tool: other, reason }: { tool: Told; reason: Alternative['reason'] }): Change {
  if (groupOf(reason) === 'running') return { leave: '', take: `${other.name} is still running.` };
  for (const one of [reason, ...reasonsFor(tool, other)]) {
    const change = changeFor(tool, other, one);
    if (change) return change;
  }
  return { leave: '', take: takenFor(other, 'near') };
}

function changeFor(tool: Told, other: Told, reason: Alternative['reason']): Change | null {
  const group = groupOf(reason);
  const { name } = tool;
  switch (group) {
    case 'price':
      return forPrice(tool, other, reason);
    case 'settled':
      return { leave: `The future of ${name} is in doubt.`, take: takenFor(other, group) };
    case 'easier':
      return { leave: `${name} asks for some experience.`, take: takenFor(other, group) };
    case 'training-data':
      // What nobody has read of it speaks against nobody.
      return tool.ethicallyTrained === ''
        ? null
        : { leave: `${name} states no licence for its training data.`, take: takenFor(other, group) };
    case 'wider': {
      const how = reason.head === 'Better at' ? 'weaker at' : 'not made for';
      return { leave: `${name} is ${how} ${reason.words}.`, take: `Take ${other.name} for that.` };
    }
    case 'paid-work':
    case 'uploads':
    case 'indemnity':
      return forRight(tool, other, group);
    default:
      return null;
  }
}

function takenFor({ name }: Told, group: keyof typeof groupTitles): string {
  return `Take ${name} ${lowerFirst(groupTitles[group])}.`;
}

/** 'against a free trial, then $10/month': the other one is free; '$5 against $10 a month'. */
function forPrice(tool: Told, other: Told, { head, words }: Alternative['reason']): Change {
  const [theirs = '', ours = ''] = words.split('against ');
  const period = /\d( an? [a-z]+)$/.exec(ours)?.[1] ?? '';
  const cost = spokenPrice(ours.replace(/^a free trial, then (.*)/, '$1 after a free trial'));
  return {
    leave: `${tool.name} costs ${cost}.`,
    take: `Take ${other.name}: it ${theirs === '' ? `has ${inSentence(head)}` : `costs ${spokenPrice(theirs.trim())}${theirs.includes('/') ? '' : period}`}.`,
  };
}

/** '$10 a month' of '$10/month'. */
function spokenPrice(price: string): string {
  return price
    .replace('/license', ' once')
    .replace(/\/([a-z]+)/, (_, period: string) => ` ${/^[aeio]/.test(period) ? 'an' : 'a'} ${period}`);
}

function forRight(tool: Told, other: Told, group: keyof typeof standings): Change | null {
  const { right, need, better } = standings[group];
  const [ours, theirs] = [shortAnswer(tool, right), shortAnswer(other, right)];
  if (!theirs.isGood) return null;
  if (ours.isGood) return group === 'paid-work' ? forPaidWork(tool, other) : forEveryPlan(tool, other, group);
  const where = whereOf(theirs, other);
  const take = `${better}${where.startsWith(',') || group === 'uploads' ? where : `,${where}`}.`;
  return {
    leave: standing(tool, group),
    take: ours.isRead ? `Take ${other.name}: ${take}` : `${need}, take ${other.name}: ${take}`,
  };
}

/** Both allow it: the other one for less, else without the condition. */
function forPaidWork(tool: Told, other: Told): Change | null {
  const [ours, theirs] = [shortAnswer(tool, 'commercialUse'), shortAnswer(other, 'commercialUse')];
  const [price, less] = [tool.priceOfYes, other.priceOfYes];
  const isLess =
    price?.amount != null &&
    less?.amount != null &&
    !price.isUnconfirmed &&
    !less.isUnconfirmed &&
    less.amount < price.amount &&
    (less.amount === 0 || (less.period === price.period && less.currency === price.currency));
  if (isLess) {
    const cost = less.amount === 0 ? 'is free' : `costs ${theirs.price}`;
    return {
      leave: `${tool.name} allows paid work from ${withLimit(ours.price, ours)}.`,
      take: `Take ${other.name}: there it ${withLimit(cost, theirs)}.`,
    };
  }
  if (ours.limit === '' || grantOf(other, 'commercialUse')?.limit !== '') return null;
  return {
    leave: `${tool.name} allows paid work${whereOf(ours, tool)}.`,
    take: `Take ${other.name}: it does so without that condition${whereOf(theirs, other)}.`,
  };
}

function withLimit(words: string, { limitInFull: limit }: Answer): string {
  return limit === '' ? words : `${words}, ${limit}`;
}

/** Both grant it: this one on some plans, the other one on all. */
function forEveryPlan(tool: Told, other: Told, group: 'uploads' | 'indemnity'): Change | null {
  const { right, good } = standings[group];
  const [ours, theirs] = [grantOf(tool, right), grantOf(other, right)];
  if (!ours?.on || theirs?.on !== '') return null;
  const every = withLimit('on every plan', shortAnswer(other, right));
  if (group === 'uploads') {
    const trained = trainedOn(tool);
    return trained === ''
      ? null
      : {
          leave: `${tool.name} trains on uploads ${trained}.`,
          take: `Take ${other.name}: it keeps them out ${every}.`,
        };
  }
  return ours.isNowhereElse
    ? {
        leave: `${tool.name} ${good} only${whereOf(shortAnswer(tool, right), tool)}.`,
        take: `Take ${other.name}: it does so ${every}.`,
      }
    : null;
}

/** What was read of a right that is not granted. */
function standing(tool: Told, group: keyof typeof standings): string {
  const { right, bad, asked, open } = standings[group];
  const answer = shortAnswer(tool, right);
  if (!answer.isRead) return `We haven’t read yet whether ${tool.name} ${asked}.`;
  if (answer.isSilent) return `The maker of ${tool.name} doesn’t say whether it ${asked}.`;
  if (answer.word === 'Disputed') return `Whether ${tool.name} ${asked} is disputed.`;
  if (answer.dependsOn.startsWith('on ')) return `Whether ${tool.name} ${asked} depends ${answer.dependsOn}.`;
  if (answer.word === 'Depends') return `${tool.name} ${open}.`;
  const where = group === 'uploads' ? trainedOn(tool) : answer.on.replace('on every plan', '');
  return `${`${tool.name} ${bad} ${where}`.trim()}.`;
}

/** ' on Business and up, $25 a month'. */
function whereOf(
  { on: plan, price, limitInFull }: Pick<Answer, 'on' | 'price' | 'limitInFull'>,
  { name }: Told,
): string {
  const on = plan === `on ${name}` ? '' : plan;
  const parts = [on, price === '$0' ? '' : price, limitInFull].filter(Boolean).join(', ');
  return parts && `${on === '' ? ', ' : ' '}${parts}`;
}
