import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import type { Goal } from '#domain/tool/audience.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { FIT_WEIGHTS } from '#domain/tool/fit-weight.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import type { Rankable } from './rankable.ts';
import { JOB_DESK_SHARES, JOB_GOAL_SHARES, JOBS_COUNTED } from './weights.ts';

/** The fields of a task that the order may read. */
export type RankingTask = Pick<Task, 'slug' | 'title' | 'says' | 'desks' | 'goals'>;

/** A task that somebody with these answers has, done with one fit: one object for all tools that do it so well. */
export interface AskedJob {
  task: string;
  title: string;
  fit: Fit;
  goals: readonly Goal[];
  /** What it counts, by place of the goal in the answers; 0 when the task does not serve it. */
  values: readonly number[];
  /** What it counts over all goals that were asked for. */
  value: number;
}

/** The tasks that somebody with these answers has, by slug and fit. */
export type AskedTasks = ReadonlyMap<string, Record<Fit, AskedJob>>;

/** A job of one tool with what it counts for these answers, 0 to 1, among its other jobs. */
export interface Job {
  task: string;
  title: string;
  fit: Fit;
  note: string;
  value: number;
}

/** Which of all tasks this desk has for these goals, and how much each counts. */
export function askedTasks(tasks: readonly RankingTask[], { department, goals }: QuizAnswers): AskedTasks {
  const asked = new Map<string, Record<Fit, AskedJob>>();
  for (const task of tasks) {
    const desk = shareAt(JOB_DESK_SHARES, task.desks.indexOf(department));
    const shares = goals.map((goal) => desk * shareAt(JOB_GOAL_SHARES, task.goals.indexOf(goal)));
    if (!shares.some((share) => share > 0)) continue;
    const done = (fit: Fit): AskedJob => {
      const values = shares.map((share) => FIT_WEIGHTS[fit] * share);
      const value = values.reduce((sum, one) => sum + one, 0) / goals.length;
      return { task: task.slug, title: task.title, fit, goals: task.goals, values, value };
    };
    asked.set(task.slug, { 'made for': done('made for'), 'good at': done('good at'), can: done('can') });
  }
  return asked;
}

/** The share at a place, the last one for every later place; 0 for none. */
function shareAt(shares: readonly number[], place: number): number {
  return place < 0 ? 0 : (shares[Math.min(place, shares.length - 1)] ?? 0);
}

/** The tasks of a tool that are asked for. Every tool of the catalogue passes here, so it allocates one array at most. */
export function askedJobsOf({ tasks }: Pick<Rankable, 'tasks'>, asked: AskedTasks): readonly AskedJob[] {
  let jobs: AskedJob[] | undefined;
  for (const { task, fit } of tasks) {
    const job = asked.get(task)?.[fit];
    if (!job) continue;
    if (jobs) jobs.push(job);
    else jobs = [job];
  }
  return jobs ?? NONE;
}

const NONE: readonly AskedJob[] = [];

/** What all jobs of a tool count together, 0 to 1: for each goal the best ones, each for an equal part; several goals share the whole. */
export function valueOfJobs(jobs: readonly AskedJob[], goals: number): number {
  let total = 0;
  if (jobs.length <= JOBS_COUNTED) for (const { value } of jobs) total += value;
  else
    for (let goal = 0; goal < goals; goal++)
      for (const job of bestFor(jobs, goal)) total += (job.values[goal] ?? 0) / goals;
  return total / JOBS_COUNTED;
}

/** The jobs of a tool that count, those that count most first. */
export function countedJobs({ tasks }: Pick<Rankable, 'tasks'>, jobs: readonly AskedJob[], goals: number): Job[] {
  const values = new Map<AskedJob, number>();
  for (let goal = 0; goal < goals; goal++) {
    for (const job of bestFor(jobs, goal))
      values.set(job, (values.get(job) ?? 0) + (job.values[goal] ?? 0) / JOBS_COUNTED / goals);
  }
  return [...values]
    .map(([{ task, title, fit }, value]) => {
      const note = tasks.find((own) => own.task === task && own.fit === fit)?.note ?? '';
      return { task, title, fit, note, value };
    })
    .sort((a, b) => b.value - a.value);
}

/** The best jobs for one goal, as many as count. */
function bestFor(jobs: readonly AskedJob[], goal: number): AskedJob[] {
  const valueHere = (job: AskedJob) => job.values[goal] ?? 0;
  return jobs
    .filter((job) => valueHere(job) > 0)
    .sort((a, b) => valueHere(b) - valueHere(a))
    .slice(0, JOBS_COUNTED);
}

/** The best fit with which a tool does a job, or a job for one goal; null when it does none beyond 'can'. */
export function bestFitOf(jobs: readonly AskedJob[], goal?: Goal): 'made for' | 'good at' | null {
  let best: 'made for' | 'good at' | null = null;
  for (const { fit, goals } of jobs) {
    if (fit === 'can' || (goal && !goals.includes(goal))) continue;
    // A goal that the task serves only besides makes nobody "made for" it.
    if (fit === 'made for' && (!goal || goals[0] === goal)) return 'made for';
    best = 'good at';
  }
  return best;
}
