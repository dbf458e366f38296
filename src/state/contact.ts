import { atom } from 'nanostores';
import type { LetterState, contact } from '#api/contact.contract.ts';
import { requester } from '#api/request.ts';
import type { AboutFact } from '#domain/watch/correction/report-error.ts';
import { cleanMessage } from '#domain/letters/check-message.ts';
import type { MessageForm } from '#domain/letters/message.ts';
import { formRefusalWords } from './form-opening.ts';
import { makeFormProofs } from './form-proof.ts';
import { showToast } from './toast.ts';

/** Where the form stands; `sent` carries what became of the letters. */
type ContactState = { status: 'idle' | 'sending' } | { status: 'sent'; letters: LetterState; email: string };

export const $contact = atom<ContactState>({ status: 'idle' });

const askContact = requester<typeof contact>('/api/contact');
const proofs = makeFormProofs();

/** The form was touched: from now on it counts as open. */
export function touchMessage(): void {
  proofs.begin();
}

/**
 * Sends a message. What was typed stays in the form unless it comes back true.
 * @param trap what stands in the field that no person sees
 * @param about the fact that the reader thinks is wrong
 */
export async function sendMessage(typed: MessageForm, trap: string, about: AboutFact | null): Promise<boolean> {
  if ($contact.get().status === 'sending') return false;
  const form = cleanMessage(typed);
  $contact.set({ status: 'sending' });
  try {
    const { letters } = await askContact('POST', {
      body: { ...form, ...(about && { about }), ...(await proofs.proofFor({ ...form }, trap)) },
    });
    proofs.finish();
    $contact.set({ status: 'sent', letters, email: form.email });
    showToast('Message Sent!', "Thanks for reaching out. We'll get back to you within 24 hours.");
    return true;
  } catch (error) {
    $contact.set({ status: 'idle' });
    showToast('Error', formRefusalWords(error, 'Failed to send message. Please try again.'), 'destructive');
    return false;
  }
}
