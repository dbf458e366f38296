import type { LetterState } from '#api/contact.contract.ts';
import type { Message } from '#domain/letters/message.ts';
import { dayText } from '#domain/value/day-text.ts';
import { mailSettings, siteOrigin } from '#netlify/env.ts';
import { ourName, writeLetter } from '#netlify/mail/letter.ts';
import { postMail } from '#netlify/mail/outbox.ts';
import { messageId } from '#netlify/mail/send-mail.ts';
import { postAboutForm } from './post-about-form.ts';

/** Tells the team of a message and its sender that it arrived. @throws StoreUnavailable */
export function writeAboutMessage(
  { id, name, email, company, subject, message, userId }: Message,
  now: Date,
): Promise<LetterState> {
  return postAboutForm(
    {
      kind: 'message',
      id,
      sender: { name, email, userId },
      toTeam: {
        subject: `Contact: ${subject}`,
        parts: {
          title: subject,
          paragraphs: [
            `From ${name}${company ? `, ${company}` : ''} (${email}). An answer to this mail goes to them.`,
            message,
          ],
          action: { label: 'All messages', address: `${siteOrigin()}/admin/messages` },
        },
      },
      toSender: {
        title: 'We have your message',
        paragraphs: [
          "Thanks for reaching out. We'll get back to you within 24 hours.",
          'A person reads it. The yak only looks on.',
        ],
      },
    },
    now,
  );
}

/** The key of the letter with one answer. */
export function answerKey(messageId: string, answerId: string): string {
  return `message-answer-${messageId}-${answerId}`;
}

/**
 * Sends an answer to whoever wrote a message, once: their words stand below it, and an answer to it comes to the team. Mail
 * programs show it under the letter that said that the message arrived.
 * @param answer `to`: what they wrote back last; null when nothing is known of it
 * @throws StoreUnavailable
 */
export function writeAnswer(
  { id, email, subject, message, receivedAt }: Message,
  answer: { id: string; text: string; to: string | null },
): Promise<'sent' | 'waiting'> {
  const settings = mailSettings();
  const earlier = messageId(`message-sender-${id}`);
  return postMail({
    key: answerKey(id, answer.id),
    to: { address: email },
    ...(settings && { replyTo: { name: 'Yak', address: settings.teamInbox } }),
    subject: `Re: ${subject}`,
    ...writeLetter({
      title: subject,
      paragraphs: answer.text.split(/\n{2,}/),
      entries: [
        answer.to === null
          ? { heading: `What you wrote on ${dayText(receivedAt)}`, text: message }
          : { heading: 'What you wrote', text: answer.to },
      ],
      footer: [
        { text: 'You get this because you wrote to us by the contact form. An answer to this mail comes to us.' },
        ourName(),
      ],
    }),
    headers: { 'In-Reply-To': earlier, References: earlier },
    personal: email,
  });
}
