import type { LetterState } from '#api/contact.ts';
import type { Message } from '#domain/message/message.ts';
import { siteOrigin } from '#netlify/env.ts';
import { postAboutForm } from './post-about-form.ts';

/** Tells the team of a message and its sender that it arrived. @throws StoreUnavailable */
export function writeAboutMessage(
  { id, name, email, company, subject, message }: Message,
  now: Date,
): Promise<LetterState> {
  return postAboutForm(
    {
      kind: 'message',
      id,
      sender: { name, email },
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
