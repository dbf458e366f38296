import type { Edition, Progress } from '#domain/mailing/edition.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { deliverQueued, openLine, queueMail } from '#netlify/mail/outbox.ts';
import type { MailLine } from '#netlify/mail/send-mail.ts';
import { type SlicedWork, forgetSlices, runSlices } from '#netlify/slices/run-slices.ts';
import { subscribers } from '#netlify/stores/subscriber-store.ts';
import { users } from '#netlify/stores/user-store.ts';
import { type MailReader, readerOfAccount, readerOfSubscriber } from './mail-reader.ts';
import { isStillWanted } from './still-wanted.ts';

/** A mailing to many, and how its parts are done. */
export interface Mailing {
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
  isDone: boolean;
  /** There was more to do when the time was over. */
  ranOut?: boolean;
}

/** Readers that are mailed at the same time need no more connections. */
const MAILS_AT_ONCE = 32;

/**
 * Sends a mailing as far as time allows, slice by slice of all readers. Every mail is stored under its key before it is
 * sent and known by it afterwards, so that a run may die anywhere, and two may meet; whether it is still wanted is asked
 * again right before it goes out. Accounts come first: whoever has one gets the mail of its plan before the same address
 * is met as a subscriber, when that mail is already known.
 * @throws StoreUnavailable when the store does not answer: a later run goes on
 */
export async function sendEdition({ edition, write, note, until }: Mailing): Promise<Run> {
  const { name } = edition;
  if (edition.progress.isDone) return { sent: 0, isDone: true };
  const line = openLine(MAILS_AT_ONCE);
  let sent = 0;
  const part = (
    kind: string,
    store: Pick<SlicedWork, 'keys' | 'someKeys'>,
    find: (key: string) => Promise<MailReader | null>,
  ): SlicedWork => ({
    name: `${name}-${kind}`,
    keys: (prefix) => store.keys(prefix),
    someKeys: (most) => store.someKeys(most),
    treat: async (key) => {
      if (await sendTo(await find(key), write, line)) sent += 1;
    },
  });
  const parts = [part('accounts', users, readerOfAccount), part('subscribers', subscribers, readerOfSubscriber)];
  try {
    for (const work of parts) {
      const { isDone, ranOut } = await runSlices(work, until);
      if (!isDone) return { sent, isDone, ranOut };
    }
  } finally {
    line?.close();
  }
  const { isDone } = await note((progress) => ({ ...progress, isDone: true }));
  for (const work of parts) await forgetSlices(work.name);
  return { sent, isDone };
}

/** Whether a mail went out. What the mail server did not take waits for `deliver-mail`. */
async function sendTo(reader: MailReader | null, write: Mailing['write'], line: MailLine | null): Promise<boolean> {
  const mail = reader && (await write(reader));
  if (!mail) return false;
  await queueMail(mail);
  const { sent } = await deliverQueued({ keys: [mail.key], isWanted: isStillWanted, line });
  return sent === 1;
}
