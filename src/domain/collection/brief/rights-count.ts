import { andList } from '#domain/text/list-text.ts';
import {
  isOnSomePlan,
  isOpenOnSomePlan,
  keepsUploadsOut,
  paidWorkCondition,
  planAnswers,
  type PlansWithRights,
} from '#domain/tool/plan/on-some-plan.ts';
import type { PriceOfYes } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** How the tools of a list answer one question about rights. */
export interface RightsCount {
  right: 'commercialUse' | 'trainsOnUploads' | 'indemnity';
  /** How many are known to be good: 'Uploads: 1 of 3 known to stay out of training'. */
  text: string;
  /** The tools behind every other answer, and behind a good one that hangs on something; what a careful reader looks at first is first. */
  others: { says: string; names: string[] }[];
}

type Counted = Pick<Tool, 'name'> & PaidWork & PlansWithRights;

/** How a tool stands to a question, in the order in which standings are told. */
const standings = {
  good: '',
  barred: 'Not allowed',
  trains: 'May train',
  hanging: 'On conditions',
  chosen: 'By plan or setting',
  open: 'Depends on the use',
  disputed: 'Disputed',
  none: 'None offered',
  noneRead: 'None where read',
  silent: 'Maker doesn’t say',
  unread: 'Not read',
  gone: 'Shut down',
} as const;
type Standing = keyof typeof standings;

const questions: readonly { right: RightsCount['right']; text(good: string): string; of(tool: Counted): Standing }[] = [
  { right: 'trainsOnUploads', text: (good) => `Uploads: ${good} known to stay out of training`, of: uploads },
  { right: 'commercialUse', text: (good) => `Paid work: ${good} known to allow it`, of: paidWork },
  { right: 'indemnity', text: (good) => `Indemnity: ${good} known to offer it on some plan`, of: indemnity },
];

/**
 * The rights of a list at a glance: of how many it is known that uploads stay out of training, that paid work is allowed,
 * that the maker stands behind the output; the others by name. Only what was read is counted as good, and what has shut
 * down is not. A yes to paid work under a condition is a yes that names its tool.
 */
export function countRights(tools: readonly Counted[]): RightsCount[] {
  if (tools.length === 0) return [];
  return questions.map(({ right, text, of }) => {
    const groups = Map.groupBy(tools, (tool) => (tool.status.state === 'shut down' ? 'gone' : of(tool)));
    const many = (standing: Standing) => groups.get(standing)?.length ?? 0;
    const others = (Object.keys(standings) as Standing[]).filter((one) => one !== 'good' && groups.has(one));
    return {
      right,
      text: text(`${many('good') + many('hanging')} of ${tools.length}`),
      others: others.map((one) => ({ says: standings[one], names: (groups.get(one) ?? []).map(({ name }) => name) })),
    };
  });
}

/** 'Uploads: 1 of 3 known to stay out of training. Not read: Topaz Video and Frame.io.' */
export function rightsText({ text, others }: Pick<RightsCount, 'text' | 'others'>): string {
  return [text, ...others.map(({ says, names }) => `${says}: ${andList(names)}`)].map((part) => `${part}.`).join(' ');
}

function uploads(tool: Counted): Standing {
  const { trainsOnUploads: answer } = tool.rights;
  if (answer === 'no' || answer === 'does not apply') return 'good';
  if (keepsUploadsOut(tool)) return 'chosen';
  return isOnSomePlan(tool, 'trainsOnUploads') ? 'trains' : unanswered(answer);
}

function paidWork(tool: Counted): Standing {
  const { commercialUse: answer } = tool.rights;
  if (tool.priceOfYes || answer === 'does not apply') return allowedBy(tool);
  if (isOpenOnSomePlan(tool, 'commercialUse')) return 'open';
  if (isOnSomePlan(tool, 'commercialUse')) return paidWorkCondition(tool) === '' ? 'good' : 'hanging';
  return answer === 'no' ? 'barred' : unanswered(answer);
}

function indemnity(tool: Counted): Standing {
  const { indemnity: answer } = tool.rights;
  if (isOnSomePlan(tool, 'indemnity')) return 'good';
  if (answer === 'no' || answer === 'does not apply') return 'none';
  const standing = unanswered(answer);
  return standing === 'unread' && planAnswers(tool, 'indemnity').has('no') ? 'noneRead' : standing;
}

/** Plans of which some are silent and others unread are unread. */
function unanswered(answer: Tool['rights'][RightsCount['right']]): Standing {
  if (answer === 'disputed') return 'disputed';
  return answer === 'maker silent' ? 'silent' : 'unread';
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
