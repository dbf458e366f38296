import { atom } from 'nanostores';
import type { LetterAgain, LettersDesk, RefusedLetter, adminLettersEndpoint } from '#api/admin-letters.contract.ts';
import type { LetterState } from '#api/contact.contract.ts';
import { requester } from '#api/request.ts';
import { weekText } from '#domain/value/iso-week.ts';
import type { Plan } from '#domain/plan/plans.schema.ts';
import type { OrderKind } from '#domain/admin/letter-order.ts';
import { attempt, refusalWords, showError } from './call.ts';
import { reading } from './reading.ts';
import { showToast } from './toast.ts';

const ask = requester<typeof adminLettersEndpoint>('/api/admin/letters');

/** What goes out next, and what waits. */
export const { store: $letters, load: loadLetters } = reading<LettersDesk>(() => ask('GET'), 'old');

/** What is under way at the desk of letters; null when nothing is. */
export const $letterWork = atom<'order' | 'test' | 'again' | null>(null);

const notices: Record<OrderKind, string> = {
  hold: 'It waits until somebody releases it.',
  skip: 'It will not go out.',
  release: 'It goes out as if nobody had stopped it.',
};
const titles: Record<OrderKind, string> = { hold: 'Held', skip: 'Skipped', release: 'Released' };

/** Holds, skips or releases the digest of a week. */
export async function order(kind: OrderKind, week: string): Promise<void> {
  const desk = await attempt($letterWork, 'order', () => ask('POST', { body: { do: kind, week } }), tellRefusal);
  if (!desk || !('coming' in desk)) return;
  $letters.set({ status: 'read', read: desk });
  showToast(`${titles[kind]}: ${weekText(week)}`, notices[kind]);
}

/** Sends the digest to whoever is signed in, as a reader on that plan gets it. */
export async function sendTestDigest(week: string, plan: Plan): Promise<void> {
  const test = () => ask('POST', { body: { do: 'test', week, plan } });
  const answer = await attempt($letterWork, 'test', test, tellRefusal);
  if (answer && 'letter' in answer && !('desk' in answer)) tellTest(answer.letter);
}

const fates: Record<LetterAgain, [title: string, words: string]> = {
  sent: ['Sent', 'The mail server has taken it.'],
  waiting: ['Waiting', 'The mail server did not take it yet; it follows by itself.'],
  refused: ['Refused again', 'It stays in the list, with what the mail server says now.'],
  unwanted: ['Not sent', 'Its reader does not want such letters any more.'],
};

/** Sends a letter again that was given up. */
export async function sendAgain({ key, letter }: RefusedLetter): Promise<void> {
  const answer = await attempt($letterWork, 'again', () => ask('POST', { body: { do: 'again', key } }), tellRefusal);
  if (!answer || !('desk' in answer)) return;
  $letters.set({ status: 'read', read: answer.desk });
  const [title, words] = fates[answer.letter];
  showToast(`${title}: ${letter}`, words, answer.letter === 'refused' ? 'destructive' : undefined);
}

/** What became of a test. */
export function tellTest(letter: LetterState): void {
  if (letter === 'sent') showToast('Test sent', 'It is in your mailbox.');
  else if (letter === 'waiting') showToast('Test stored', 'The mail server did not take it yet; it follows by itself.');
  else showToast('No mail server', 'None is set up on this site (SMTP_URL), so nothing was sent.', 'destructive');
}

/** A letter that began meanwhile is shown as it stands. */
function tellRefusal(error: unknown): void {
  showError(error, refusalWords(error), 'Not changed');
  void loadLetters();
}
