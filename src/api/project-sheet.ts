/** The forms in which a sheet leaves the house; without one it is JSON. */
export const sheetFormats = ['json', 'csv', 'docx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** The address of the file: `?format=`. */
export function sheetFilePath(project: string, format: SheetFormat): string {
  return `${'/api/projects/:id/sheet'.replace(':id', encodeURIComponent(project))}?format=${format}`;
}
