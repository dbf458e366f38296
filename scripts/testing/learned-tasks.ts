import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnTasks } from '#domain/search/learn-tasks.ts';
import { TaskClassifier } from '#domain/search/task-classifier.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { readObliqueWords } from '../build/read-search-words.ts';
import { searchWords } from './search-words.ts';

const root = join(import.meta.dirname, '../..');
const tasks = globSync('data/tasks/*.json', { cwd: root })
  .sort()
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Task);

/** What functions know of what is meant by sentences that name no task. */
export const taskClassifier = new TaskClassifier(learnTasks(tasks, searchWords, readObliqueWords(root)));
