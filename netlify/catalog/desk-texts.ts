import { readOnce } from '#domain/memo/read-once.ts';
import { readPart } from './catalogue-parts.ts';

/** What the files of lessons, articles and tasks say, for the desk. @throws StoreUnavailable */
export const fileTexts = readOnce(() => readPart('texts'));
