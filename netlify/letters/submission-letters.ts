import type { LetterState } from '#api/contact.ts';
import type { Submission } from '#domain/submission/submission.ts';
import { relationships } from '#domain/submission/submission-words.ts';
import { siteOrigin } from '#netlify/env.ts';
import { writeLetter } from '#netlify/mail/letter.ts';
import { postMail } from '#netlify/mail/outbox.ts';
import { postAboutForm } from './post-about-form.ts';
import { submissionLink } from './submission-link.ts';

/** Tells the team of a submission, and its sender that it arrived and where it stands. @throws StoreUnavailable */
export async function writeAboutSubmission(submission: Submission, now: Date): Promise<LetterState> {
  const { id, toolName, submitterName, submitterEmail } = submission;
  return postAboutForm(
    {
      kind: 'submission',
      id,
      sender: { name: submitterName, email: submitterEmail },
      toTeam: {
        subject: `Submission: ${toolName}`,
        parts: {
          title: toolName,
          paragraphs: teamParagraphs(submission),
          action: { label: 'Review it', address: `${siteOrigin()}/admin/review` },
        },
      },
      toSender: {
        title: 'We have your submission',
        paragraphs: [
          'Thank you. We look at every tool ourselves and reply within 2-3 business days.',
          'The private page below says at any time where it stands. Whoever has its address can read it.',
        ],
        action: { label: 'See where it stands', address: await submissionLink(id) },
      },
    },
    now,
  );
}

/** Tells the sender what was decided, once however often it is called. @throws StoreUnavailable */
export async function writeDecision({
  id,
  toolName,
  submitterEmail,
  decision,
}: Submission): Promise<'sent' | 'waiting'> {
  if (decision === null || (decision.state === 'accepted' && decision.toolId === null))
    throw new Error('Nothing is decided yet.');
  const toolAddress = decision.state === 'accepted' ? `${siteOrigin()}/tool-fluid/${decision.toolId}` : null;
  const parts = {
    title: toolAddress ? `${toolName} is in the guide` : `${toolName} is not going into the guide`,
    paragraphs: toolAddress
      ? ['You submitted it, we looked at it, and it is in. The words about it are ours, the good and the bad ones.']
      : [
          'We looked at what you submitted and decided against it. This is why:',
          decision.state === 'declined' ? decision.reason : '',
        ],
    action: toolAddress
      ? { label: 'Read its page', address: toolAddress }
      : { label: 'See your submission', address: await submissionLink(id) },
    footer: [
      { text: 'You get this one mail because you submitted the tool.' },
      { text: 'Yak, your curated guide to Ai', address: siteOrigin() },
    ],
  };
  return postMail({
    key: `submission-decided-${id}`,
    to: { address: submitterEmail },
    subject: parts.title,
    ...writeLetter(parts),
    personal: submitterEmail,
  });
}

function teamParagraphs({
  website,
  category,
  description,
  pricing,
  submitterName,
  submitterEmail,
  relationship,
  additionalInfo,
  isRepeat,
}: Submission): string[] {
  const role = Object.entries(relationships).find(([word]) => word === relationship)?.[1];
  return [
    `${website} (${category})${isRepeat ? '. This address had been suggested before.' : ''}`,
    description,
    ...(pricing ? [`Pricing: ${pricing}`] : []),
    ...(additionalInfo ? [additionalInfo] : []),
    `From ${submitterName} (${submitterEmail})${role ? `: “${role}”` : ''}. An answer to this mail goes to them.`,
  ];
}
