import { readOnce } from '#netlify/stores/read-once.ts';
import { readPart } from './catalogue-parts.ts';

/** Every task, by slug, without what people say for it, which is most of a task and for searching alone. @throws StoreUnavailable */
export const taskFacts = readOnce(() => readPart('task-facts'));

/** Slugs of all tasks. @throws StoreUnavailable */
export const taskSlugs = readOnce(async () => new Set((await taskFacts()).map(({ slug }) => slug)));
