import { lowerFirst } from '#domain/text/first-letter.ts';
import { jobsInLine } from './job-doing.ts';
import type { Tool } from './tool.schema.ts';

/** Jobs named in the verdict at most. */
const MAX_JOBS = 3;

/**
 * The jobs that a tool is best at, in words of one line: those that it is made for, else those that it is good at, as far
 * as their titles are known; empty without any.
 */
export function bestAt(tasks: Tool['tasks'], titles: ReadonlyMap<string, string> = new Map()): string {
  for (const best of ['made for', 'good at'] as const) {
    const jobs = tasks.filter(({ fit }) => fit === best).flatMap(({ task }) => titles.get(task) ?? []);
    if (jobs.length > 0) return jobsInLine(jobs.slice(0, MAX_JOBS).map(lowered)).replace(/^./, capital);
  }
  return '';
}

const capital = (letter: string) => letter.toUpperCase();

/** A title within a line: its capital goes unless it begins a name in capitals, as '3D' or 'PDF' do. */
function lowered(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? lowerFirst(title) : title;
}
