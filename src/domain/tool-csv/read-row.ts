import type { Categories, Vocabulary } from '#domain/tool/categories.schema.ts';
import { categoryTermFor } from '#domain/tool/category-aliases.ts';
import { budgetRangeOf } from '#domain/tool/price.ts';
import { isWebAddress } from '#domain/tool/web-address.ts';
import { type Column, type ColumnName, columns } from './columns.ts';
import {
  type ReadWords,
  budgetWords,
  departmentWords,
  freeUseWords,
  goalWords,
  levelWords,
  periodWords,
  readWords,
  teamSizeWords,
} from './read-words.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { UploadFields, UploadRow } from './upload-fields.ts';

/** What a row says by column: a text, or the values of a list. */
export type RowValues = ReadonlyMap<ColumnName, string | readonly string[]>;

export type ReadRow = { ok: true; row: UploadRow } | { ok: false; refusals: Refusal[] };

/** Most values in one list, and most category terms. */
const mostValues = 10;
const mostTerms = 4;
const mostAmount = 100_000;

/** What no honest text holds: control characters, characters without width, marks that turn the direction of reading, what bad decoding leaves. */
const unwanted = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFFD]/u;

/**
 * One row as a tool's fields, or everything that is wrong with it. Words and numbers are read as people write them; what
 * that changes is told in notes.
 * @param row number for the refusals
 * @param optional required columns that may be empty here after all
 */
export function readRow(
  row: number,
  values: RowValues,
  vocabulary: Vocabulary,
  optional: readonly ColumnName[] = [],
): ReadRow {
  const refusals: Refusal[] = [];
  const notes: string[] = [];
  const refuse = (column: ColumnName, value: string, remedy: string) =>
    void refusals.push(refusal(row, column, value, remedy));

  const texts = new Map<ColumnName, string>();
  const lists = new Map<ColumnName, string[]>();
  for (const column of columns) {
    const given = values.get(column.name) ?? '';
    const parts = (typeof given === 'string' ? [given] : given).map(plainText).filter((part) => part !== '');
    const wrong = wrongWith(optional.includes(column.name) ? { ...column, required: undefined } : column, parts);
    if (wrong) refuse(column.name, wrong.value, wrong.remedy);
    else if (column.list) lists.set(column.name, [...new Set(parts)]);
    else texts.set(column.name, parts[0] ?? '');
  }
  const text = (name: ColumnName) => texts.get(name) ?? '';
  const list = (name: ColumnName) => lists.get(name) ?? [];
  const words = <Word extends string>(name: ColumnName, read: ReadWords<Word>): Word[] => {
    if (!read.ok) refuse(name, read.unknown, read.remedy);
    else notes.push(...read.notes);
    return read.ok ? read.words : [];
  };

  const amount = readAmount(text('pricing_amount'));
  if (texts.get('pricing_amount') && amount === undefined)
    refuse(
      'pricing_amount',
      text('pricing_amount'),
      'Write a number of US dollars from 0 to 100,000 with a point for cents, such as 9.99, or “on request”.',
    );
  const [period] = words('pricing_period', readWords(oneWord(text('pricing_period')), periodWords));
  const [budgetRange] = words('budget_range', readWords(oneWord(text('budget_range')), budgetWords));
  const [freeUse] = words('free_use', readWords(oneWord(text('free_use')), freeUseWords));
  const departments = words('departments', readWords(list('departments'), departmentWords));
  const goals = words('goals', readWords(list('goals'), goalWords));
  const experienceLevel = words('experience_level', readWords(list('experience_level'), levelWords));
  const teamSizes = words('team_sizes', readWords(list('team_sizes'), teamSizeWords));
  const link = text('link');
  if (link !== '' && !isWebAddress(link)) refuse('link', link, 'Write the whole address, beginning with https://.');
  const terms = readTerms(text('category'), vocabulary.categories, notes);
  if (terms.length > mostTerms) refuse('category', text('category'), 'Name at most four categories.');

  if (refusals.length > 0 || amount === undefined || !period || !budgetRange) return { ok: false, refusals };
  const details = text('pricing_details');
  const worked = budgetRangeOf({
    pricing: { amount, period },
    freeUse: freeUse ?? (budgetRange === 'free' ? 'yes' : 'not read'),
  });
  if (worked !== budgetRange)
    notes.push(`The budget “${budgetRange}” is read as ${worked}: it follows from the price.`);
  const fields: UploadFields = {
    name: text('name'),
    category: terms.join(', '),
    description: text('description'),
    pricing: { amount, period, ...(details && { details }) },
    pros: list('pros'),
    cons: list('cons'),
    yakOpinion: text('expert_opinion'),
    departments,
    goals,
    ...(freeUse ? { freeUse } : budgetRange === 'free' && { freeUse: 'yes' as const }),
    ...(text('badge') && { badge: readBadge(text('badge'), vocabulary.badges, notes) }),
    ...(experienceLevel.length > 0 && { experienceLevel }),
    ...(teamSizes.length > 0 && { teamSizes }),
    ...(link && { link }),
    ...(text('ideal_use_cases') && { idealUseCases: text('ideal_use_cases') }),
    ...(text('standard_pricing') && { standardPricing: text('standard_pricing') }),
    ...(text('skip_it_if') && { skipItIf: text('skip_it_if').replace(/\.$/, '') }),
    ...(text('ethically_trained') && { ethicallyTrained: text('ethically_trained') }),
  };
  return { ok: true, row: { row, fields, notes } };
}

