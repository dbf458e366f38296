import { readOnce } from '#netlify/stores/read-once.ts';
import { readPart } from './catalogue-parts.ts';

/** Pages besides tools, tasks and drops: titles and addresses. @throws StoreUnavailable */
export const siteContent = readOnce(() => readPart('content'));
