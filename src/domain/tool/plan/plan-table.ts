import { asSentence } from '#domain/text/as-sentence.ts';
import { asReadOnly, evidenceText, readText, standingText } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { given } from '#domain/value/given.ts';
import { closedText, planCalled } from './open-plans.ts';
import type { PlanPrice } from './plan.schema.ts';
import { hangingWords, NOTHING, type PlanRightName, planRightNames, planRightTitles } from './plan-words.ts';
import {
  type HeldRight,
  isDisputed,
  readWitnesses,
  type ReadPlan,
  type ReadTool,
  rightOn,
  WHILE_TRIED,
} from './plan-rights.ts';
import { moneyText, PRICE_NOT_READ, UNCONFIRMED_MARK } from './price.ts';
import { priceWords } from './price-list.ts';
import { bearing, heldText, planRightQuestions } from './right-words.ts';

/** Words that stand behind a cell: what was read, where, in which copy, when. */
interface CellWords extends Pick<Evidence, 'quote' | 'english' | 'says' | 'about' | 'source' | 'copy'> {
  /** 'Confirmed 12 August 2026: runway.com/terms, as kept by …', for who does not see the links. */
  note: string;
  /** 'as copied on 12 August 2026'. */
  read: string;
}

/** What one plan, or several neighbours with the same answer and the same words, say in one row. */
export interface PlanCell {
  /** How many columns it covers. */
  span: number;
  /** Plans that it is about, as sentences name them. */
  plans: string[];
  text: string;
  bearing: 'good' | 'bad' | 'open';
  /** A condition, or how the amount is paid; empty when there is nothing to add. */
  condition: string;
  /** 'Confirmed 12 August 2026'; empty when nobody has read it, or when the row says it for all. */
  standing: string;
  /** Witnesses say different things: they stand open. */
  isDisputed: boolean;
  words: CellWords[];
}

/** One row: a price or a right, plan by plan. */
export interface PlanRow {
  name: 'price' | 'priceYearly' | 'includes' | PlanRightName;
  title: string;
  /** What the right asks; empty for prices. */
  question: string;
  /** What all its cells share, so that none of them says it: 'Each per person. Confirmed 9 August 2026'; often empty. */
  shared: string;
  cells: PlanCell[];
}

/** What each plan of a tool costs and permits. */
export interface PlanTable {
  /** The plans as sentences name them, cheapest first; one column for all where no plan was read. */
  columns: string[];
  rows: PlanRow[];
  /** Rights of which nobody has read anything. */
  unread: string[];
  /** Rights that mean nothing for this tool. */
  withoutMeaning: string[];
  /** Whether an amount carries the mark. */
  isMarked: boolean;
}

type Facts = Pick<ReadTool, 'name' | 'plans' | 'baseRights' | 'sources'>;

/** Rights that have a row even when nobody has read them: readers ask for them first. */
const ALWAYS: readonly PlanRightName[] = ['commercialUse', 'trainsOnUploads', 'indemnity'];
const EVERY_PLAN = 'Every plan';

/** The table of a tool; null when nobody has read a price or a right. */
export function planTable(tool: Facts): PlanTable | null {
  const { plans } = tool;
  const held = new Map(planRightNames.map((name) => [name, heldByPlan(tool, name)]));
  const all = (name: PlanRightName, answer: string) => (held.get(name) ?? []).every((one) => one.answer === answer);
  const isUnread = (name: PlanRightName) => all(name, 'not read');
  if (plans.length === 0 && planRightNames.every(isUnread)) return null;
  const withoutMeaning = planRightNames.filter((name) => all(name, 'does not apply') && name !== 'commercialUse');
  const rest = planRightNames.filter((name) => !withoutMeaning.includes(name));
  const rows = [
    ...priceRows(tool),
    ...rest
      .filter((name) => ALWAYS.includes(name) || !isUnread(name))
      .map(
        (name): PlanRow => ({
          name,
          title: planRightTitles[name],
          question: planRightQuestions[name],
          ...toldOnce(
            plans,
            (held.get(name) ?? []).map((right, index) =>
              rightCell(
                name,
                right,
                tool.name,
                name === 'commercialUse' && held.get('revenueCap')?.[index]?.answer === 'yes',
              ),
            ),
          ),
        }),
      ),
  ];
  const titles = (names: readonly PlanRightName[]) => names.map((name) => planRightTitles[name]);
  return {
    columns: plans.length > 0 ? plans.map(planCalled) : [EVERY_PLAN],
    rows,
    unread: titles(rest.filter((name) => isUnread(name) && !ALWAYS.includes(name))),
    withoutMeaning: titles(withoutMeaning),
    isMarked: rows.some(({ cells }) => cells.some(({ text }) => text.includes(UNCONFIRMED_MARK))),
  };
}

