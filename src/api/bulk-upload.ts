import { request } from './request.ts';
import type { UploadAnswer } from './upload-answer.ts';

/** Uploads tools as comma-separated values, or tries it. @throws CallError `rows_refused` with a `RefusedUpload` when a row is refused */
export function uploadCsv(csvData: string, dryRun: boolean): Promise<UploadAnswer> {
  return request('POST', '/api/tools/bulk-upload', { csvData, dryRun });
}
