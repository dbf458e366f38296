import type { Vocabulary } from '#domain/tool/categories.schema.ts';
import { type ColumnName, columnOf } from './columns.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { gatherRows, type ReadUpload } from './read-upload.ts';
import { type Refusal, refusal, MAX_UPLOAD_ROWS } from './refusal.ts';

/**
 * Reads records as the back office bundles them (`data/admin-bundle.json`): names in snake_case or camelCase, lists as
 * arrays, the price as an object. Refusals count the records from 1. They carry no badge. An emoji
 * icon is left out: the catalogue draws marks.
 */
export function readRecords(records: readonly unknown[], vocabulary: Vocabulary): ReadUpload {
  const refusals: Refusal[] = [];
  if (records.length === 0) refusals.push(refusal(null, null, '', 'There is no tool in the upload.'));
  if (records.length > MAX_UPLOAD_ROWS)
    refusals.push(
      refusal(null, null, records.length.toLocaleString('en'), 'More than 5,000 tools: upload them in parts.'),
    );
  if (refusals.length > 0) return { rows: [], refusals, notes: [] };
  return { ...gatherRows(records.map((record, index) => readRecord(index + 1, record, vocabulary))), notes: [] };
}

function readRecord(row: number, record: unknown, vocabulary: Vocabulary): ReadRow {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return {
      ok: false,
      refusals: [refusal(row, null, String(record), 'A tool is an object with a name, a category and so on.')],
      missing: [],
    };
  const values = new Map<ColumnName, string | string[]>();
  const entries = Object.entries(record).flatMap(([name, value]) =>
    name === 'pricing' && typeof value === 'object' && value !== null
      ? Object.entries(value).map(([part, of]) => [`pricing_${part}`, of])
      : [[name, value]],
  );
  for (const [name, value] of entries) {
    const column = columnOf(String(name).replace(/[A-Z]/g, (letter) => `_${letter}`));
    if (!column) continue;
    const plain = toText(value);
    if (plain === null)
      return {
        ok: false,
        refusals: [refusal(row, column.name, '', 'Write a text, a number or a list of texts.')],
        missing: [],
      };
    values.set(column.name, plain);
  }
  return readRow(row, values, vocabulary, ['badge']);
}

function toText(value: unknown): string | string[] | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return '';
  return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : null;
}