function heldByPlan(tool: Facts, name: PlanRightName): HeldRight[] {
  return (tool.plans.length > 0 ? tool.plans : [null]).map((plan) => rightOn(tool, plan, name));
}

function priceRows(tool: Facts): PlanRow[] {
  const { plans } = tool;
  // What all prices share both rows say in the same words: a narrow screen prints them once, and next to neither way to pay.
  const paid = (['price', 'priceYearly'] as const).flatMap((name) =>
    plans.filter((plan) => (plan[name]?.amount ?? 0) > 0).map((plan) => termsOf(plan, name)),
  );
  const terms = paid.length > 1 ? paid.reduce((common, one) => common.filter((term) => one.includes(term))) : [];
  const row = (name: 'price' | 'priceYearly', title: string): PlanRow => {
    const cells = plans.map((plan) => priceCell(plan, name, tool, terms));
    return { name, title, question: '', ...toldOnce(plans, cells, terms.join(', ')) };
  };
  const isSoldByYear = plans.some(({ priceYearly }) => priceYearly !== null);
  const includes = plans.map((plan) => includesCell(plan, tool));
  return [
    ...(plans.length > 0 ? [row('price', isSoldByYear ? 'Month by month' : 'Price')] : []),
    ...(isSoldByYear ? [row('priceYearly', 'Paid by the year')] : []),
    ...(plans.some(({ includes: text, closedToNew }) => text !== '' || closedToNew)
      ? [{ name: 'includes' as const, title: 'What you get', question: '', shared: '', cells: merged(plans, includes) }]
      : []),
  ];
}

const EMPTY = { bearing: 'open' as const, condition: '', standing: '', isDisputed: false, words: [] };

/** What a plan brings; of one that is closed first that it is, and who says so. */
function includesCell({ includes, closedToNew }: ReadPlan, tool: Facts): Omit<PlanCell, 'span' | 'plans'> {
  if (closedToNew === undefined) return { ...EMPTY, text: includes || NOTHING };
  const evidence = readWitnesses(closedToNew.evidence, tool.sources);
  return {
    ...EMPTY,
    text: closedText(closedToNew).replace(/^n/, 'N'),
    condition: asSentence(includes),
    standing: evidence[0] ? standingText(evidence[0]) : '',
    words: evidence.map((one) => wordsOf(one, tool.name)),
  };
}

/** `told` are terms that the row says for all of its prices. */
function priceCell(
  plan: ReadPlan,
  name: 'price' | 'priceYearly',
  tool: Facts,
  told: readonly string[],
): Omit<PlanCell, 'span' | 'plans'> {
  const price = plan[name];
  if (price === null) {
    const isElsewhere = (name === 'price' ? plan.priceYearly : plan.price) !== null;
    return { ...EMPTY, text: isElsewhere ? NOTHING : PRICE_NOT_READ };
  }
  const evidence = readWitnesses(price.evidence, tool.sources);
  const isOpen = isDisputed(price.evidence);
  return {
    ...EMPTY,
    text: isOpen ? `${amountText(price)} (disputed)` : amountText(price),
    condition: asSentence(
      termsOf(plan, name)
        .filter((term) => !told.includes(term))
        .join(', '),
    ),
    standing: evidence[0] ? standingText(evidence[0]) : '',
    isDisputed: isOpen,
    words: evidence.map((one) => wordsOf(one, tool.name)),
  };
}

