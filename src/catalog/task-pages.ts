import { type Department, departments } from '#domain/tool/audience.ts';
import type { Task } from '#domain/task/task.schema.ts';
import type { TaskTool } from '#domain/task/task-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { questions } from './quiz.ts';
import { allTasks } from './tasks.ts';
import { toolsByTask } from './tools-by-task.ts';

/** What the quiz calls each department. */
export const departmentTitles = titlesOfDepartments() as Record<Department, string>;

/** What a task's page is drawn from. */
export type TaskPage = {
  task: Task;
  tools: TaskTool<Tool>[];
  /** Tasks done by the same tools, the nearest first. */
  near: Task[];
};

/** A desk with the tasks that it has most. */
export type DeskTasks = { desk: Department; title: string; tasks: Task[] };

/** The desks in the order of the quiz. Each task stands once, under the desk that has it most. */
export async function tasksByDesk(): Promise<DeskTasks[]> {
  const tasks = await allTasks();
  return departments.map((desk) => ({
    desk,
    title: departmentTitles[desk],
    tasks: tasks.filter(({ desks: [first] }) => first === desk),
  }));
}

/** Tasks named at the end of a page. */
const NEAR = 6;

/** One page per task for `getStaticPaths`. */
export async function taskPages(): Promise<{ params: { slug: string }; props: TaskPage }[]> {
  const [tasks, found] = [await allTasks(), await toolsByTask()];
  return tasks.map((task) => ({
    params: { slug: task.slug },
    props: {
      task,
      tools: found.get(task.slug) ?? [],
      near: nearTasks(task, tasks, found),
    },
  }));
}

function nearTasks(task: Task, tasks: readonly Task[], found: ReadonlyMap<string, TaskTool<Tool>[]>): Task[] {
  const own = new Set(found.get(task.slug)?.map(({ tool }) => tool.id));
  const shared = (other: Task) => {
    const others = found.get(other.slug) ?? [];
    const both = others.filter(({ tool }) => own.has(tool.id)).length;
    return both / Math.sqrt(Math.max(1, others.length));
  };
  return tasks
    .map((other) => ({ other, nearness: other.slug === task.slug ? 0 : shared(other) }))
    .filter(({ nearness }) => nearness > 0)
    .sort((a, b) => b.nearness - a.nearness || (a.other.slug < b.other.slug ? -1 : 1))
    .slice(0, NEAR)
    .map(({ other }) => other);
}

function titlesOfDepartments(): Record<string, string> {
  const options = questions.find(({ field }) => field === 'department')?.options ?? [];
  return Object.fromEntries(options.map(({ value, title }) => [value, title]));
}
