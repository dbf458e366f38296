import { join } from 'node:path';
import { type FirstClicks, measureFirstClicks } from '../../bench/first-clicks.ts';
import { type ProductPromise, runAlone } from './promise.ts';

/** From the first act to its painted result, in ms, at a quarter of the processor's speed. */
const MAX_MS: Record<string, number> = { save: 300, filters: 300, search: 300, palette: 400 };
/** From the click to the next page's first paint, when the browser had made it ready. */
const NEXT_PAGE_MS = 120;

/** Timed, so it belongs to `npm run promises` on a quiet machine and not to the tests. */
export const promise: ProductPromise = {
  id: 38,
  title:
    'At a quarter of the speed, under rules as well, the first click shows its result within 300 ms (palette: 400), the next page within 120 ms when made ready ahead',
  run: async () => {
    const dist = join(import.meta.dirname, '../../../dist');
    const [plain, underRules] = [told(await measureFirstClicks(dist)), told(await measureFirstClicks(dist, true))];
    return {
      ok: plain.problems.length + underRules.problems.length === 0,
      figure: [
        `${plain.figure}; under rules ${underRules.figure}`,
        ...plain.problems,
        ...underRules.problems.map((problem) => `under rules ${problem}`),
      ].join(' | '),
    };
  },
};

function told({ cold, warm, nextPage, delivery }: FirstClicks): { figure: string; problems: string[] } {
  const problems = Object.entries(MAX_MS)
    // Not `value > most`: a figure that is missing is a problem, too.
    .filter(([what, most]) => !((cold[what] ?? Number.NaN) <= most))
    .map(([what, most]) => `${what} takes ${cold[what]} ms, at most ${most} were promised`);
  if (!(nextPage <= NEXT_PAGE_MS)) problems.push(`the next page takes ${nextPage} ms`);
  if (delivery !== 'prerendered') problems.push(`the next page came ${delivery}`);
  const lines = Object.keys(MAX_MS).map((what) => `${what} ${cold[what]} ms (${warm[what]} after a moved pointer)`);
  return { figure: `${lines.join(', ')}, next page ${nextPage} ms`, problems };
}

if (import.meta.main) await runAlone(promise);
