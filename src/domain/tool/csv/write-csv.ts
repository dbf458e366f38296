import { budgets } from '#domain/tool/audience.ts';
import type { FactName } from '#domain/tool/evidence/evidence.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type Column, type ColumnName, columns, templateColumns } from './columns.ts';
import { evidenceColumn } from './evidence-columns.ts';
import { csvLine } from './csv-line.ts';
import { toolCell } from './tool-cell.ts';

/** A file's name and first line for people who begin with an empty sheet. */
export const templateName = 'tools-template.csv';

/** The longer template's file name: rights, tasks and where each value was read besides. */
export const evidenceTemplateName = 'tools-template-evidence.csv';

/** The template: its columns and one row that shows how they are filled in. */
export function templateCsv(): string {
  return writeRows(templateColumns, [(name) => example[name] ?? '']);
}

/** The longer template: every column that an upload may have, with the same row and its evidence. */
export function evidenceTemplateCsv(): string {
  return writeRows(columns, [(name) => example[name] ?? '']);
}

const example: Partial<Record<ColumnName, string>> = {
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
  tasks: 'write-ad-copy:made for:Headlines and captions;keep-a-brand-voice:good at:Keeps the tone of a sample',
  free_use: 'trial',
  commercial_use: 'yes',
  trains_on_uploads: 'not read',
  indemnity: 'maker silent',
  ideal_use_cases: 'Headlines, captions, subject lines',
  standard_pricing: '14 days free; Solo $10, Team $25 a month',
  skip_it_if: 'you write ten lines a month',
  ...exampleEvidence('price', 'https://example.com/pricing', 'Solo: $10 per month'),
  ...exampleEvidence('freeUse', 'https://example.com/pricing', 'Try it free for 14 days'),
  ...exampleEvidence('commercialUse', 'https://example.com/terms', 'You may use the output for commercial purposes'),
  ...exampleEvidence('indemnity', 'https://example.com/terms', 'Terms of Service, sections 1 to 14'),
};

function exampleEvidence(fact: FactName, source: string, quote: string): Partial<Record<ColumnName, string>> {
  return {
    [evidenceColumn(fact, 'source')]: source,
    [evidenceColumn(fact, 'kind')]: 'maker',
    [evidenceColumn(fact, 'quote')]: quote,
    [evidenceColumn(fact, 'read_on')]: '2026-11-21',
  };
}

/** Tools as a file that `readCsv` reads back without a change; no cell of it is a formula to a spreadsheet. */
export function writeCsv(tools: readonly Tool[]): string {
  return writeRows(
    columns,
    tools.map((tool) => (name) => toolCell(tool, name)),
  );
}

function writeRows(of: readonly Column[], rows: readonly ((name: ColumnName) => string)[]): string {
  const lines = [of.map(({ name }) => name), ...rows.map((cell) => of.map(({ name }) => cell(name)))];
  return lines.map(csvLine).join('');
}
