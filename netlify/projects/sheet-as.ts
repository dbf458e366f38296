import type { SheetFormat } from '#api/project-sheet.ts';
import type { Sheet } from '#domain/project/sheet.schema.ts';
import { sheetCsv } from '#domain/project/sheet-csv.ts';
import { sheetText } from '#domain/project/sheet.ts';
import { sheetView } from '#domain/project/sheet-view.ts';

/** A sheet as a file that leaves the house. */
interface SheetFile {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  ending: string;
}

/** A sheet in one form. */
export async function sheetAs(format: SheetFormat, sheet: Sheet, hash: string): Promise<SheetFile> {
  if (format === 'csv') return { body: sheetCsv(sheet), type: 'text/csv; charset=utf-8', ending: 'csv' };
  if (format === 'json') return { body: sheetText(sheet), type: 'application/json; charset=utf-8', ending: 'json' };
  const { sheetDocx } = await import('./sheet-docx.ts'); // large, and of no use to the other forms
  return {
    body: await sheetDocx(sheetView(sheet), hash),
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: 'docx',
  };
}
