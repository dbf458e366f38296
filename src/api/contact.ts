import type { Message, MessageForm } from '#domain/message/message.ts';
import type { FormProof } from '#domain/public-form/is-automatic.ts';
import { request } from './request.ts';

/**
 * What became of the letters about something that is stored: `sent`; `waiting`, the mail server does not answer and they
 * follow by themselves; `off`, no mail is set up on this site.
 */
export type LetterState = 'sent' | 'waiting' | 'off';

export interface ContactAnswer {
  letters: LetterState;
}

/** Sends a message to the team; the same attempt again is the same message. */
export function sendContact(form: MessageForm & FormProof & Pick<Message, 'about'>): Promise<ContactAnswer> {
  return request('POST', '/api/contact', form);
}
