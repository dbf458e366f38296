import { type Edition, type Progress, advance, endWalk } from '#domain/subscription/edition.ts';
import { logError } from '#netlify/http/log.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { deliverQueued, queueMail } from '#netlify/mail/outbox.ts';
import { type MailReader, type Place, placesAfter, readerAt } from './mail-reader.ts';
import { isStillWanted } from './still-wanted.ts';

/** A mailing to many, and how its parts are done. */
export interface Mailing {
  edition: Edition;
  /** The mail for one reader; null when nothing of it is for them. Its key is made of the edition and the address. */
  write(reader: MailReader): Promise<Mail | null>;
  /** Notes how far the mailing has come; another worker may be further. */
  note(rule: (progress: Progress) => Progress): Promise<Progress>;
  /** No further reader is begun after this moment, on the clock of `performance.now()`. */
  until: number;
}

/** What one run did. */
export interface Run {
  sent: number;
  isDone: boolean;
}

/** Readers looked at at once, and from one note of the progress to the next. */
const WIDTH = 8;
const STRETCH = 80;

/**
 * Sends a mailing as far as time allows, from where it was left. Every mail is stored under its key before it is sent
 * and known by it afterwards, so that a run may die anywhere, and two may meet; whether it is still wanted is asked
 * again right before it goes out.
 * @throws StoreUnavailable when the store does not answer: a later run goes on
 */
export async function sendEdition({ edition, write, note, until }: Mailing): Promise<Run> {
  let { progress } = edition;
  const { walks: walk } = progress;
  let sent = 0;
  for (const stretch of stretchesOf(await placesAfter(progress.after))) {
    const done = await sendStretch(stretch, write, until);
    sent += done.sent;
    const last = stretch[done.looked - 1];
    if (last !== undefined) progress = await note((current) => advance(current, walk, last, done.failures));
    if (done.looked < stretch.length || progress.isDone || progress.walks !== walk)
      return { sent, isDone: progress.isDone };
  }
  progress = await note((current) => endWalk(current, walk));
  return { sent, isDone: progress.isDone };
}

/**
 * The places in stretches of one kind each: whoever has an account gets the mail of its plan before the same address
 * is met as a subscriber, when that mail is already known.
 */
function stretchesOf(places: readonly Place[]): Place[][] {
  const kinds = [
    places.filter((place) => place.startsWith('account-')),
    places.filter((place) => place.startsWith('subscriber-')),
  ];
  return kinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(kind.length / STRETCH) }, (_, index) =>
      kind.slice(index * STRETCH, (index + 1) * STRETCH),
    ),
  );
}

/** `looked` readers from the beginning of the stretch were looked at, `failures` of them in vain. */
async function sendStretch(
  stretch: readonly Place[],
  write: Mailing['write'],
  until: number,
): Promise<{ looked: number; sent: number; failures: number }> {
  let looked = 0;
  let sent = 0;
  let failures = 0;
  const work = async () => {
    for (let place = stretch[looked]; place !== undefined && performance.now() < until; place = stretch[looked]) {
      looked += 1;
      try {
        if (await sendTo(place, write)) sent += 1;
      } catch (error) {
        failures += 1;
        logError('reader_not_mailed', error);
      }
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, work));
  return { looked, sent, failures };
}

/** Whether a mail went out. What the mail server did not take waits for `deliver-mail`. */
async function sendTo(place: Place, write: Mailing['write']): Promise<boolean> {
  const reader = await readerAt(place);
  const mail = reader && (await write(reader));
  if (!mail) return false;
  await queueMail(mail);
  const { sent } = await deliverQueued({ keys: [mail.key], isWanted: isStillWanted });
  return sent === 1;
}
