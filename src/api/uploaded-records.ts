import type { BuiltUploads } from '#domain/tool/built-uploads.schema.ts';
import type { Endpoint } from './endpoint.ts';

/** Everything that is uploaded, as a build takes it in (scripts/build/fetch-uploads.ts). */
export const uploadedRecords = { path: '/api/uploaded-records', methods: ['GET'] } as const satisfies Endpoint;

export type UploadedRecordsAnswer = BuiltUploads;
