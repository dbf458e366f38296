import type { Edition, Progress } from '#domain/letters/edition.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { outbox } from '#netlify/mail/mail-stores.ts';
import { type MailRun, openRun } from '#netlify/mail/mail-run.ts';
import { deliverQueued, queueMail } from '#netlify/mail/outbox.ts';
import { type ShardedWork, forgetShards, runShards } from '#netlify/jobs/run-shards.ts';
import { subscribers } from '#netlify/stores/subscriber-store.ts';
import { users } from '#netlify/stores/user-store.ts';
import { type MailReader, readerOfAccount, readerOfSubscriber } from './mail-reader.ts';
import { isStillWanted } from './still-wanted.ts';

/** A mailing to many, and how its parts are done. */
interface Mailing {
  /** Its name is part of the key of each of its mails. */
  edition: Pick<Edition, 'name'> & { progress: Pick<Progress, 'isDone'> };
  /** The mail for one reader; null when nothing of it is for them. Its key is made of the edition and the address. */
  write(reader: MailReader): Promise<Mail | null>;
  /** Notes that the mailing is done; another worker may have been first. */
  note(rule: (progress: Progress) => Progress): Promise<Pick<Progress, 'isDone'>>;
  /** No further reader is begun after this moment, on the clock of `performance.now()`. */
  until: number;
}

/** What one run did. */
export interface Run {
  sent: number;
  /** Letters of it that are written and have not gone, up to 1,000; none unless stated. */
  waiting?: number;
  /** Every letter of it was written and has left. */
  isDone: boolean;
  /** There was more to do when the time was over. */
  ranOut?: boolean;
}

/** Readers that are mailed at the same time need no more connections. */
const MAILS_AT_ONCE = 32;
/** Enough to say "a great many". */
const MAX_COUNTED = 1000;

/**
 * Sends a mailing as far as time allows, slice by slice of all readers. Every mail is stored under its key before it is
 * sent and known by it afterwards, so that a run may die anywhere, and two may meet; whether it is still wanted is asked
 * again right before it goes out. Accounts come first: whoever has one gets the mail of its plan before the same address
 * is met as a subscriber, when that mail is already known. When the mail server refuses all of us, nothing further is
 * written, and the next run goes on from there; what was written waits for `deliver-mail`.
 * @throws StoreUnavailable when the store does not answer: a later run goes on
 */
export async function sendEdition({ edition, write, note, until }: Mailing): Promise<Run> {
  const { name } = edition;
  if (edition.progress.isDone) return withWaiting(name, { sent: 0, isDone: true });
  const run = await openRun(MAILS_AT_ONCE);
  let sent = 0;
  const part = (
    kind: string,
    store: Pick<ShardedWork, 'keys' | 'someKeys'>,
    find: (key: string) => Promise<MailReader | null>,
  ): ShardedWork => ({
    name: `${name}-${kind}`,
    keys: (prefix) => store.keys(prefix),
    someKeys: (most) => store.someKeys(most),
    treat: async (key) => {
      if (await sendTo(await find(key), write, run)) sent += 1;
    },
    isStopped: () => run?.isStopped() ?? false,
  });
  const parts = [part('accounts', users, readerOfAccount), part('subscribers', subscribers, readerOfSubscriber)];
  try {
    for (const work of parts) {
      const { isDone, ranOut } = await runShards(work, until);
      if (!isDone) return await withWaiting(name, { sent, isDone, ranOut });
    }
  } finally {
    await run?.end();
  }
  const { isDone } = await note((progress) => ({ ...progress, isDone: true }));
  for (const work of parts) await forgetShards(work.name);
  return withWaiting(name, { sent, isDone });
}

/** What several runs did together. */
export function allOf(runs: readonly Run[]): Run {
  const waiting = runs.reduce((sum, run) => sum + (run.waiting ?? 0), 0);
  return {
    sent: runs.reduce((sum, { sent }) => sum + sent, 0),
    ...(waiting > 0 && { waiting }),
    isDone: runs.every(({ isDone }) => isDone),
    ...(runs.some(({ ranOut }) => ranOut) && { ranOut: true }),
  };
}

/** The same with the letters of the edition that wait: as long as one does, it is not done. */
async function withWaiting(name: string, run: Run): Promise<Run> {
  const waiting = await lettersWaiting(name);
  return waiting === 0 ? run : { ...run, waiting, isDone: false };
}

/** How many letters of an edition are written and have not gone, up to 1,000. @throws StoreUnavailable */
export async function lettersWaiting(edition: string): Promise<number> {
  return (await outbox.someKeys(MAX_COUNTED, `${edition}-`)).length;
}

/** Whether a mail went out. What the mail server did not take waits for `deliver-mail`. */
async function sendTo(reader: MailReader | null, write: Mailing['write'], run: MailRun | null): Promise<boolean> {
  const mail = reader && (await write(reader));
  if (!mail) return false;
  await queueMail(mail);
  const { sent } = await deliverQueued({ keys: [mail.key], isWanted: isStillWanted, run });
  return sent === 1;
}