/** '$15 a month', '$0', 'On request', with the mark of what nobody has read. */
function amountText(price: PlanPrice): string {
  if (price.amount === null) return 'On request';
  if (price.amount > 0) return priceWords({ ...price, perPerson: false, billed: null });
  return `${moneyText(0, price.currency)}${price.evidence.length === 0 ? UNCONFIRMED_MARK : ''}`;
}

/** 'per person', 'at least 5 people', 'billed yearly' where the row does not say so, 'varies by country'. */
function termsOf(plan: ReadPlan, name: 'price' | 'priceYearly'): string[] {
  const { amount = 0, perPerson, minimumPeople = null, billed, period, variesBy } = plan[name] ?? {};
  if (amount === 0) return plan.isTrial && plan.includes === '' ? ['to try: some days, or credits once'] : [];
  return [
    ...(perPerson && amount !== null ? ['per person'] : []),
    ...(minimumPeople !== null && minimumPeople > 1 ? [`at least ${minimumPeople} people`] : []),
    ...(billed === 'yearly' && period !== 'year' && name === 'price' ? ['billed yearly'] : []),
    ...(variesBy ? [`varies by ${variesBy}`] : []),
  ];
}

/** A good answer that hangs on something says so itself, as the verdict does, and is open. */
function rightCell(
  name: PlanRightName,
  right: HeldRight,
  toolName: string,
  isCapped: boolean,
): Omit<PlanCell, 'span' | 'plans'> {
  const bears = bearing(name, right);
  const isHanging = bears === 'good' && (isCapped || !['', WHILE_TRIED].includes(right.condition));
  const limit = isHanging && Object.entries(hangingWords).find(([of]) => of === name)?.[1];
  return {
    text: `${heldText(name, right)}${limit || ''}`,
    bearing: limit ? 'open' : bears,
    condition: asSentence(right.condition),
    standing: standingOfRight(right),
    isDisputed: right.answer === 'disputed',
    words: right.evidence.map((evidence) => wordsOf(evidence, toolName)),
  };
}

function standingOfRight({ answer, evidence: [first] }: HeldRight): string {
  if (!first || answer === 'not read') return '';
  return answer === 'maker silent' ? asReadOnly(standingText(first)) : standingText(first);
}

function wordsOf(evidence: Evidence, toolName: string): CellWords {
  const { quote, english, says, about, source, copy } = evidence;
  return {
    quote,
    ...given({ english, says, about }),
    source,
    ...(copy !== undefined && { copy }),
    note: evidenceText(evidence, toolName),
    read: readText(evidence),
  };
}

/** What a row says once for several cells, `terms` and who vouches since when, and those cells without it. */
function toldOnce(
  plans: readonly ReadPlan[],
  cells: readonly Omit<PlanCell, 'span' | 'plans'>[],
  terms = '',
): Pick<PlanRow, 'shared' | 'cells'> {
  const apart = merged(plans, cells);
  const read = apart.filter(({ standing }) => standing !== '');
  const [first] = read;
  const isAlike =
    read.length > 1 &&
    apart.every(({ standing, isDisputed: isOpen }) => !isOpen && ['', first?.standing].includes(standing));
  const said = [asSentence(terms && `each ${terms}`), isAlike ? first?.standing : ''].filter(Boolean);
  return { shared: said.join(' '), cells: isAlike ? apart.map((cell) => ({ ...cell, standing: '' })) : apart };
}

/** Neighbours that say the same in the same words become one cell; nothing is said at each. */
function merged(plans: readonly ReadPlan[], cells: readonly Omit<PlanCell, 'span' | 'plans'>[]): PlanCell[] {
  const result: PlanCell[] = [];
  for (const [index, cell] of cells.entries()) {
    const plan = plans[index] ? planCalled(plans[index]) : EVERY_PLAN;
    const last = result.at(-1);
    const { span, plans: names, ...said } = last ?? { span: 0, plans: [] };
    if (last && cell.text !== NOTHING && deepEqual(said, cell))
      result[result.length - 1] = { ...last, span: span + 1, plans: [...names, plan] };
    else result.push({ ...cell, span: 1, plans: [plan] });
  }
  return result;
}
