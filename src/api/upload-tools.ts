import { request } from './request.ts';
import type { UploadAnswer } from './upload-answer.ts';

/** Uploads tool records, such as those of `data/admin-bundle.json`, or tries it. @throws CallError `rows_refused` with a `RefusedUpload` when a record is refused */
export function uploadRecords(tools: readonly unknown[], dryRun: boolean): Promise<UploadAnswer> {
  return request('POST', '/api/admin/upload-tools', { tools, dryRun });
}
