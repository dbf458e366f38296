import { clientRights } from '#domain/comparison/short-answer.ts';
import { dayText } from '#domain/value/day-text.ts';
import { dayOf } from '#domain/value/day.ts';
import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import {
  asReadOnly,
  type FactName,
  evidenceText,
  factTitles,
  pageName,
  standingOf,
  standingText,
} from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { planCalled } from '#domain/tool/plan/open-plans.ts';
import { pricedAt } from '#domain/tool/plan/plan-price.ts';
import { planRightTitles } from '#domain/tool/plan/plan-words.ts';
import { type ReadPlan, type ReadTool, readWitnesses, rightOn } from '#domain/tool/plan/plan-rights.ts';
import { hasUnreadPrice, paidWorkPlan, priceLine, twoPrices, wayInWords } from '#domain/tool/plan/two-prices.ts';
import { lineOf, rightAnswers } from '#domain/tool/plan/right-lines.ts';
import { rightsRow, toldPlan } from '#domain/tool/plan/rights-matrix.ts';
import { type SavedTotal, savedTotal } from '#domain/tool/plan/saved-total.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import type { ShownTool } from '#domain/tool/plan/shown-plans.ts';
import { type RightsCount, countRights, unpricedText } from './rights-count.ts';
import { type CoverableTask, type TaskCover, coverTasks } from './task-cover.ts';

/** A list of tools as it goes out of the house: what each costs and allows, who says so, and since when. */
export interface Brief {
  title: string;
  intro: string;
  /** Whom it names as its author; empty names nobody. */
  byName: string;
  /** Day it was put together, ISO. */
  madeOn: string;
  /** Tools in their order. */
  tools: BriefTool[];
  /** Tools that a sample leaves out; 0 when it is whole. */
  leftOut: number;
  total: SavedTotal;
  rights: RightsCount[];
  /** Of tools without a priced plan that permits paid work, the plan that their rights are told of; empty where all have one. */
  unpriced: string;
  tasks: TaskCover;
}

/** One tool in a brief. */
export interface BriefTool {
  id: number;
  name: string;
  /** Path of its page in the guide. */
  path: string;
  /** The maker's own address. */
  link: string;
  description: string;
  /** Why it is on the list: the author's own words; may be empty. */
  note: string;
  /** What the guide takes it for. */
  use: string;
  skipItIf: string;
  /** First category. */
  category: string;
  /** Marked where nobody has confirmed it. */
  price: string;
  isPriceUnconfirmed: boolean;
  /** What stands in its way; empty for an active tool. */
  status: string;
  /** Price, rights and training data, each with what stands behind it. */
  facts: BriefFact[];
  /** What last changed in its maker's terms: 'Terms changed on 3 November 2026: …'; empty when nothing is known to have. */
  terms: string;
}

/** One value with its standing, source and day. */
export interface BriefFact {
  name: FactName;
  title: string;
  /** All that is known, of the plan that is priced first: 'Team: Yes; Free: No (in the EEA)'. */
  value: string;
  /** Of the plan that is priced alone, 'Team: Yes', and on what that hangs; of a price what else there is, '$0 to try'. */
  answer: { text: string; aside: string };
  /** 'Confirmed 7 October 2026: suno.com/pricing, as kept by …', or that nobody has. */
  standing: string;
  isConfirmed: boolean;
  /** The page that says it, and the copy in which it was read when that is not the page itself. */
  source: string | null;
  copy: string | null;
}

/** A tool whole, or as it is told. */
type BriefedTool = ShownTool & Pick<ReadTool, 'plans' | 'baseRights'>;

/** What a brief is made from. */
export interface BriefOptions {
  title: string;
  intro?: string;
  byName?: string;
  tools: readonly { tool: BriefedTool; note: string }[];
  /** Tools at most; `Infinity` for all of them. */
  most?: number;
  tasks: readonly CoverableTask[];
  /** What the guide corrected of these tools and noted of their terms, newest first; nothing unless given. */
  corrections?: readonly Correction[];
  now: Date;
}

/** Puts a list of tools together with everything the guide knows that a client may ask for. */
export function makeBrief({
  title,
  intro = '',
  byName = '',
  tools,
  most = Infinity,
  tasks,
  corrections = [],
  now,
}: BriefOptions): Brief {
  const shown = tools.slice(0, most);
  const inside = shown.map(({ tool }) => tool);
  return {
    title,
    intro,
    byName,
    madeOn: dayOf(now),
    tools: shown.map(({ tool, note }) => briefTool(tool, note, corrections)),
    leftOut: tools.length - shown.length,
    total: savedTotal(inside),
    rights: countRights(inside.map((tool) => ({ ...rightsRow(tool), status: tool.status }))),
    unpriced: unpricedText(inside),
    // What has shut down does nothing.
    tasks: coverTasks(
      inside.filter(({ status }) => status.state !== 'shut down'),
      tasks,
    ),
  };
}