/** White space of any kind is one space; accents are composed. */
function plainText(value: string): string {
  return value
    .normalize('NFC')
    .replace(/[^\S\u2028\u2029]+/g, ' ')
    .trim();
}

function wrongWith(
  { name, required, list, fewest = 1, most }: Omit<Column, 'required'> & { required?: true | undefined },
  parts: readonly string[],
): { value: string; remedy: string } | null {
  if (parts.length === 0) return required ? { value: '', remedy: `Fill in “${name}”: every tool needs it.` } : null;
  if (list && parts.length > mostValues)
    return { value: `${parts.length} values`, remedy: `At most ${mostValues} values, separated by semicolons.` };
  for (const part of parts) {
    if (unwanted.test(part) || !part.isWellFormed())
      return {
        value: part.replace(new RegExp(unwanted, 'gu'), '�').toWellFormed(),
        remedy: 'Remove the invisible or broken characters, or save the file as “CSV UTF-8”.',
      };
    if (part.length < fewest) return { value: part, remedy: `At least ${fewest} characters.` };
    if (part.length > most)
      return { value: part, remedy: `At most ${most} characters; there are ${part.length.toLocaleString('en')}.` };
  }
  return null;
}

/** '$10', '9.99', '1,200', 'Free'; null for 'on request'; undefined when it is no price. */
function readAmount(text: string): number | null | undefined {
  if (/^free$/i.test(text)) return 0;
  if (/^on request$/i.test(text)) return null;
  const number = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,4})?$/.exec(text);
  if (!number) return undefined;
  const amount = Number(`${number[1]?.replaceAll(',', '')}${number[2] ?? ''}`);
  return amount <= mostAmount ? amount : undefined;
}

function oneWord(text: string): string[] {
  return text === '' ? [] : [text];
}

function readTerms(text: string, categories: Categories['categories'], notes: string[]): string[] {
  const terms = text
    .split(/[,;]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');
  const known = terms.map((term) => {
    const meant = categoryTermFor(term);
    const category = categories.find(({ name }) => name.toLowerCase() === meant.toLowerCase());
    if (!category) notes.push(`“${term}” is a category of its own: its spine is grey.`);
    return category?.name ?? term;
  });
  return [...new Set(known)];
}

function readBadge(text: string, badges: Categories['badges'], notes: string[]): string {
  const badge = badges.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (!badge) notes.push(`“${text}” is a badge of its own: its colour is grey.`);
  return badge?.name ?? text;
}
