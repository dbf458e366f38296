import type { Submission } from '#domain/submission/submission.ts';
import { removeSubmission, submissions } from '#netlify/stores/submission-store.ts';
import { isAbout } from './is-about.ts';
import type { Person, PersonalStore } from './personal-store.ts';

/** What somebody suggested on /submit-tool. A tool that came of it stays in the guide: it says nothing of who suggested it. */
export const personalSubmissions: PersonalStore = {
  store: 'submissions',
  holds: 'Tools you submitted for review, and what was decided',
  async exportOf(person) {
    const submissions = await submissionsOf(person);
    return submissions.length === 0 ? null : submissions;
  },
  async erase(person) {
    for (const { id } of await submissionsOf(person)) await removeSubmission(id);
  },
};

async function submissionsOf(person: Person): Promise<Submission[]> {
  return (await submissions.all()).filter(({ userId, submitterEmail }) => isAbout(person, userId, submitterEmail));
}
