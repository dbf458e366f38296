import type { Endpoint } from './endpoint.ts';

/** The catalogue as a file, opened by the browser itself. `format` is csv unless stated. */
export const adminExport = { path: '/api/admin/export', methods: ['GET'] } as const satisfies Endpoint;

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Address of the file. */
export function exportAddress(format: ExportFormat): string {
  return `${adminExport.path}?format=${format}`;
}
