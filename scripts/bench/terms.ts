import { existsSync, statSync } from 'node:fs';
import { areRights } from '#domain/watch/terms/sentence-topics.ts';
import { historiesIn, type Replayed, replayHistory, timeOfLargeDocument } from '../testing/terms-histories.ts';

/**
 * `npm run bench:terms -- <folder> [--tell]`: replays histories of documents. The folder has a folder for each document
 * with its texts, named by their days so that they sort; `judged.json` beside them, written by a person beforehand, names
 * for each document the texts whose change concerns rights: `{ "<document>": ["<file>", …] }`. Promised: at most 40 % of
 * the recorded changes wait for an editor, none that concerns rights is missed, and 2 MB are told within 2 s.
 */
const MAX_QUEUED = 0.4;
const MAX_MS = 2000;

const [folder, ...options] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder) || !statSync(folder).isDirectory()) {
  console.error('Name a folder that holds a folder of dated texts for each document: npm run bench:terms -- <folder>');
  process.exit(2);
}
const { histories, isJudged } = historiesIn(folder);
if (!histories.some(({ texts }) => texts.length > 1)) {
  console.error(`No folder of ${folder} holds two texts of a document: nothing can be replayed.`);
  process.exit(2);
}
const totals = { recorded: 0, queued: 0, rights: 0, judged: 0, missed: 0 };
for (const history of histories) {
  const replayed = replayHistory(history);
  const own = sumsOf(replayed);
  console.log(
    `${history.document}: ${own.recorded} recorded, ${own.queued} queued, ${own.rights} of them about rights${isJudged ? `; ${own.judged} judged to concern rights, ${own.missed} missed` : ''}`,
  );
  if (options.includes('--tell')) for (const one of replayed) tell(one);
  for (const name of Object.keys(totals) as (keyof typeof totals)[]) totals[name] += own[name];
}
const share = totals.recorded === 0 ? 0 : totals.queued / totals.recorded;
console.log(
  `\n${totals.recorded} recorded changes: ${totals.queued} queued (${Math.round(100 * share)} %, promised ${100 * MAX_QUEUED} %), ${totals.rights} about rights`,
);
console.log(
  isJudged ? `${totals.judged} judged to concern rights, ${totals.missed} missed` : 'No judged.json: nothing to miss.',
);
const ms = timeOfLargeDocument();
console.log(`2 MB told in ${Math.round(ms)} ms (promised ${MAX_MS})`);
if (share > MAX_QUEUED || totals.missed > 0 || ms > MAX_MS) process.exitCode = 1;

function sumsOf(replayed: readonly Replayed[]): typeof totals {
  const count = (wanted: (one: Replayed) => boolean) => replayed.filter(wanted).length;
  return {
    recorded: replayed.length,
    queued: count(({ changes }) => changes.length > 0),
    rights: count(({ isTold }) => isTold),
    judged: count(({ isJudged }) => isJudged),
    missed: count((one) => one.isJudged && !one.isTold),
  };
}

function tell({ name, changes, isRead, isJudged: isAboutRights }: Replayed): void {
  if (changes.length === 0 && isRead && !isAboutRights) return;
  console.log(`  ${name}${isAboutRights ? ' [rights]' : ''}${isRead ? '' : ' is another page'}: ${changes.length}`);
  for (const { kind, before, after, topics } of changes.slice(0, 6))
    console.log(
      `    ${kind} (${topics.join(', ')}${areRights(topics) ? '!' : ''})\n      - ${before.slice(0, 200)}\n      + ${after.slice(0, 200)}`,
    );
}
