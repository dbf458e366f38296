import type { Verdict } from './promise.ts';

/** One case of a promise: its name, and what is wrong, or null when it holds. */
export interface Case {
  name: string;
  problem: string | null;
}

/** The verdict over all cases: the figure counts them, or names the first broken ones. */
export function verdictOf(cases: readonly Case[], kept: string): Verdict {
  const broken = cases.filter(({ problem }) => problem !== null);
  if (cases.length === 0) return { ok: false, figure: 'nothing was tried' };
  if (broken.length === 0) return { ok: true, figure: `${cases.length} cases: ${kept}` };
  const first = broken.slice(0, 4).map(({ name, problem }) => `${name}: ${problem}`);
  return { ok: false, figure: `${broken.length} of ${cases.length} broken: ${first.join(' | ')}` };
}
