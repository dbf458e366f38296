import { atom } from 'nanostores';
import type { bulkUpload } from '#api/bulk-upload.contract.ts';
import { CallError } from '#api/call-error.ts';
import { requester } from '#api/request.ts';
import vocabulary from '#data/categories.json' with { type: 'json' };
import { findTwins } from '#domain/tool/csv/find-twins.ts';
import { readTable } from '#domain/tool/csv/read-table.ts';
import { readTableRow } from '#domain/tool/csv/read-upload.ts';
import { type Refusal, MAX_UPLOAD_BYTES } from '#domain/tool/csv/refusal.ts';
import type { UploadRow } from '#domain/tool/csv/upload-fields.ts';
import type { Vocabulary } from '#domain/tool/categories.schema.ts';
import { settleRefusal } from './call.ts';
import { readTextFile } from './read-text-file.ts';
import { $report, loadUploads, reportIn } from './uploads.ts';

/** What the browser makes of the text, before any server is asked. */
type Preview =
  | { status: 'empty' }
  | { status: 'reading'; done: number; total: number }
  | { status: 'read'; rows: readonly UploadRow[]; refusals: readonly Refusal[]; notes: readonly string[] };

/** What is to be uploaded, as text. */
export const $csvText = atom('');
/** Name of the file that the text came from; null when it was pasted or typed. */
export const $csvFile = atom<string | null>(null);
export const $preview = atom<Preview>({ status: 'empty' });
/** What is being asked of the server. */
export const $csvWork = atom<'checking' | 'uploading' | null>(null);
/** The last word about the upload. */
export const $csvAlert = atom<{ text: string; isGood: boolean } | null>(null);

/** Longest stretch of reading before the page gets its turn, in ms. */
const SLICE_MS = 8;

/** Takes over a text and reads it in slices, so that the page answers meanwhile; a newer text ends the reading of an older one. */
export async function previewCsv(text: string): Promise<void> {
  $csvText.set(text);
  $report.set(null);
  if (text.trim() === '') return $preview.set({ status: 'empty' });
  $csvAlert.set(null);
  $preview.set({ status: 'reading', done: 0, total: 1 });
  await turn();
  if ($csvText.get() !== text) return;
  const read = readTable(text);
  if (!read.ok) return $preview.set({ status: 'read', rows: [], refusals: read.refusals, notes: [] });
  const { table } = read;
  const rows: UploadRow[] = [];
  const refusals: Refusal[] = [];
  let pause = performance.now() + SLICE_MS;
  for (const [done, tableRow] of table.rows.entries()) {
    if (performance.now() > pause) {
      $preview.set({ status: 'reading', done, total: table.rows.length });
      await turn();
      if ($csvText.get() !== text) return;
      pause = performance.now() + SLICE_MS;
    }
    const result = readTableRow(table, tableRow, vocabulary as Vocabulary);
    if (result.ok) rows.push(result.row);
    else refusals.push(...result.refusals);
  }
  $preview.set({ status: 'read', rows, refusals: [...refusals, ...findTwins(rows)], notes: table.notes });
}

/** Takes over a file; one that is no UTF-8 is told in words. */
export async function readFile(file: File): Promise<void> {
  if (file.size > MAX_UPLOAD_BYTES)
    return $csvAlert.set({
      text: `“${file.name}” is larger than 2 MB: split it and upload the parts one after the other.`,
      isGood: false,
    });
  const text = await readTextFile(file);
  if (text === null)
    return $csvAlert.set({
      text: `“${file.name}” is not UTF-8 text. Save it as “CSV UTF-8” and drop it again.`,
      isGood: false,
    });
  $csvFile.set(file.name);
  await previewCsv(text);
}

/** Puts text, file and preview away. */
export function clearCsv(): void {
  $csvFile.set(null);
  $csvText.set('');
  $preview.set({ status: 'empty' });
}

/** Asks the server what the upload would do. */
export function checkCsv(text: string): Promise<void> {
  return send(text, 'checking');
}

/** Uploads; all rows or none. The text is cleared when it is done. */
export function applyCsv(text: string): Promise<void> {
  return send(text, 'uploading');
}

const ask = requester<typeof bulkUpload>('/api/tools/bulk-upload');

async function send(text: string, work: 'checking' | 'uploading'): Promise<void> {
  if ($csvWork.get()) return;
  if (text.trim() === '') return $csvAlert.set({ text: 'Please paste your CSV data first', isGood: false });
  $csvText.set(text);
  $csvWork.set(work);
  $csvAlert.set(null);
  try {
    $report.set(await ask('POST', { body: { csvData: text, dryRun: work === 'checking' } }));
    if (work === 'uploading') {
      clearCsv();
      $csvAlert.set({ text: 'Data uploaded successfully!', isGood: true });
      await loadUploads();
    }
  } catch (error) {
    settleRefusal(error);
    $report.set(reportIn(error));
    $csvAlert.set({
      text: error instanceof CallError ? 'Error uploading data' : 'Error processing data',
      isGood: false,
    });
  } finally {
    $csvWork.set(null);
  }
}

/** Gives the page its turn. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
