import { typedSubmission, withoutSubmissionWords } from '#domain/letters/submission/submission.ts';
import { ownedSubmissions } from '#netlify/stores/submission-store.ts';
import { forgetSent } from './forget-sent.ts';
import { findRecords, removeOwnRecords } from './own-records.ts';
import type { PersonalStore } from './personal-store.ts';

/** What somebody suggested on /submit-tool. A tool that came of it stays in the guide: it says nothing of who suggested it. */
export const personalSubmissions: PersonalStore = {
  store: 'submissions',
  holds: 'Tools you submitted for review, and what was decided; kept two years after the decision',
  async exportOf(person) {
    const { own, sent } = await findRecords(ownedSubmissions, person);
    const submissions = [...own.values(), ...[...sent.values()].map(typedSubmission)];
    return submissions.length === 0 ? null : submissions;
  },
  erase: (person) =>
    removeOwnRecords(ownedSubmissions, person, forgetSent(ownedSubmissions, 'submission', withoutSubmissionWords)),
};
