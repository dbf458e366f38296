import { join } from 'node:path';
import { type MeasuredPage, measurePages } from '../../bench/measure-pages.ts';
import { type ProductPromise, runAlone } from './promise.ts';

/** Pages that most visits begin with, as their first paint asks for little; and pages that are made of code. */
const READ = ['/tool-fluid/1', '/tools'];
const USED = ['/quiz', '/dashboard'];
/** The largest paint, as a multiple of a hand-written page's with the same text. */
const READ_RATIO = 1.3;
const USED_RATIO = 1.7;
const MAX_REQUESTS = 6;
const MAX_KB = 50;
const MAX_TBT_MS = 50;

/** Timed, so it belongs to `npm run promises` on a quiet machine and not to the tests. */
export const promise: ProductPromise = {
  id: 35,
  title:
    'Detail and /tools, under rules as well, paint within 1.3 times a hand-written page, with 6 requests and 50 kB; quiz and dashboard within 1.7 times; CLS 0, TBT 50 ms',
  run: async () => {
    const dist = join(import.meta.dirname, '../../../dist');
    const measured = [
      ...(await measurePages(dist, [...READ, ...USED])),
      ...(await measurePages(dist, READ, true)).map((one) => ({ ...one, named: `${one.path} under rules` })),
    ].map((one) => ({ named: one.path, ...one }));
    const problems = measured.flatMap((one) => problemsOf(one).map((problem) => `${one.named} ${problem}`));
    const lines = measured.map(
      ({ named, page, ratio }) =>
        `${named} ${page['LCP ms']} ms (${ratio.toFixed(2)}), ${page['requests at first paint']} requests, ${page['kB at first paint']} kB`,
    );
    return { ok: problems.length === 0, figure: [lines.join('; '), ...problems].join(' | ') };
  },
};

function problemsOf({ path, page, ratio }: MeasuredPage): string[] {
  const isRead = READ.includes(path);
  const limits: [what: string, value: number, most: number][] = [
    ['times its floor', ratio, isRead ? READ_RATIO : USED_RATIO],
    ['CLS', page.CLS, 0],
    ['ms of TBT', page['TBT ms'], MAX_TBT_MS],
    ['requests', isRead ? page['requests at first paint'] : 0, MAX_REQUESTS],
    ['kB', isRead ? page['kB at first paint'] : 0, MAX_KB],
  ];
  // Not `value > most`: a figure that is missing is a problem, too.
  return limits
    .filter(([, value, most]) => !(value <= most))
    .map(([what, value, most]) => `has ${Number(value.toFixed(2))} ${what}, at most ${most} were promised`);
}

if (import.meta.main) await runAlone(promise);
