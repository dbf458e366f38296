import { orList } from '#domain/text/list-text.ts';
import type { Department } from '#domain/tool/audience.ts';
import { type Doing, doersAmong } from './task-cover.ts';

/** A desk with the jobs that it has most. */
export interface DeskJobs {
  desk: Department;
  title: string;
  jobs: { slug: string; title: string }[];
}

/** One job, and who of a list is made for it or good at it. */
export interface CoveredJob {
  slug: string;
  title: string;
  names: string[];
}

/** The jobs of a desk with those of a list who do them: what several do first, what nobody does last. */
export function coverDesk(tools: readonly Doing[], jobs: DeskJobs['jobs']): CoveredJob[] {
  const doing = doersAmong(tools);
  return jobs
    .map((job) => ({ ...job, names: doing.get(job.slug) ?? [] }))
    .sort((a, b) => b.names.length - a.names.length);
}

/** 'Your tools do 25 of 145 jobs well, 8 of them more than once. None covers a Strategy or Brand job.' */
export function coverText(desks: readonly { title: string; covered: readonly CoveredJob[] }[]): string {
  const jobs = desks.flatMap(({ covered }) => covered);
  const [done, twice] = [countDone(jobs), countDone(jobs, 2)];
  const bare = desks.filter(({ covered }) => countDone(covered) === 0).map(({ title }) => title);
  const more = twice > 0 ? `, ${twice} of them more than once` : '';
  const none = done > 0 && bare.length > 0 ? ` None covers a ${orList(bare)} job.` : '';
  return `Your tools do ${done} of ${jobs.length} jobs well${more}.${none}`;
}

/** Jobs that at least so many of a list do well. */
export function countDone(jobs: readonly CoveredJob[], least = 1): number {
  return jobs.filter(({ names }) => names.length >= least).length;
}
