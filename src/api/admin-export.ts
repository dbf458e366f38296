export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Address of the file. */
export function exportAddress(format: ExportFormat): string {
  return `/api/admin/export?format=${format}`;
}
