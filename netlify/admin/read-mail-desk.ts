import type { MailDesk, RefusedLetter, WaitingLetters } from '#api/admin-letters.contract.ts';
import { letterKind } from '#domain/letters/letter-kind.ts';
import { standingText } from '#domain/letters/mail-standing.ts';
import { causeText, replyText } from '#domain/letters/refusal-text.ts';
import { mailStanding } from '#netlify/mail/mail-standing.ts';
import { type RefusedMail, type Waiting, outbox, refusedMails } from '#netlify/mail/mail-stores.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import type { DocumentStore } from '#netlify/stores/document-store.ts';
import { countRecords } from './count-records.ts';

/** Letters that are looked at, of those that wait and of those that were given up. */
const MAX_LOOKED_AT = 200;
/** Letters that are listed. */
const MAX_LISTED = 50;
const READ_AT_ONCE = 50;

/** How the mail server treats us, and the letters that it did not take. @throws StoreUnavailable */
export async function readMailDesk(): Promise<MailDesk> {
  const [standing, waiting, refused, refusedInAll] = await Promise.all([
    mailStanding(),
    firstOf(outbox),
    firstOf(refusedMails),
    countRecords(refusedMails),
  ]);
  const { trouble, takenAt } = standing;
  return {
    says: standingText(standing),
    trouble: trouble && { since: trouble.since, runs: trouble.runs, reply: replyText(trouble.last) },
    takenAt,
    waiting: byReason(waiting),
    refused: refused
      .toSorted((a, b) => (a.refusedAt > b.refusedAt ? -1 : 1))
      .slice(0, MAX_LISTED)
      .map(refusedLetter),
    refusedInAll,
  };
}

async function firstOf<Document>(store: DocumentStore<Document>): Promise<Document[]> {
  const keys = await store.someKeys(MAX_LOOKED_AT);
  const read = await atOnce(keys, READ_AT_ONCE, (key) => store.tryRead(key));
  return read.filter((document) => document !== null);
}

function byReason(waiting: readonly Waiting[]): WaitingLetters[] {
  const groups = new Map<string, WaitingLetters>();
  for (const one of waiting) {
    const { last, notBefore, since = notBefore } = one;
    if (!last) continue;
    const says = causeText(last.cause);
    const group = groups.get(says) ?? { says, letters: 0, reply: replyText(last), since, nextAt: notBefore };
    groups.set(says, {
      ...group,
      letters: group.letters + 1,
      since: since < group.since ? since : group.since,
      nextAt: notBefore < group.nextAt ? notBefore : group.nextAt,
    });
  }
  return [...groups.values()].sort((a, b) => b.letters - a.letters);
}

function refusedLetter({ mail: { key }, refusedAt, tries, last }: RefusedMail): RefusedLetter {
  const { text: letter, to } = letterKind(key);
  return {
    key,
    letter,
    to,
    refusedAt,
    tries,
    says: last?.cause === 'mailbox' ? causeText('mailbox') : givenUpText(last),
    reply: last ? replyText(last) : '',
  };
}

function givenUpText(last: RefusedMail['last']): string {
  if (!last) return 'It waited for 30 days, and no mail server took it.';
  return `Given up after many tries. ${causeText(last.cause)}`;
}
