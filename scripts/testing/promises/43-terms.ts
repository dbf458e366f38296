import { existsSync } from 'node:fs';
import { type MadeHistory, madeHistories } from '../made-histories.ts';
import {
  historiesIn,
  type Replayed,
  replayHistory,
  type TermsHistory,
  timeOfLargeDocument,
} from '../terms-histories.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const MAX_QUEUED = 0.4;
const MAX_MS = 2000;
/** Recorded histories are in no repository: a folder as `npm run bench:terms` takes it, with `judged.json`. */
const folder = process.env['YAK_TERMS_HISTORIES'];

/** What makers change about rights reaches an editor, and what is no change does not. */
export const promise: ProductPromise = {
  id: 43,
  title:
    'Terms: at most 40 % of recorded changes queued, none about rights missed, no quiet visit taken for a change, 2 MB told within 2 s',
  run(effort) {
    const seeds = effort === 'full' ? [1, 2, 3, 4, 5, 6] : [1];
    const cases = seeds.flatMap((seed) => casesOfMade(madeHistories(seed)));
    let recorded = 'no recorded histories (YAK_TERMS_HISTORIES names none)';
    if (folder !== undefined && existsSync(folder)) {
      const { histories } = historiesIn(folder);
      cases.push(...casesOf(histories));
      recorded = `${histories.length} recorded histories: ${sharesOf(histories.flatMap(replayHistory))}`;
    }
    const ms = timeOfLargeDocument();
    cases.push({ name: '2 MB', problem: ms <= MAX_MS ? null : `took ${Math.round(ms)} ms` });
    const made = seeds.flatMap((seed) => madeHistories(seed).flatMap(replayHistory));
    return Promise.resolve(
      verdictOf(cases, `made histories: ${sharesOf(made)}; ${recorded}; 2 MB in ${Math.round(ms)} ms`),
    );
  },
};

function casesOf(histories: readonly TermsHistory[]): Case[] {
  const all = histories.flatMap(replayHistory);
  const share = all.filter(isQueued).length / Math.max(1, all.length);
  const missed = histories.flatMap((history) =>
    replayHistory(history).map((one): Case => {
      const isMissed = one.isJudged && !one.isTold;
      return { name: `${history.document}/${one.name}`, problem: isMissed ? 'a change about rights is missed' : null };
    }),
  );
  const queued = `${Math.round(100 * share)} % queued`;
  return [...missed, { name: 'the queue', problem: share <= MAX_QUEUED ? null : queued }];
}

function casesOfMade(histories: readonly MadeHistory[]): Case[] {
  const quiet = histories.flatMap((history) =>
    replayHistory(history).map((one): Case => {
      const isFalse = isQueued(one) && !history.changed.has(one.name);
      const words = one.changes.map(({ before, after }) => `${before} → ${after}`).join(' / ');
      return { name: `${history.document}/${one.name}`, problem: isFalse ? `no change, and queued: ${words}` : null };
    }),
  );
  return [...casesOf(histories), ...quiet];
}

function isQueued({ changes }: Replayed): boolean {
  return changes.length > 0;
}

function sharesOf(all: readonly Replayed[]): string {
  const judged = all.filter(({ isJudged }) => isJudged);
  const queued = all.filter(isQueued).length;
  return `${queued} of ${all.length} queued (${Math.round((100 * queued) / all.length)} %), ${judged.filter(({ isTold }) => isTold).length} of ${judged.length} about rights told`;
}

if (import.meta.main) await runAlone(promise);
