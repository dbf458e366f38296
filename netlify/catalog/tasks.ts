import type { Task } from '#domain/task/task.schema.ts';
import generated from '#netlify/generated/tasks.json' with { type: 'json' };

/** Every task, by slug, with all that people say for it: for searching and picking. */
export const allTasks = generated as readonly Task[];
