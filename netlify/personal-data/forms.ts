import type { ThreadSubject } from '#domain/admin/desk-thread.ts';
import { typedMessage, withoutMessageWords } from '#domain/letters/message.ts';
import { typedSubmission, withoutSubmissionWords } from '#domain/letters/submission/submission.ts';
import { type LinedStore, updateInLine } from '#netlify/stores/desk-lines.ts';
import { deskThreads, threadKey } from '#netlify/stores/desk-thread-store.ts';
import { ownedMessages, ownedSpam } from '#netlify/stores/message-store.ts';
import { type OwnedStore, removeOwned } from '#netlify/stores/person-index.ts';
import { ownedSubmissions } from '#netlify/stores/submission-store.ts';
import { personalRecords } from './own-records.ts';

/** What somebody wrote to us on /contact. */
export const personalMessages = personalRecords(ownedMessages, {
  holds: 'Messages you sent us by the contact form; kept one year after our answer, two years without one',
  typed: typedMessage,
  forgetSent: forgetSent(ownedMessages, 'message', withoutMessageWords),
});

/** The same, as far as the team took it for advertising. */
export const personalSpam = personalRecords(ownedSpam, {
  holds: 'Messages of yours that we took for advertising; kept 30 days',
  typed: typedMessage,
  forgetSent: forgetSent(ownedSpam, 'message', withoutMessageWords),
});

/** What somebody suggested on /submit-tool. A tool that came of it stays in the guide: it says nothing of who suggested it. */
export const personalSubmissions = personalRecords(ownedSubmissions, {
  holds: 'Tools you submitted for review, and what was decided; kept two years after the decision',
  typed: typedSubmission,
  forgetSent: forgetSent(ownedSubmissions, 'submission', withoutSubmissionWords),
});

/**
 * What becomes of what an account sent under an address that is not proven to be its own, when the account goes. Without
 * correspondence it goes too. What the team and that address wrote to each other belongs to the address: then the record
 * stays for it, without the words.
 */
function forgetSent<Document extends { id: string }>(
  owned: OwnedStore<Document> & LinedStore<Document>,
  kind: ThreadSubject['kind'],
  withoutWords: (document: Document) => Document,
): (key: string, document: Document) => Promise<void> {
  return async (key, document) => {
    if (await deskThreads.isMissing(threadKey({ kind, id: document.id }))) return removeOwned(owned, key, document);
    await updateInLine(owned, key, (current) => current && withoutWords(current));
  };
}
