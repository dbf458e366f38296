import type { Column } from './columns.ts';
import { showUnwanted, tidyText, unwantedIn } from '#domain/text/clean-text.ts';
import { fits } from '#domain/tool/tool-words.ts';
import type { ToolTask } from '#domain/tool/tool.schema.ts';

/** Most values in one list, where the column says no other number. */
const MAX_VALUES = 10;

/** White space of any kind is one space; accents are composed. */
export function plainText(value: string): string {
  return tidyText(value)
    .replace(/[^\S\u2028\u2029]+/g, ' ')
    .trim();
}

/** What is wrong with the values of a cell, and the remedy; null when they may stand. An empty cell is never wrong here. */
export function wrongWith(
  { list, fewest = 1, most, mostValues = MAX_VALUES }: Pick<Column, 'list' | 'fewest' | 'most' | 'mostValues'>,
  parts: readonly string[],
): { value: string; remedy: string } | null {
  if (list && parts.length > mostValues)
    return { value: `${parts.length} values`, remedy: `At most ${mostValues} values, separated by semicolons.` };
  for (const part of parts) {
    if (unwantedIn(part) !== null)
      return {
        value: showUnwanted(part),
        remedy: 'Remove the invisible or broken characters, or save the file as “CSV UTF-8”.',
      };
    if (part.length < fewest) return { value: part, remedy: `At least ${fewest} characters.` };
    if (part.length > most)
      return { value: part, remedy: `At most ${most} characters; there are ${part.length.toLocaleString('en')}.` };
  }
  return null;
}

/** Several values in one cell, separated by semicolons; a semicolon inside a value is written `\;`. */
export function joinList(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\;]/g, '\\$&')).join(';');
}

/** The values of such a cell, trimmed; empty ones are left out. */
export function splitList(cell: string): string[] {
  return partsOf(cell)
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function partsOf(cell: string): string[] {
  if (!cell.includes('\\')) return cell.split(';');
  const values = [''];
  for (const [part] of cell.matchAll(/\\[\\;]|[^]/gu)) {
    if (part === ';') values.push('');
    else values.push(`${values.pop() ?? ''}${part.length === 2 && part.startsWith('\\') ? part.slice(1) : part}`);
  }
  return values;
}

const MAX_NOTE = 90;
const MIN_NOTE = 3;
const MAX_TASKS = 12;
/** The first two colons part a value. */
const PARTS = /^([^:]*):([^:]*):(.*)$/s;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A task of a tool as one value of the tasks column: `slug:fit:note`. */
export function taskText({ task, fit, note }: ToolTask): string {
  return `${task}:${fit}:${note}`;
}

/** What was read of a tasks column, or the first value that is none and what to write instead. */
type ReadTasks = { ok: true; tasks: ToolTask[] } | { ok: false; value: string; remedy: string };

/** Reads the values of a tasks column; spaces around the colons do not count, colons inside a note stay. */
export function readTasks(values: readonly string[]): ReadTasks {
  if (values.length > MAX_TASKS)
    return { ok: false, value: `${values.length} values`, remedy: `Name at most ${MAX_TASKS} tasks.` };
  const tasks: ToolTask[] = [];
  for (const value of values) {
    const refuse = (remedy: string): ReadTasks => ({ ok: false, value, remedy });
    const [, slug = '', word = '', note = ''] = (PARTS.exec(value) ?? []).map((part) => part.trim());
    const fit = fits.find((one) => one === word.toLowerCase().replace(/[\s_-]+/g, ' '));
    if (!SLUG.test(slug) || !fit)
      return refuse('Write each task as slug:fit:note, the fit as “made for”, “good at” or “can”.');
    if (note.length < MIN_NOTE || note.length > MAX_NOTE)
      return refuse(`Write a note of ${MIN_NOTE} to ${MAX_NOTE} characters behind the second colon.`);
    if (tasks.some(({ task }) => task === slug)) return refuse('The task is there twice: keep one of them.');
    tasks.push({ task: slug, fit, note });
  }
  return { ok: true, tasks };
}

/** What a spreadsheet would take for the beginning of a formula, full-width forms included. */
const startsFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs: one that begins like a formula gets an apostrophe in front (OWASP, "CSV Injection"). */
export function guardCell(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** The text that `guardCell` was given. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
