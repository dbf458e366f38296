import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Sentence, readSentences } from '#domain/watch/terms/read-sentences.ts';
import { areRights } from '#domain/watch/terms/sentence-topics.ts';
import { type SentenceChange, tellChanges } from '#domain/watch/terms/tell-changes.ts';

/** One document with its texts, oldest first. */
export interface TermsHistory {
  document: string;
  texts: { name: string; read(): string }[];
  /** Names of the texts whose change concerns rights, as a person judged beforehand. */
  aboutRights: ReadonlySet<string>;
}

/** One text of a replay, beside the reading before it. */
export interface Replayed {
  name: string;
  changes: SentenceChange[];
  /** False when it was taken for no reading of the document: the one before stays. */
  isRead: boolean;
  isJudged: boolean;
  /** Whether a change about rights was told. */
  isTold: boolean;
}

/**
 * The histories of a folder: a folder for each document, its texts named by their days, and beside them `judged.json`,
 * `{ "<document>": ["<file>", …] }`.
 */
export function historiesIn(folder: string): { histories: TermsHistory[]; isJudged: boolean } {
  const judgedFile = join(folder, 'judged.json');
  const isJudged = existsSync(judgedFile);
  const judged = isJudged ? (JSON.parse(readFileSync(judgedFile, 'utf8')) as Record<string, string[]>) : {};
  const documents = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());
  const histories = documents.sort().map((document) => ({
    document,
    texts: readdirSync(join(folder, document))
      .filter((name) => statSync(join(folder, document, name)).isFile())
      .sort()
      .map((name) => ({ name, read: () => readFileSync(join(folder, document, name), 'utf8') })),
    aboutRights: new Set(judged[document] ?? []),
  }));
  return { histories, isJudged };
}

/** Goes through the texts of a document as the watch would; the first is what it is compared with. */
export function replayHistory({ texts, aboutRights }: TermsHistory): Replayed[] {
  const replayed: Replayed[] = [];
  let last: Sentence[] | null = null;
  for (const { name, read } of texts) {
    const sentences = readSentences(read());
    if (last !== null) {
      const told = tellChanges(last, sentences);
      const changes = told ?? [];
      const isTold = changes.some(({ topics }) => areRights(topics));
      replayed.push({ name, changes, isRead: told !== null, isJudged: aboutRights.has(name), isTold });
      if (told === null) continue;
    }
    last = sentences;
  }
  return replayed;
}

/** Reads two texts of 2 MB, a twentieth of whose sentences differ, and tells what changed; ms of work, median of three. */
export function timeOfLargeDocument(): number {
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
    const start = process.cpuUsage();
    tellChanges(before, readSentences(after));
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[1] ?? Infinity;
}
