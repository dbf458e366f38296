import type { Task } from '#domain/task/task.schema.ts';
import { useCasesOf } from '#domain/task/task-tools.ts';
import generated from '#netlify/generated/task-facts.json' with { type: 'json' };

/** Every task, by slug, without what people say for it, which is most of a task and for searching alone. */
export const taskFacts = generated as readonly Omit<Task, 'says'>[];

/** What the paid filters know of the tasks. */
export const useCasesByTask = useCasesOf(taskFacts);
