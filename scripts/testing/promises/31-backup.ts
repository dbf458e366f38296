import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMessage } from '#domain/letters/make-message.ts';
import { keepMessage } from '#netlify/stores/message-store.ts';
import { beginJournal } from '#netlify/stores/ending-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { changeTools, readTools } from '#netlify/stores/tool-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { backUp, restore } from '../../commands/backup/backup.ts';
import { copyEndings } from '../../commands/backup/journal.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type SiteUnderTest, startSiteUnderTest } from '../site-under-test.ts';
import { storedText } from '../stored-text.ts';
import { storesOf } from '../stores-of.ts';

/** People who write while the backup is made. */
const WRITERS = { full: 50, quick: 12 };

/** What was acknowledged before a backup began is in it, whoever writes meanwhile. */
export const promise: ProductPromise = {
  id: 31,
  title: `Backup while ${WRITERS.full} writers work: restored into an empty site, every write acknowledged before it began is there; a second restore changes nothing`,
  async run(effort) {
    const rounds = effort === 'full' ? 5 : 1;
    const problems: string[] = [];
    let acknowledged = 0;
    let records = 0;
    for (let round = 0; round < rounds; round += 1) {
      const outcome = await rehearse(WRITERS[effort]);
      problems.push(...outcome.problems);
      acknowledged += outcome.acknowledged;
      records += outcome.records;
    }
    return {
      ok: problems.length === 0 && acknowledged > 0,
      figure:
        problems.slice(0, 4).join(' | ') ||
        `${rounds} rehearsals with ${WRITERS[effort]} writers, ${records} records: ${acknowledged} acknowledged writes restored, 0 lost; 0 changed by the second restore`,
    };
  },
};

async function rehearse(writing: number): Promise<{ problems: string[]; acknowledged: number; records: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'yak-backup-'));
  const file = join(folder, 'yak.backup.gz');
  const endings = join(folder, 'yak.endings.gz');
  const site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
  await beginJournal(new Date());
  const writers = await startWriters(site, writing);
  await writers.haveWritten(4 * writing);
  const promised = new Map(writers.done);
  const counts = await backUp(storesOf(site), file, 'dev', new Date());
  await copyEndings(storesOf(site), endings, 'dev', new Date());
  await writers.stop();
  await site.close();

  const empty = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
  const problems: string[] = [];
  const first = await restore(storesOf(empty), file, 'dev', { endings });
  for (const [key, count] of promised) {
    const found = await countOf(key);
    if (found < count) problems.push(`${key}: ${found} of ${count} acknowledged writes`);
  }
  await readTools().catch((error: unknown) => problems.push(`uploads: ${String(error)}`));
  const before = JSON.stringify([...(await storedText(empty.blobs))]);
  const second = await restore(storesOf(empty), file, 'dev', { overwrite: true, endings });
  if (second.written > 0 || second.kept > 0 || JSON.stringify([...(await storedText(empty.blobs))]) !== before)
    problems.push('the second restore changed something');
  await truncate(file, 200);
  await restore(storesOf(empty), file, 'dev', { endings }).then(
    () => problems.push('a file that was cut off was taken for whole'),
    () => undefined,
  );
  await empty.close();
  await rm(folder, { recursive: true });
  const records = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (first.written !== records) problems.push(`${first.written} of ${records} records were written`);
  return { problems, acknowledged: [...promised.values()].reduce((sum, count) => sum + count, 0), records };
}

/** People who save, senders without an account, and an admin who uploads, until they are stopped; counts what each was told is done. */
async function startWriters(site: SiteUnderTest, writing: number) {
  const done = new Map<string, number>();
  const written = new EventEmitter();
  let isOver = false;
  let acknowledged = 0;
  const people = [];
  for (let count = 0; count < writing; count += 1) people.push(await site.signUp({ plan: 'core' }));
  const work = people.map(async (person, index) => {
    const kind = index % 10 === 0 ? 'upload' : index % 3 === 0 ? 'message' : 'save';
    for (let count = 0; !isOver; count += 1) {
      const key = await write(kind, person.id, count).catch(() => null);
      if (key === null) continue;
      done.set(key, (done.get(key) ?? 0) + 1);
      acknowledged += 1;
      written.emit('write');
    }
  });
  return {
    done,
    /** Comes back when so many writes were acknowledged. */
    async haveWritten(fewest: number) {
      while (acknowledged < fewest) await once(written, 'write');
    },
    async stop() {
      isOver = true;
      await Promise.all(work);
    },
  };
}

/** @returns under which name the acknowledged write is counted */
async function write(kind: 'upload' | 'message' | 'save', id: string, count: number): Promise<string> {
  if (kind === 'message') {
    const message = await keepMessage(makeMessage({ id: randomUUID() }));
    return `message/${message.id}`;
  }
  if (kind === 'upload') {
    await changeTools(({ uploads, head }) => ({
      uploads: [...uploads, { kind: 'change', toolId: 1_000_000 + head.nextId, fields: {}, over: {} }],
      head: (revision) => ({ ...head, revision, nextId: head.nextId + 1 }),
    }));
    return 'uploads/all';
  }
  const savedAt = new Date().toISOString();
  await changeUser(id, (user) => ({
    write: { ...user, saves: [...user.saves, { toolId: count, savedAt }] },
    outcome: null,
  }));
  return `saves/${id}`;
}

/** How many of the writes counted under a name are there. */
async function countOf(name: string): Promise<number> {
  const [kind, key = ''] = name.split('/');
  if (kind === 'message') return (await openStore('messages').read(key)) ? 1 : 0;
  if (kind === 'uploads') return (await readTools()).uploads.length;
  const value = (await openStore('users').read(key))?.value as { saves: unknown[] } | undefined;
  return value?.saves.length ?? 0;
}

if (import.meta.main) await runAlone(promise);
