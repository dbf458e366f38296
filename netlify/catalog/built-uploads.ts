import { readOnce } from '#netlify/stores/read-once.ts';
import { readPart } from './catalogue-parts.ts';

/** What was uploaded when the pages were built. @throws StoreUnavailable */
export const builtUploads = readOnce(() => readPart('uploads'));
