import { readOnce } from '#domain/memo/read-once.ts';
import { TaskClassifier } from '#domain/search/task-classifier.ts';
import { readPart } from './catalogue-parts.ts';

/** How people speak, for the search. @throws StoreUnavailable */
export const searchWords = readOnce(() => readPart('search-words'));

/** What is meant by sentences that name no task. @throws StoreUnavailable */
export const taskClassifier = readOnce(async () => new TaskClassifier(await readPart('learned-tasks')));
