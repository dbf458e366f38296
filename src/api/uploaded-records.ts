import type { BuiltUploads } from '#domain/tool/built-uploads.schema.ts';

export type UploadedRecordsAnswer = BuiltUploads;
