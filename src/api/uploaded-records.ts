import type { BuiltUploads } from '#domain/tool/editing/built-uploads.schema.ts';

export type UploadedRecordsAnswer = BuiltUploads;
