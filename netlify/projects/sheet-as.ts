import type { SheetFormat } from '#api/project-sheet.ts';
import type { Sheet } from '#domain/project/sheet.schema.ts';
import { sheetText } from '#domain/project/sheet.ts';

/** A sheet as a file that leaves the house. */
export interface SheetFile {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  ending: string;
}

/** How each form is written. */
export const sheetWriters: Partial<
  Record<SheetFormat, (sheet: Sheet, hash: string) => SheetFile | Promise<SheetFile>>
> = {
  json: (sheet) => ({ body: sheetText(sheet), type: 'application/json; charset=utf-8', ending: 'json' }),
};

/** A sheet in one form; null for a form that this site does not write. */
export async function sheetAs(format: SheetFormat, sheet: Sheet, hash: string): Promise<SheetFile | null> {
  return (await sheetWriters[format]?.(sheet, hash)) ?? null;
}
