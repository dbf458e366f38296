import { atom } from 'nanostores';
import type { KnownPerson, adminPeopleEndpoint } from '#api/admin-people.contract.ts';
import { requester } from '#api/request.ts';
import { attempt, refusalWords, showError } from './call.ts';
import { showToast } from './toast.ts';

const ask = requester<typeof adminPeopleEndpoint>('/api/admin/people');

/** Who was looked up last; null before. */
export const $person = atom<KnownPerson | null>(null);

/** What is under way; null when nothing is. */
export const $peopleWork = atom<'look' | 'export' | null>(null);

/** Looks one address up. */
export async function lookUp(email: string): Promise<void> {
  const look = () => ask('POST', { body: { do: 'look', email } });
  const person = await attempt($peopleWork, 'look', look, tellRefusal);
  if (person && 'accounts' in person) $person.set(person);
}

/** Sends a person the link to their own data. */
export async function sendExport(email: string): Promise<void> {
  const send = () => ask('POST', { body: { do: 'export', email } });
  const answer = await attempt($peopleWork, 'export', send, tellRefusal);
  if (!answer || !('letter' in answer)) return;
  if (answer.letter === 'off')
    showToast('No mail server', 'None is set up on this site (SMTP_URL), so nothing was sent.', 'destructive');
  else
    showToast(
      answer.letter === 'sent' ? 'Sent' : 'Stored',
      answer.letter === 'sent'
        ? `The link to their data is on its way to ${email}. It works for 24 hours.`
        : 'The mail server did not take it yet; it follows by itself.',
    );
}

function tellRefusal(error: unknown): void {
  showError(error, refusalWords(error), 'Not done');
}
