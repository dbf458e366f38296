import type { Message, MessageForm } from '#domain/letters/message/message.ts';
import type { FormProof } from '#domain/letters/form/is-automatic.ts';
import type { contact } from './contact.contract.ts';
import type { Answer } from './contract.ts';
import { requester } from './request.ts';

export type ContactAnswer = Answer<typeof contact, 'POST'>;
export type LetterState = ContactAnswer['letters'];

const ask = requester<typeof contact>('/api/contact');

/** Sends a message to the team; the same attempt again is the same message. */
export function sendContact(form: MessageForm & FormProof & Pick<Message, 'about'>): Promise<ContactAnswer> {
  return ask('POST', { body: form });
}
