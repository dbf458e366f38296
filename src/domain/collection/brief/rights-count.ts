import { lowerFirst } from '#domain/text/first-letter.ts';
import { andList } from '#domain/text/list-text.ts';
import { numberWord } from '#domain/text/number-word.ts';
import { HANGING } from '#domain/tool/plan/price-phrases.ts';
import { NO_PLAN, rightsColumns, type RightsOfTool, rightsRow, SWITCHED } from '#domain/tool/plan/rights-matrix.ts';
import type { PriceOfYes } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** How the tools of a list answer one question about rights, each on the plan that it is told of. */
export interface RightsCount {
  right: 'commercialUse' | 'trainsOnUploads' | 'indemnity';
  /** How many answers are good. */
  good: number;
  /** The same in words: 'Uploads: 2 of 3 keep them out of training'. */
  text: string;
  /** The tools whose good answer hangs on something. */
  hanging: string[];
  /** The tools behind every other answer, in the words of the table of rights, the worst first. */
  others: { says: string; names: string[] }[];
}

type Counted = RightsOfTool & PaidWork;

const questions: readonly { right: RightsCount['right']; text(good: string, isOne: boolean): string }[] = [
  { right: 'commercialUse', text: (good, isOne) => `Paid work: ${good} ${isOne ? 'allows' : 'allow'} it` },
  {
    right: 'trainsOnUploads',
    text: (good, isOne) => `Uploads: ${good} ${isOne ? 'keeps' : 'keep'} them out of training`,
  },
  { right: 'indemnity', text: (good, isOne) => `Indemnity: ${good} ${isOne ? 'offers' : 'offer'} it` },
];

/**
 * The rights of a list at a glance, on the very plans that are priced, as the table of rights tells them: how many allow
 * paid work, keep uploads out of training, stand behind the output. A good answer under a condition counts, and its tool is
 * named; so is every tool with another answer. Nothing unread is counted, nor what has shut down.
 */
export function countRights(tools: readonly Counted[]): RightsCount[] {
  if (tools.length === 0) return [];
  const living = tools.filter((tool) => !isGone(tool)).map(rightsRow);
  const gone = tools.filter(isGone).map(({ name }) => name);
  return questions.map(({ right, text }) => {
    const place = rightsColumns.findIndex(({ name }) => name === right);
    const told = living.flatMap(({ name, cells }) => (cells[place] ? [{ name, ...cells[place] }] : []));
    const good = told.filter(({ bearing }) => bearing === 'good');
    const others = Map.groupBy(
      told.filter(({ bearing }) => bearing !== 'good').toSorted((a, b) => b.rank - a.rank),
      (cell) => cell.text,
    );
    return {
      right,
      good: good.length,
      text: text(`${good.length} of ${tools.length}`, good.length === 1),
      hanging: good.filter(({ note }) => note !== undefined).map(({ name }) => name),
      others: [
        ...[...others].map(([says, own]) => ({ says: saidOf(says, own.length), names: own.map(({ name }) => name) })),
        ...(gone.length > 0 ? [{ says: 'shut down', names: gone }] : []),
      ],
    };
  });
}

/** A cell of the table within a sentence about so many tools. */
function saidOf(cell: string, count: number): string {
  if (cell === SWITCHED) return 'can be switched off';
  return lowerFirst(count > 1 ? cell.replace(/^Trains\b/, 'Train') : cell);
}

/** What follows the count: ', one on conditions (Adobe Express). Runway: trains on them.'; ', on conditions (Claude).' where every good answer hangs. */
export function exceptionsText({ good, hanging, others }: Pick<RightsCount, 'good' | 'hanging' | 'others'>): string {
  const many = hanging.length === good ? '' : `${numberWord(hanging.length)} `;
  const on = hanging.length > 0 ? `, ${many}${HANGING} (${andList(hanging)})` : '';
  return [on, ...others.map(({ says, names }) => ` ${andList(names)}: ${says}`)].map((part) => `${part}.`).join('');
}

/** 'Paid work: 3 of 3 allow it, one on conditions (Adobe Express).' */
export function rightsText(count: Omit<RightsCount, 'right'>): string {
  return `${count.text}${exceptionsText(count)}`;
}

/** Of tools without a priced plan that permits paid work, the plan that their rights are counted on; empty where all have one. */
export function unpricedText(tools: readonly Counted[]): string {
  const told = tools
    .filter((tool) => !isGone(tool) && tool.priceOfYes === null)
    .map(rightsRow)
    .map(({ name, plan }) => `${name} (${plan === NO_PLAN ? lowerFirst(plan) : `judged on ${plan}`})`);
  return told.length === 0 ? '' : `No plan with paid work is priced for ${andList(told)}.`;
}

function isGone({ status }: Pick<Counted, 'status'>): boolean {
  return status.state === 'shut down';
}

/** How many of a list allow something: '5 of 5', and what. */
interface RightsShare {
  count: string;
  text: string;
}

/** The paid work of a tool as its price tells it. */
type PaidWork = Pick<Tool, 'rights'> & {
  priceOfYes: Pick<PriceOfYes, 'hasConditions'> | null;
  status: Pick<Tool['status'], 'state'>;
};

/**
 * What one may do with the tools of a list: how many allow paid work, and how many of them on some condition; how many keep
 * uploads out of training, by name where they are few, and how many more where somebody chooses. Nothing that is unread, or has
 * shut down, is counted.
 */
export function allowedShares(tools: readonly (PaidWork & Pick<Tool, 'name'>)[]): RightsShare[] {
  const living = tools.filter(({ status }) => status.state !== 'shut down');
  const among = (answers: readonly string[]) =>
    living.flatMap(({ name, rights }) => (answers.includes(rights.trainsOnUploads) ? name : []));
  const paidWork = Map.groupBy(living, allowedBy);
  const [paid, hanging] = [paidWork.get('good')?.length ?? 0, paidWork.get('hanging')?.length ?? 0];
  const some = paid > 0 ? `${hanging} of them ` : '';
  const chosen = among(['opt-out', 'depends']).length;
  const kept = among(['no', 'does not apply']);
  const who = kept.length > 0 && kept.length <= NAMED_AT_MOST ? `${andList(kept)} ` : '';
  return [
    {
      count: `${paid + hanging} of ${tools.length}`,
      text: `${paid + hanging === 1 ? 'allows' : 'allow'} paid work${hanging > 0 ? `, ${some}by plan or condition` : ''}`,
    },
    {
      count: `${kept.length} of ${tools.length}`,
      text: `${who}${kept.length === 1 ? 'keeps' : 'keep'} uploads out of training${chosen > 0 ? `, ${chosen} more by plan or setting` : ''}`,
    },
  ];
}

/** Tools that a line about several has room to name. */
const NAMED_AT_MOST = 2;

/** Paid work where plans are not at hand: by its price, else by the label. */
function allowedBy({ priceOfYes, rights: { commercialUse } }: PaidWork): 'good' | 'hanging' | 'none' {
  if (priceOfYes) return priceOfYes.hasConditions ? 'hanging' : 'good';
  if (commercialUse === 'depends') return 'hanging';
  return commercialUse === 'yes' || commercialUse === 'does not apply' ? 'good' : 'none';
}
