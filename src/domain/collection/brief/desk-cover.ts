import type { Department } from '#domain/tool/audience.ts';
import { type Doing, doersAmong } from './task-cover.ts';

/** A desk with the jobs that it has most. */
export interface DeskJobs {
  desk: Department;
  title: string;
  jobs: { slug: string; title: string }[];
}

/** One job, and who of a list is made for it or good at it. */
interface CoveredJob {
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

/** 'Your tools do 12 of its 50 jobs well, 3 of them more than once.' */
export function coverText(jobs: readonly CoveredJob[]): string {
  const done = jobs.filter(({ names }) => names.length > 0).length;
  const twice = jobs.filter(({ names }) => names.length > 1).length;
  const more = twice > 0 ? `, ${twice} of them more than once` : '';
  return `Your tools do ${done} of its ${jobs.length} jobs well${more}.`;
}
