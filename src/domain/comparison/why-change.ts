import { lowerFirst } from '#domain/text/first-letter.ts';
import type { Alternative } from '#domain/tool/alternatives/alternatives.ts';
import { groupOf, groupTitles } from '#domain/tool/alternatives/weigh-alternative.ts';
import { HANGING } from '#domain/tool/plan/price-phrases.ts';
import { shortAnswer } from './short-answer.ts';

/** How a tool stands to a right that somebody leaves it for. */
const standings = {
  'paid-work': {
    right: 'commercialUse',
    good: 'allows paid work',
    bad: 'allows no paid work',
    asked: 'allows paid work',
  },
  uploads: {
    right: 'trainsOnUploads',
    good: 'keeps uploads out of training',
    bad: 'trains on uploads',
    asked: 'trains on uploads',
  },
  indemnity: { right: 'indemnity', good: 'gives an indemnity', bad: 'gives no indemnity', asked: 'gives an indemnity' },
} as const;

type Told = Parameters<typeof shortAnswer>[0];

/**
 * Why one would leave a tool, and why take another, both about the one thing that is the reason: 'Canva keeps uploads out of
 * training on Business and up, $25 a month.', 'Take Adobe Express: it does so on every plan, with exceptions.' Nothing is told of the tool where the reason is no fault of it.
 */
export function whyChange(
  tool: Told,
  { tool: other, reason }: { tool: Told; reason: Alternative['reason'] },
): { leave: string; take: string } {
  const group = groupOf(reason);
  const take = `Take ${other.name} ${lowerFirst(groupTitles[group])}`;
  const { name } = tool;
  switch (group) {
    case 'running':
      return { leave: '', take: `${other.name} is still running.` };
    case 'near':
      return { leave: '', take: `${take}.` };
    case 'price': {
      const way = reason.words.startsWith('against') ? `${lowerFirst(reason.head)} ${reason.words}` : reason.words;
      return { leave: `Leave ${name} to pay less.`, take: `Take ${other.name}: ${way}.` };
    }
    case 'settled':
      return { leave: `The future of ${name} is in doubt.`, take: `${take}.` };
    case 'easier':
      return { leave: `${name} asks for some experience.`, take: `${take}.` };
    case 'training-data':
      return { leave: `${name} states no licence for its training data.`, take: `${take}.` };
    case 'wider':
      return {
        leave: `${name} is ${reason.head === 'Better at' ? 'weaker at' : 'not made for'} ${reason.words}.`,
        take: `Take ${other.name} for ${reason.words}.`,
      };
    default: {
      const { isGood, ...answer } = shortAnswer(other, standings[group].right);
      const where = isGood ? whereOf(answer) : '';
      const isKept = where !== '' && shortAnswer(tool, standings[group].right).isGood;
      return {
        leave: standing(tool, group),
        take: isKept
          ? `Take ${other.name}: it does so${where}.`
          : `${answer.limit ? take.replace('a clear yes', 'a yes') : take}${where}.`,
      };
    }
  }
}

function standing(tool: Told, group: keyof typeof standings): string {
  const { right, good, bad, asked } = standings[group];
  const answer = shortAnswer(tool, right);
  if (answer.isGood) return `${tool.name} ${good}${whereOf(answer)}.`;
  if (!answer.isRead) return `Nobody has read whether ${tool.name} ${asked}.`;
  if (answer.isSilent) return `The maker of ${tool.name} doesn’t say whether it ${asked}.`;
  if (['Yes', 'No'].includes(answer.word))
    return `${tool.name} ${bad}${whereOf({ ...answer, on: answer.on.replace('on every plan', '') })}.`;
  const on = answer.dependsOn.startsWith('on ') ? answer.dependsOn : HANGING;
  return `Whether ${tool.name} ${asked} ${answer.word === 'Disputed' ? 'is disputed' : `depends ${on}`}.`;
}

/** ' on Business and up, $25 a month'. */
function whereOf({ on, price, limit }: Pick<ReturnType<typeof shortAnswer>, 'on' | 'price' | 'limit'>): string {
  const parts = [on, price === '$0' ? '' : price, limit].filter(Boolean).join(', ');
  return parts && `${on === '' ? ', ' : ' '}${parts}`;
}
