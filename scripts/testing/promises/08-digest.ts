import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '#netlify/stores/open-store.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { makeReaders } from './digest-readers.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { seededRandom } from './seeded-random.ts';
import { type SiteUnderTest, startSiteUnderTest } from '../site-under-test.ts';

/** Each worker's clock is this far ahead of the one before, in ms: longer than a claim lasts. */
const STEP = 120_000;
/** Writes to the store for each mail: stored, claimed, marked. */
const WRITES = 3;
const STORE_LATENCY = 8;

/** Every reader gets the digest, whatever happens to those who send it. */
export const promise: ProductPromise = {
  id: 8,
  title:
    'Digest to 200 addresses with 12 kills: all reached, no more duplicates than mails in flight; two workers at once: none',
  async run(effort) {
    const [addresses, kills] = effort === 'full' ? [200, 12] : [60, 4];
    const site = await startSiteUnderTest({ captureLog: true });
    const mail = await site.startMail();
    const readers = await makeReaders(site, addresses);
    site.blobs.setLatency(() => STORE_LATENCY);

    const inFlight = await sendWithKills(site, addresses, kills);
    const killed = await count(mail, readers);
    mail.clear();
    await Promise.all([
      startWorker(site, '2026-11-23T07:00:00Z', 0).ended,
      startWorker(site, '2026-11-23T07:00:00Z', 0).ended,
    ]);
    const paired = await count(mail, readers);
    await site.close();

    const isKept =
      killed.missed === 0 &&
      killed.duplicates <= inFlight &&
      killed.strangers === 0 &&
      paired.missed === 0 &&
      paired.duplicates === 0;
    return {
      ok: isKept && killed.sent >= addresses && inFlight > 0,
      figure: `${addresses} addresses, ${kills} kills with ${inFlight} mails in flight: missed ${killed.missed}, duplicates ${killed.duplicates}, of them ${killed.strangers} under another Message-ID; two workers at once: missed ${paired.missed}, duplicates ${paired.duplicates}`,
    };
  },
};

/** Starts workers one after the other and kills all but the last, each after some mails of its own. @returns the mails that were in flight at the kills */
async function sendWithKills(site: SiteUnderTest, addresses: number, kills: number): Promise<number> {
  const random = seededRandom(8);
  let inFlight = 0;
  for (let index = 0; index < kills; index += 1) {
    const worker = startWorker(site, '2026-11-16T07:00:00Z', index * STEP);
    await worker.begun;
    const deadly = site.blobs.stats.puts + WRITES * (1 + random() * 1.8 * (addresses / (kills + 1)));
    while (site.blobs.stats.puts < deadly && worker.isRunning()) await wait(1);
    if (!worker.isRunning()) throw new Error('A worker had nothing left to do.');
    worker.kill();
    await worker.ended;
    inFlight += await countClaimed(Date.now() + index * STEP);
  }
  await startWorker(site, '2026-11-16T07:00:00Z', kills * STEP).ended;
  return inFlight;
}

/** Mails that a worker had claimed when it was killed: they may or may not have gone out. */
async function countClaimed(now: number): Promise<number> {
  let claimed = 0;
  for await (const key of openStore('outbox').list()) {
    const value = (await openStore('outbox').read(key))?.value as { claimedUntil: string | null } | undefined;
    if (value?.claimedUntil && Date.parse(value.claimedUntil) > now) claimed += 1;
  }
  return claimed;
}

function startWorker({ environment }: SiteUnderTest, monday: string, ahead: number) {
  const child = fork(new URL('digest-worker.ts', import.meta.url), [monday, String(ahead)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    begun: new Promise<void>((resolve) => child.once('message', () => resolve())),
    ended: new Promise<void>((resolve) => child.once('exit', () => resolve())),
    isRunning: () => child.exitCode === null,
    kill: () => child.kill('SIGKILL'),
  };
}

interface Count {
  sent: number;
  missed: number;
  /** Mails to an address beyond its first. */
  duplicates: number;
  /** Duplicates that a mail program could not recognise. */
  strangers: number;
}

async function count(mail: LocalMail, readers: readonly string[]): Promise<Count> {
  const arrived = await mail.list();
  const idsOf = new Map(readers.map((address) => [address, [] as string[]]));
  for (const { recipients, messageId } of arrived)
    for (const address of recipients) idsOf.get(address)?.push(messageId);
  const lists = [...idsOf.values()];
  return {
    sent: arrived.length,
    missed: lists.filter(({ length }) => length === 0).length,
    duplicates: arrived.length - lists.filter(({ length }) => length > 0).length,
    strangers: lists.filter((ids) => new Set(ids).size > 1).length,
  };
}

if (import.meta.main) await runAlone(promise);
