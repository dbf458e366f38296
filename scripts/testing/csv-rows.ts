import { readdirSync, readFileSync } from 'node:fs';
import vocabulary from '#data/categories.json' with { type: 'json' };
import { toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { categoriesSchema } from '#domain/tool/categories.schema.ts';
import { type Tool, toolSchema } from '#domain/tool/tool.schema.ts';
import { readCsv } from '#domain/tool/csv/read-upload.ts';
import { templateCsv } from '#domain/tool/csv/write-csv.ts';

/** The words of the guide. */
export const words = categoriesSchema.parse(vocabulary);
const folder = new URL('../../data/tools/', import.meta.url);
/** Every tool that has a file. */
export const files: Tool[] = readdirSync(folder).map((name) => {
  const { $schema: _, ...tool } = toolSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  return toolOf(tool);
});
/** Every task, by slug. */
export const tasks = new Set(
  readdirSync(new URL('../../data/tasks/', import.meta.url)).map((name) => name.replace(/\.json$/, '')),
);
/** The columns of the template, as its first row names them. */
export const header = templateCsv().split('\r\n')[0] ?? '';
/** A file whose one row is the template's, with some cells of its own. */
export function csvWith(cells: Record<string, string>): string {
  const [names = '', row = ''] = templateCsv().split('\r\n');
  const given = names.split(',').map((name, index) => cells[name] ?? splitRow(row)[index] ?? '');
  return `${names}\n${given.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
}
/** The cells of a row. */
export const splitRow = (row: string) =>
  [...row.matchAll(/"([^"]*)"|([^,]+)/g)].map((match) => match[1] ?? match[2] ?? '');
/** Row and column of what is refused in the template's row with some cells of its own. */
export const refusedColumns = (cells: Record<string, string>) =>
  readCsv(csvWith(cells), words).refusals.map(({ row, column }) => [row, column]);
