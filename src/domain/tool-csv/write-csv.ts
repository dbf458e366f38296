import { budgets } from '#domain/quiz/quiz-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type Column, type ColumnName, columns, templateColumns } from './columns.ts';
import { guardCell } from './safe-cell.ts';
import { toolCell } from './tool-cell.ts';

/** A file's name and first line for people who begin with an empty sheet. */
export const templateName = 'tools-template.csv';

/** The template: its columns and one row that shows how they are filled in. */
export function templateCsv(): string {
  const example: Record<string, string> = {
    name: 'Example Tool',
    category: 'marketing copy generator',
    description: 'Drafts headlines and captions from a short brief.',
    pricing_amount: '10',
    pricing_period: 'month',
    pricing_details: 'One seat.',
    pros: 'Quick first drafts;Keeps a tone of voice',
    cons: 'Repeats itself;Knows nothing after its training',
    expert_opinion: 'Fine for a tenth variant, not for the first idea.',
    departments: 'brand;social',
    goals: 'content-creation',
    budget_range: budgets[1],
    experience_level: 'beginner;intermediate;advanced',
    team_sizes: 'solo;small;large',
    badge: 'copy',
    link: 'https://example.com/',
  };
  return writeRows(templateColumns, [(name) => example[name] ?? '']);
}

/** Tools as a file that `readCsv` reads back without a change; no cell of it is a formula to a spreadsheet. */
export function writeCsv(tools: readonly Tool[]): string {
  return writeRows(
    columns,
    tools.map((tool) => (name) => toolCell(tool, name)),
  );
}

function writeRows(of: readonly Column[], rows: readonly ((name: ColumnName) => string)[]): string {
  const lines = [of.map(({ name }) => name), ...rows.map((cell) => of.map(({ name }) => guardCell(cell(name))))];
  return lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('');
}

function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}
