import { upperFirst } from '#domain/text/first-letter.ts';
import { asReadOnly, type EvidenceLine, evidenceLine, type FactName } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { factValueText, isStated } from '#domain/tool/evidence/fact-value.ts';
import { indemnityVerdict, priceVerdict, pricedPlans, rightVerdict } from '#domain/tool/plan/plan-verdict.ts';
import { openPlans, planCalled } from '#domain/tool/plan/open-plans.ts';
import { pricedAt } from '#domain/tool/plan/plan-price.ts';
import { planTable } from '#domain/tool/plan/plan-table.ts';
import { UNCONFIRMED_MARK, UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { type ReadPlan, type ReadTool, readWitnesses, rightOn } from '#domain/tool/plan/plan-rights.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type PlanWords, wordsByPlan } from './words-by-plan.ts';

/** One fact as a tool's page prints it. */
export interface FactLine extends EvidenceLine {
  fact: FactName;
  value: string;
  /** Sentences below the value. */
  lines: string[];
  /** Where and when it was read; that nobody has, of a right that is asked first; else empty when nothing is stated. */
  note: string;
}

const SHOWN: readonly FactName[] = ['price', 'freeUse', 'commercialUse', 'trainsOnUploads', 'indemnity', 'ethics'];

/** The verdict and the facts of a tool's page, line by line: as it is built, and as it is brought up to date afterwards. */
export function factLines(tool: ReadTool): FactLine[] {
  return SHOWN.map((fact) => factLine(tool, fact));
}

/** One line of it. */
export function factLine(tool: ReadTool, fact: FactName): FactLine {
  const line = evidenceLine(evidenceBehind(tool, fact), tool.name);
  const words = wordsOf(tool, fact);
  const apart = hasNote(tool, fact) ? wordsByPlan(words) : null;
  const note = apart ?? (hasNote(tool, fact) ? line.note : unreadNote(tool, fact));
  const of = words.filter(({ evidence }) => evidence.quote === line.quote && evidence.source === line.source);
  const isSilent = (fact === 'commercialUse' || fact === 'trainsOnUploads') && tool.rights[fact] === 'maker silent';
  return {
    fact,
    ...saidOf(tool, fact),
    ...line,
    note: isSilent ? asReadOnly(note) : note,
    ...(apart !== null && of.length > 0 && { of: of.map(({ plan }) => plan).join(', ') }),
  };
}

/** The words of each plan that an answer speaks of: of prices those behind the amounts that it names. */
function wordsOf(tool: ReadTool, fact: FactName): PlanWords[] {
  if (tool.status.state === 'shut down') return [];
  const { sources } = tool;
  if (fact === 'price')
    return pricedPlans(tool).flatMap((plan) =>
      ofPlan(plan, readWitnesses(pricedAt(plan)?.evidence ?? [], sources)).map((words) => ({
        ...words,
        isLead: plan.name === tool.priceOfYes?.plan,
      })),
    );
  if (fact !== 'commercialUse' && fact !== 'trainsOnUploads') return [];
  return openPlans(tool.plans).flatMap((plan) => {
    const { answer, evidence } = rightOn(tool, plan, fact);
    return answer === 'not read' ? [] : ofPlan(plan, evidence, answer === 'maker silent');
  });
}

function ofPlan(plan: ReadPlan, [first]: readonly Evidence[], isSilent = false): PlanWords[] {
  return first ? [{ plan: planCalled(plan), evidence: first, isSilent }] : [];
}

/** Lines below a value by what they say, and what that means. */
const LEGEND = [
  [/\bconfirmed \d/i, 'Confirmed: the maker’s own words that day.'],
  [/\bdated \d/i, 'Dated: the page’s own day, more than a year before it was read.'],
  [/\bread \d/i, 'Read: the maker’s page was read that day and does not say.'],
  [/\bcopied by a reader/i, 'Copied by a reader: from the maker’s page, by somebody outside Yak.'],
  [/\bpress[: ]/i, 'Press: a newspaper says so, not the maker.'],
] as const;

/** What the lines below the values of a tool's page mean, of those that stand there. */
export function legendOf(tool: ReadTool): string {
  const inTable =
    planTable(tool)?.rows.flatMap(({ shared, cells }) => [shared, ...cells.map(({ standing }) => standing)]) ?? [];
  const atTop = tool.status.state === 'active' ? [] : [evidenceLine(tool.evidence.status, tool.name).note];
  // Free use has no line on the page; that of training data stands apart, and names its newspaper itself.
  const shown = factLines(tool).filter(
    ({ fact, note }) => fact !== 'freeUse' && (fact !== 'ethics' || !note.startsWith('Press')),
  );
  const said = [...atTop, ...shown.map(({ note }) => note), ...inTable].join('\n');
  return LEGEND.flatMap(([line, meaning]) => (line.test(said) ? [meaning] : [])).join(' ');
}

/** Who says so where nobody does. */
function unreadNote(tool: ReadTool, fact: FactName): string {
  const isAsked = (fact === 'commercialUse' || fact === 'trainsOnUploads') && tool.rights[fact] === 'not read';
  return isAsked && tool.status.state === 'active' ? `No source yet: ask ${tool.name}` : '';
}

/** What nobody has read has no note, nor what needs none: both witnesses of a dispute stand among its lines. */
function hasNote(tool: ReadTool, fact: FactName): boolean {
  if (fact === 'indemnity') return tool.evidence.indemnity !== null && tool.rights.indemnity !== 'disputed';
  if (!isStated(tool, fact)) return false;
  if (fact !== 'commercialUse' && fact !== 'trainsOnUploads') return true;
  const answer = tool.rights[fact];
  return answer !== 'disputed' && (answer !== 'does not apply' || tool.evidence[fact] !== null);
}

function saidOf(tool: ReadTool, fact: FactName): Pick<FactLine, 'value' | 'lines'> {
  if (fact === 'price') return priceSaid(tool);
  if (fact === 'commercialUse' || fact === 'trainsOnUploads') return rightVerdict(tool, fact);
  return { value: fact === 'indemnity' ? indemnityVerdict(tool) : factValueText(tool, fact), lines: [] };
}

function priceSaid(tool: ReadTool): Pick<FactLine, 'value' | 'lines'> {
  const { value, line } = priceVerdict(tool);
  const lines = [[line, ...varyingPrices(tool)].filter(Boolean).join(' ')].filter(Boolean);
  return { value, lines: [value, ...lines].join('').includes(UNCONFIRMED_MARK) ? [...lines, UNCONFIRMED_NOTE] : lines };
}

/** 'Pro varies by country and device.' */
function varyingPrices({ plans, status }: ReadTool): string[] {
  const sold = status.state === 'shut down' ? [] : openPlans(plans);
  return sold.flatMap((plan) => {
    const by = pricedAt(plan)?.variesBy;
    return by === undefined ? [] : [`${plan.name} varies by ${by}.`];
  });
}

/**
 * What a fact rests on: of a price the words of the plan with paid work, else of the free plan, which is told first. That a
 * tool is sold no longer is known from what says that it is shut down.
 */
function evidenceBehind(tool: ReadTool, fact: FactName): Evidence | null {
  const { evidence, freeUse, status, plans, priceOfYes, sources } = tool;
  if (fact !== 'price') return evidence[fact];
  if (status.state === 'shut down') return evidence.status;
  const yes = plans.find(({ name }) => name === priceOfYes?.plan);
  if (!yes && freeUse === 'yes') return evidence.freeUse ?? evidence.price;
  const [words] = readWitnesses((yes && pricedAt(yes)?.evidence) ?? [], sources);
  return words ?? evidence.price;
}

const SIZES = { solo: 'Solo', small: 'Small teams', large: 'Large teams' } as const;

/** Whom a tool suits, by experience and team: 'Beginner, Expert · Solo'; empty when nothing is known of it. */
export function suitsText({ experienceLevel, teamSizes }: Pick<Tool, 'experienceLevel' | 'teamSizes'>): string {
  const parts = [experienceLevel.map(upperFirst).join(', '), teamSizes.map((size) => SIZES[size]).join(', ')];
  return parts.filter((words) => words !== '').join(' · ');
}
