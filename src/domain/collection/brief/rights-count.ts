import { lowerFirst, upperFirst } from '#domain/text/first-letter.ts';
import { andList } from '#domain/text/list-text.ts';
import { numberWord } from '#domain/text/number-word.ts';
import { EXCEPTED, HANGING } from '#domain/tool/plan/price-phrases.ts';
import {
  NO_PLAN,
  rightsColumns,
  type RightsOfTool,
  type RightsRow,
  rightsRow,
  SWITCHED,
} from '#domain/tool/plan/rights-matrix.ts';

/** How the tools of a list answer one question about rights, each on the plan that it is told of. */
export interface RightsCount {
  right: 'commercialUse' | 'trainsOnUploads' | 'indemnity';
  /** How many answers are good, of how many tools. */
  good: number;
  of: number;
  /** The same in words: 'Uploads: 2 of 3 keep them out of training'. */
  text: string;
  /** The tools whose good answer hangs on something. */
  hanging: string[];
  /** The tools behind every other answer, in the words of the table of rights, the worst first. */
  others: { says: string; names: string[] }[];
}

/** A tool with its row of the table of rights. */
type Counted = Pick<RightsRow, 'name' | 'cells'> & { status: Pick<RightsOfTool['status'], 'state'> };

/** What is counted, how a sentence says it, and how a good answer that hangs on something: what is allowed has conditions, what is denied has exceptions. */
const questions = {
  commercialUse: { head: 'Paid work', verb: 'allow', them: 'it', rest: '', bound: HANGING },
  trainsOnUploads: { head: 'Uploads', verb: 'keep', them: 'them', rest: ' out of training', bound: EXCEPTED },
  indemnity: { head: 'Indemnity', verb: 'offer', them: 'it', rest: '', bound: HANGING },
} as const;

/**
 * The rights of a list at a glance, on the very plans that are priced, as the table of rights tells them: how many allow
 * paid work, keep uploads out of training, stand behind the output. A good answer under a condition counts, and its tool is
 * named; so is every tool with another answer. Nothing unread is counted, nor what has shut down.
 */
export function countRights(tools: readonly Counted[]): RightsCount[] {
  if (tools.length === 0) return [];
  const living = tools.filter((tool) => !isGone(tool));
  const gone = tools.filter(isGone).map(({ name }) => name);
  return (Object.keys(questions) as RightsCount['right'][]).map((right) => {
    const { head, them, rest } = questions[right];
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
      of: tools.length,
      text: `${head}: ${good.length} of ${tools.length} ${verbOf(right, good.length)} ${them}${rest}`,
      hanging: good.filter(({ note }) => note !== undefined).map(({ name }) => name),
      others: [
        ...[...others].map(([says, own]) => ({ says: saidOf(says, own.length), names: own.map(({ name }) => name) })),
        ...(gone.length > 0 ? [{ says: 'shut down', names: gone }] : []),
      ],
    };
  });
}

function verbOf(right: RightsCount['right'], count: number): string {
  return `${questions[right].verb}${count === 1 ? 's' : ''}`;
}

/** A cell of the table within a sentence about so many tools. */
function saidOf(cell: string, count: number): string {
  if (cell === SWITCHED) return 'can be switched off';
  return lowerFirst(count > 1 ? cell.replace(/^Trains\b/, 'Train') : cell);
}

/** On what good answers hang, 'one with exceptions (Adobe Express)', and the others, 'Runway: trains on them'. @param most tools that are named together, of more how many */
function exceptionsOf(
  { right, good, hanging, others }: RightsCount,
  most = Infinity,
): { bound: string; rest: string[] } {
  const many = hanging.length < good ? `${numberWord(hanging.length)} ` : good > 1 ? 'all ' : '';
  const who = hanging.length > most ? '' : ` (${andList(hanging)})`;
  const named = (names: readonly string[]) =>
    names.length > most ? `${upperFirst(numberWord(names.length))} tools` : andList(names);
  return {
    bound: hanging.length > 0 ? `${many}${questions[right].bound}${who}` : '',
    rest: others.map(({ says, names }) => `${named(names)}: ${says}.`),
  };
}

/** What follows the count: ', one with exceptions (Adobe Express). Runway: trains on them.'; ', all with exceptions (Claude and Canva).' where every good answer hangs. */
export function exceptionsText(count: RightsCount): string {
  const { bound, rest } = exceptionsOf(count);
  return [`${bound && `, ${bound}`}.`, ...rest].join(' ');
}

/** 'Runway trains on uploads': what keeps a list from a client who forbids it, and the counts without it; empty where no tool does. */
export function trainingFirst(counts: readonly RightsCount[]): { training: string; counts: readonly RightsCount[] } {
  const isTraining = ({ says }: RightsCount['others'][number]) => /^trains? on them$/.test(says);
  const names = counts.flatMap(({ others }) => others.filter(isTraining).flatMap((other) => other.names));
  return {
    training: names.length === 0 ? '' : `${andList(names)} ${names.length === 1 ? 'trains' : 'train'} on uploads`,
    counts: counts.map((count) => ({ ...count, others: count.others.filter((other) => !isTraining(other)) })),
  };
}

/** A count whose number, words and exceptions stand apart: '2 of 3', 'keep uploads out of training', 'One with exceptions (Adobe Express). Runway: trains on them.' */
export function countInParts(count: RightsCount): { share: string; says: string; note: string } {
  const { head, rest: end } = questions[count.right];
  const { bound, rest } = exceptionsOf(count, NAMED_AT_MOST);
  return {
    share: `${count.good} of ${count.of}`,
    says: `${verbOf(count.right, count.good)} ${lowerFirst(head)}${end}`,
    note: [...(bound ? [`${upperFirst(bound)}.`] : []), ...rest].join(' '),
  };
}

/** Tools that a note has room to name together. */
const NAMED_AT_MOST = 2;

/** 'Paid work: 3 of 3 allow it, one on conditions (Adobe Express).' */
export function rightsText(count: RightsCount): string {
  return `${count.text}${exceptionsText(count)}`;
}

/** Of tools without a priced plan that permits paid work, the plan that their rights are counted on; empty where all have one. */
export function unpricedText(tools: readonly RightsOfTool[]): string {
  const told = tools
    .filter((tool) => !isGone(tool) && tool.priceOfYes === null)
    .map(rightsRow)
    .map(({ name, plan }) => `${name} (${plan === NO_PLAN ? lowerFirst(plan) : `judged on ${plan}`})`);
  return told.length === 0 ? '' : `No plan with paid work is priced for ${andList(told)}.`;
}

function isGone({ status }: Pick<Counted, 'status'>): boolean {
  return status.state === 'shut down';
}
