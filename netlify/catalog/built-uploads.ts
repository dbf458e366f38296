import uploads from '#data/generated/uploads.json' with { type: 'json' };
import type { BuiltUploads } from '#domain/tool/built-uploads.schema.ts';

/** What was uploaded when the pages were built. */
export const builtUploads = uploads as BuiltUploads;
