import { readOnce } from '#domain/memo/read-once.ts';
import { readPart } from './catalogue-parts.ts';

/** Every task, by slug, with all that people say for it: for searching and picking. @throws StoreUnavailable */
export const allTasks = readOnce(() => readPart('tasks'));
