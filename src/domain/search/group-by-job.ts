import { FIT_TITLES } from '#domain/task/task-tools.ts';
import type { SearchTool } from './search-tool.ts';
import type { SearchTask } from './task-index.ts';
import { jobReason } from './why-found.ts';

/** A tool that was found, and why in words. */
interface Found {
  entry: { search: Pick<SearchTool, 'tasks'> };
  why: string;
}

/** What was found for one job, in the order of the list; for none, each with a reason of its own. */
interface JobGroup<F extends Found> {
  job: SearchTask | null;
  /** `reason`: 'Made for it' where the job is named above, else why it was found. */
  rows: { found: F; reason: string }[];
}

/**
 * The list by the jobs that its reasons speak of, in the order in which it first meets them. What is for none of them stays
 * first where it was first, and else comes last.
 * @param tasks those that the search speaks of: a reason with another one stays with its tool
 */
export function groupByJob<F extends Found>(list: readonly F[], tasks: readonly SearchTask[]): JobGroup<F>[] {
  const titled = new Map(tasks.map((task) => [task.slug, task]));
  const first: JobGroup<F> = { job: null, rows: [] };
  const last: JobGroup<F> = { job: null, rows: [] };
  const jobs = new Map<SearchTask, JobGroup<F>>();
  for (const found of list) {
    const { job, reason } = readReason(found, titled);
    const group = job === null ? (jobs.size === 0 ? first : last) : (jobs.get(job) ?? { job, rows: [] });
    if (job !== null) jobs.set(job, group);
    group.rows.push({ found, reason });
  }
  return [first, ...jobs.values(), last].filter(({ rows }) => rows.length > 0);
}

/** The job is one of the tool's own: a reason that is made of it. */
function readReason(
  { entry, why }: Found,
  titled: ReadonlyMap<string, SearchTask>,
): { job: SearchTask | null; reason: string } {
  for (const { task, fit } of entry.search.tasks) {
    const job = titled.get(task);
    if (job && jobReason(fit, job) === why) return { job, reason: FIT_TITLES[fit] };
  }
  return { job: null, reason: why };
}
