import type { Budget } from '#domain/tool/audience.ts';
import type { Vocabulary } from '#domain/tool/categories.schema.ts';
import { budgetRangeOf } from '#domain/tool/plan/price.ts';
import type { Pricing } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { FreeUse } from '#domain/tool/tool-words.ts';
import { isWebAddress } from '#domain/text/web-address.ts';
import { plainText, wrongWith, readTasks } from './cells.ts';
import { type ColumnName, columns } from './columns.ts';
import { type PlanFacts, parsePlanFacts } from './plan-facts.ts';
import { readAmount, readAnswer, readBadge, readCurrency, readTerms } from './read-cells.ts';
import { readEvidence } from './read-evidence.ts';
import {
  type ReadWords,
  budgetWords,
  departmentWords,
  freeUseWords,
  goalWords,
  levelWords,
  periodWords,
  readWords,
  rightsWords,
  teamSizeWords,
} from './read-words.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { UploadFields, UploadRow } from './upload-fields.ts';

/** What a row says by column: a text, or the values of a list. */
type RowValues = ReadonlyMap<ColumnName, string | readonly string[]>;

type Period = Pricing['period'];

export type ReadRow =
  | { ok: true; row: UploadRow }
  /** `missing`: what a new tool would need besides what is refused. */
  | { ok: false; refusals: Refusal[]; missing: readonly ColumnName[] };

const MAX_TERMS = 4;
const MAX_CONDITION = 200;

/**
 * One row as a tool's fields, or everything that is wrong with it. Words and numbers are read as people write them; what
 * that changes is told in notes. Only the name must be there: which tool the row means, and so whether what it leaves out
 * is missing or stays as it is, is for `planUpload` to say.
 * @param row number for the refusals
 * @param optional required columns that even a new tool may leave empty
 */
