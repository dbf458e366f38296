import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';
import type { UploadAnswer } from './upload-answer.ts';

export const bulkUpload = { path: '/api/tools/bulk-upload', methods: ['POST'] } as const satisfies Endpoint;

/** Uploads tools as comma-separated values, or tries it. @throws CallError `rows_refused` with a `RefusedUpload` when a row is refused */
export function uploadCsv(csvData: string, dryRun: boolean): Promise<UploadAnswer> {
  return request('POST', bulkUpload.path, { csvData, dryRun });
}