/** What a printed page and a file say about where the values are from. */
export function briefFoot({ madeOn }: Pick<Brief, 'madeOn'>): string {
  return `Put together with Yak on ${dayText(madeOn)}. Each value says who stands behind it; * marks a price that nobody has confirmed. Prices are for one person, or the fewest seats that are sold, at the cheapest plan. Check with the maker before you sign.`;
}

/** What a sample says of itself; empty when it is whole. */
export function sampleText({ leftOut, tools }: Pick<Brief, 'leftOut' | 'tools'>): string {
  if (leftOut === 0) return '';
  return `A sample: the first ${tools.length} of ${tools.length + leftOut} tools. Yak Core exports all of them.`;
}

function briefTool(tool: BriefedTool, note: string, corrections: readonly Correction[]): BriefTool {
  const { id, name, link, description, idealUseCases, skipItIf, category, status } = tool;
  const { plan } = toldPlan(tool);
  return {
    id,
    name,
    path: toolPath(tool),
    link,
    description,
    note,
    use: idealUseCases,
    skipItIf,
    category: category.split(',')[0]?.trim() ?? '',
    price: priceLine(tool),
    isPriceUnconfirmed: hasUnreadPrice(tool),
    status: status.state === 'active' ? '' : status.note || status.state,
    facts: [
      priceFact(tool, plan),
      ...clientRights.map((right) => rightFact(tool, plan, right)),
      fact(tool, 'ethics', {
        value: tool.ethicallyTrained || 'Not stated',
        evidence: tool.evidence.ethics,
        isStated: tool.ethicallyTrained !== '',
      }),
    ],
    terms: termsText(corrections.find(({ toolId, about }) => toolId === id && about === 'terms')),
  };
}

function termsText(changed: Correction | undefined): string {
  return changed ? `Terms changed on ${dayText(changed.at)}: ${changed.reason}.` : '';
}

/** The price with paid work before the way in; its words are those of its plan. */
function priceFact(tool: BriefedTool, plan: ReadPlan | null): BriefFact {
  const { paidWork, isIncluded } = twoPrices(tool);
  const name = paidWorkPlan(tool);
  const price = paidWork === null || isIncluded ? wayInWords(tool) : paidWork;
  return fact(tool, 'price', {
    value: priceLine(tool),
    answer: {
      text: name === null ? price : `${name}: ${price}`,
      aside: paidWork === null || isIncluded ? '' : wayInWords(tool),
    },
    evidence:
      plan === null || tool.priceOfYes === null
        ? tool.evidence.price
        : (readWitnesses(pricedAt(plan)?.evidence ?? [], tool.sources)[0] ?? null),
    isStated: true,
  });
}

function rightFact(tool: BriefedTool, plan: ReadPlan | null, right: (typeof clientRights)[number]): BriefFact {
  const plans = plan === null ? tool.plans : [plan, ...tool.plans.filter((one) => one !== plan)];
  const answers = rightAnswers({ ...tool, plans }, right);
  const [{ plans: on, text, condition, isRead } = { plans: '', text: '', condition: '', isRead: false }] = answers;
  return fact(tool, right, {
    title: planRightTitles[right],
    value: answers.map(lineOf).join('; '),
    answer: { text: on === '' || plan === null ? text : `${planCalled(plan)}: ${text}`, aside: condition },
    evidence: on === '' ? tool.evidence[right] : (rightOn(tool, plan, right).evidence[0] ?? null),
    isStated: isRead,
  });
}

interface Said {
  title?: string;
  value: string;
  answer?: BriefFact['answer'];
  evidence: Evidence | null;
  isStated: boolean;
}

function fact(
  tool: ShownTool,
  name: FactName,
  { title = factTitles[name], value, answer = { text: value, aside: '' }, evidence, isStated }: Said,
): BriefFact {
  return {
    name,
    title,
    value,
    answer,
    standing: isStated
      ? standingLine(evidence, tool.name)
      : evidence
        ? asReadOnly(standingLine(evidence, tool.name))
        : '',
    isConfirmed: isStated && standingOf(evidence) === 'confirmed',
    source: evidence?.source ?? null,
    copy: evidence?.copy ?? null,
  };
}

/** Who says it: a reader who copied a page is not named in a sheet that others read. */
function standingLine(evidence: Evidence | null, toolName: string): string {
  return evidence?.kind === 'dated transcription'
    ? `${standingText(evidence)}: ${pageName(evidence.source)}`
    : evidenceText(evidence, toolName);
}