export function readRow(
  row: number,
  values: RowValues,
  vocabulary: Vocabulary,
  optional: readonly ColumnName[] = [],
): ReadRow {
  const refusals: Refusal[] = [];
  const notes: string[] = [];
  const missing: ColumnName[] = [];
  const refuse = (column: ColumnName, value: string, remedy: string) =>
    void refusals.push(refusal(row, column, value, remedy));

  const texts = new Map<ColumnName, string>();
  const lists = new Map<ColumnName, string[]>();
  for (const column of columns) {
    const given = values.get(column.name) ?? '';
    const parts = (typeof given === 'string' ? [given] : given)
      .map(column.name === 'plan_facts' ? (cell) => cell.trim() : plainText)
      .filter((part) => part !== '');
    const wrong = wrongWith(column, parts);
    if (wrong) refuse(column.name, wrong.value, wrong.remedy);
    else if (column.list) lists.set(column.name, [...new Set(parts)]);
    else texts.set(column.name, parts[0] ?? '');
    if (parts.length === 0 && column.required && !optional.includes(column.name)) missing.push(column.name);
  }
  if (missing.includes('name')) refuse('name', '', emptyRemedy('name'));
  const text = (name: ColumnName) => texts.get(name) ?? '';
  const list = (name: ColumnName) => lists.get(name) ?? [];
  const words = <Word extends string>(name: ColumnName, read: ReadWords<Word>): Word[] => {
    if (!read.ok) refuse(name, read.unknown, read.remedy);
    else notes.push(...read.notes);
    return read.ok ? read.words : [];
  };

  const money = readCurrency(text('pricing_amount'));
  const amount = readAmount(money.amount);
  if (texts.get('pricing_amount') && amount === undefined)
    refuse(
      'pricing_amount',
      text('pricing_amount'),
      'Write a number of US dollars from 0 to 100,000 with a point for cents, such as 9.99, or “on request”.',
    );
  const word = <Word extends string>(name: ColumnName, of: Parameters<typeof readWords<Word>>[1]): Word | undefined =>
    words(name, readWords(text(name) === '' ? [] : [text(name)], of))[0];
  const period = word('pricing_period', periodWords);
  const budgetRange = word('budget_range', budgetWords);
  const freeUse = word('free_use', freeUseWords);
  const answer = (name: ColumnName) => {
    const { word: said, condition } = readAnswer(text(name));
    const [read] = words(name, readWords(said === '' ? [] : [said], rightsWords));
    if (condition.length > MAX_CONDITION)
      refuse(name, condition, `At most ${MAX_CONDITION} characters behind the colon.`);
    return { answer: read, condition };
  };
  const answers = {
    commercialUse: answer('commercial_use'),
    trainsOnUploads: answer('trains_on_uploads'),
    indemnity: answer('indemnity'),
  };
  const departments = words('departments', readWords(list('departments'), departmentWords));
  const goals = words('goals', readWords(list('goals'), goalWords));
  const experienceLevel = words('experience_level', readWords(list('experience_level'), levelWords));
  const teamSizes = words('team_sizes', readWords(list('team_sizes'), teamSizeWords));
  const link = text('link');
  if (link !== '' && !isWebAddress(link)) refuse('link', link, 'Write the whole address, beginning with https://.');
  const terms = readTerms(text('category'), vocabulary.categories, notes);
  if (terms.length > MAX_TERMS) refuse('category', text('category'), 'Name at most four categories.');
  const tasks = readTasks(list('tasks'));
  if (!tasks.ok) refuse('tasks', tasks.value, tasks.remedy);
  const evidence = readEvidence(text, refuse);
  const planFacts = parsePlanFacts(text('plan_facts'));
  if (text('plan_facts') !== '' && planFacts === undefined)
    refuse('plan_facts', text('plan_facts'), 'Leave this cell as an export wrote it, or empty: it is no JSON.');

  if (refusals.length > 0 || !tasks.ok)
    return { ok: false, refusals, missing: missing.filter((name) => name !== 'name') };
  if (budgetRange) notes.push(...budgetNotes(budgetRange, { amount, period, freeUse }));
  const pricing = {
    ...(amount !== undefined && { amount }),
    ...(amount !== undefined && money.currency !== null && { currency: money.currency }),
    ...(period && { period }),
    ...(text('pricing_details') && { details: text('pricing_details') }),
  };
  const rights = Object.fromEntries(
    Object.entries(answers).flatMap(([name, read]) => (read.answer ? [[name, read.answer]] : [])),
  );
  const conditions = Object.fromEntries(
    Object.entries(answers).flatMap(([name, { condition }]) => (condition === '' ? [] : [[name, condition]])),
  );
  const fields: UploadFields = {
    name: text('name'),
    ...(terms.length > 0 && { category: terms.join(', ') }),
    ...(text('description') && { description: text('description') }),
    ...(hasFields(pricing) && { pricing }),
    ...(list('pros').length > 0 && { pros: list('pros') }),
    ...(list('cons').length > 0 && { cons: list('cons') }),
    ...(text('expert_opinion') && { yakOpinion: text('expert_opinion') }),
    ...(departments.length > 0 && { departments }),
    ...(goals.length > 0 && { goals }),
    ...(freeUse ? { freeUse } : budgetRange === 'free' && { freeUse: 'yes' as const }),
    ...(text('badge') && { badge: readBadge(text('badge'), vocabulary.badges, notes) }),
    ...(experienceLevel.length > 0 && { experienceLevel }),
    ...(teamSizes.length > 0 && { teamSizes }),
    ...(link && { link }),
    ...(text('ideal_use_cases') && { idealUseCases: text('ideal_use_cases') }),
    ...(text('standard_pricing') && { standardPricing: text('standard_pricing') }),
    ...(text('skip_it_if') && { skipItIf: text('skip_it_if').replace(/\.$/, '') }),
    ...(text('ethically_trained') && { ethicallyTrained: text('ethically_trained') }),
    ...(tasks.tasks.length > 0 && { tasks: tasks.tasks }),
    ...(hasFields(rights) && { rights }),
    ...(hasFields(conditions) && { conditions }),
    ...(planFacts !== undefined && { planFacts: planFacts as PlanFacts }),
    ...(hasFields(evidence) && { evidence }),
  };
  return { ok: true, row: { row, fields, notes, missing } };
}

/** What to do about an empty cell that a new tool needs. */
function emptyRemedy(column: ColumnName): string {
  return `Fill in “${column}”: every tool needs it.`;
}

/** The budget is worked out from the price: says so where a row calls it otherwise, or names no price. */
function budgetNotes(
  budget: Budget,
  {
    amount,
    period,
    freeUse,
  }: { amount: number | null | undefined; period: Period | undefined; freeUse: FreeUse | undefined },
): string[] {
  if (amount === undefined || period === undefined)
    return budget === 'free' ? [] : [`The budget “${budget}” is left out: it follows from the price.`];
  const worked = budgetRangeOf({
    pricing: { amount, period },
    freeUse: freeUse ?? (budget === 'free' ? 'yes' : 'not read'),
  });
  return worked === budget ? [] : [`The budget “${budget}” is read as ${worked}: it follows from the price.`];
}

function hasFields(object: object): boolean {
  return Object.keys(object).length > 0;
}
