import { readOnce } from '#netlify/stores/read-once.ts';
import { readPart } from './catalogue-parts.ts';

/** What the files of lessons, articles and tasks say, for the desk. @throws StoreUnavailable */
export const fileTexts = readOnce(() => readPart('texts'));
