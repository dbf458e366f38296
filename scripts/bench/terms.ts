import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Sentence, readSentences } from '#domain/terms/read-sentences.ts';
import { areRights } from '#domain/terms/sentence-topics.ts';
import { type SentenceChange, tellChanges } from '#domain/terms/tell-changes.ts';

/**
 * `npm run bench:terms -- <folder> [--tell]`: replays histories of documents. The folder has a folder for each document
 * with its texts, named by their days so that they sort; `judged.json` beside them, written by a person beforehand, names
 * for each document the texts whose change concerns rights: `{ "<document>": ["<file>", …] }`. Promised: at most 40 % of
 * the recorded changes wait for an editor, none that concerns rights is missed, and 2 MB are told within 2 s.
 */
const MOST_QUEUED = 0.4;
const MOST_MS = 2000;

const [folder, ...options] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder) || !statSync(folder).isDirectory()) {
  console.error('Name a folder that holds a folder of dated texts for each document: npm run bench:terms -- <folder>');
  process.exit(2);
}
const judgedFile = join(folder, 'judged.json');
const judged: Record<string, string[]> | null = existsSync(judgedFile)
  ? (JSON.parse(readFileSync(judgedFile, 'utf8')) as Record<string, string[]>)
  : null;

const totals = { recorded: 0, queued: 0, rights: 0, judged: 0, missed: 0 };
for (const document of readdirSync(folder).sort()) {
  if (!statSync(join(folder, document)).isDirectory()) continue;
  const own = replay(join(folder, document), new Set(judged?.[document] ?? []), options.includes('--tell'));
  console.log(
    `${document}: ${own.recorded} recorded, ${own.queued} queued, ${own.rights} of them about rights${judged ? `; ${own.judged} judged to concern rights, ${own.missed} missed` : ''}`,
  );
  for (const name of Object.keys(totals) as (keyof typeof totals)[]) totals[name] += own[name];
}
const share = totals.recorded === 0 ? 0 : totals.queued / totals.recorded;
console.log(
  `\n${totals.recorded} recorded changes: ${totals.queued} queued (${Math.round(100 * share)} %, promised ${100 * MOST_QUEUED} %), ${totals.rights} about rights`,
);
console.log(
  judged ? `${totals.judged} judged to concern rights, ${totals.missed} missed` : 'No judged.json: nothing to miss.',
);
const ms = timeOfLargeDocument();
console.log(`2 MB told in ${Math.round(ms)} ms (promised ${MOST_MS})`);
if (share > MOST_QUEUED || totals.missed > 0 || ms > MOST_MS) process.exitCode = 1;

/** Goes through the texts of one document as the watch would: what is no reading of it leaves the last one in place. */
function replay(path: string, aboutRights: ReadonlySet<string>, isTold: boolean) {
  const own = { recorded: 0, queued: 0, rights: 0, judged: 0, missed: 0 };
  let last: Sentence[] | null = null;
  for (const file of readdirSync(path).sort()) {
    const sentences = readSentences(readFileSync(join(path, file), 'utf8'));
    if (last === null) {
      last = sentences;
      continue;
    }
    own.recorded += 1;
    const told = tellChanges(last, sentences);
    const isRead = told !== null;
    const changes: SentenceChange[] = told ?? [];
    const isAboutRights = changes.some(({ topics }) => areRights(topics));
    if (changes.length > 0) own.queued += 1;
    if (isAboutRights) own.rights += 1;
    if (aboutRights.has(file)) {
      own.judged += 1;
      if (!isAboutRights) own.missed += 1;
    }
    if (isTold && (changes.length > 0 || !isRead || aboutRights.has(file)))
      tell(file, changes, isRead, aboutRights.has(file));
    if (isRead) last = sentences;
  }
  return own;
}

function tell(file: string, changes: readonly SentenceChange[], isRead: boolean, isJudged: boolean): void {
  console.log(`  ${file}${isJudged ? ' [rights]' : ''}${isRead ? '' : ' is another page'}: ${changes.length}`);
  for (const { kind, before, after, topics } of changes.slice(0, 6))
    console.log(`    ${kind} (${topics.join(', ')})\n      - ${before.slice(0, 200)}\n      + ${after.slice(0, 200)}`);
}

/** Reads two texts of 2 MB, a twentieth of whose sentences differ, and tells what changed; median of three, ms. */
function timeOfLargeDocument(): number {
  const text = (edition: number) => {
    const sentences: string[] = [];
    for (let at = 0, size = 0; size < 2_000_000; at += 1) {
      const changed = at % 20 === 0 ? `edition ${edition}` : 'every edition';
      const sentence = `Under rule ${at} of ${changed} you grant us a licence to host and show clip ${at * 7} on page ${at * 3}.`;
      sentences.push(sentence);
      size += sentence.length + 1;
    }
    return sentences.join('\n');
  };
  const [before, after] = [readSentences(text(1)), text(2)];
  const times = [0, 1, 2].map(() => {
    const start = performance.now();
    tellChanges(before, readSentences(after));
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[1] ?? Infinity;
}
