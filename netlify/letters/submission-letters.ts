import type { LetterState } from '#api/contact.contract.ts';
import { retentionDays, isPast } from '#domain/admin/retention.ts';
import { type Decision, type Submission, relationships } from '#domain/letters/submission/submission.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { siteOrigin } from '#netlify/env.ts';
import { type LetterParts, ourName, writeLetter } from '#netlify/mail/letter.ts';
import { fateOf, postMail, takeBack } from '#netlify/mail/outbox.ts';
import { postAboutForm } from './post-about-form.ts';
import { submissionLink } from './submission-link.ts';

/** Tells the team of a submission, and its sender that it arrived and where it stands. @throws StoreUnavailable */
export async function writeAboutSubmission(submission: Submission, now: Date): Promise<LetterState> {
  const { id, toolName, submitterName, submitterEmail, userId } = submission;
  return postAboutForm(
    {
      kind: 'submission',
      id,
      sender: { name: submitterName, email: submitterEmail, userId },
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

/**
 * Tells the sender what was decided, once however often it is called. Of an accepted tool it names the page: whoever calls
 * has seen that it answers.
 * @throws StoreUnavailable
 */
export async function writeDecision(submission: Submission): Promise<'sent' | 'waiting'> {
  const { id, toolName, decision } = submission;
  if (decision?.state === 'declined')
    return writeToSender(submission, decisionKey(id, decision.attempt), `${toolName} is not going into the guide`, [
      'We looked at what you submitted and decided against it. This is why:',
      decision.reason,
    ]);
  if (decision === null || decision.toolId === null) throw new Error('Nothing is decided yet.');
  return writeToSender(
    submission,
    decisionKey(id, decision.attempt),
    `${toolName} is in the guide`,
    ['You submitted it, we looked at it, and it is in. The words about it are ours, the good and the bad ones.'],
    { label: 'Read its page', address: `${siteOrigin()}${toolPath({ id: decision.toolId })}` },
  );
}

/**
 * Whether the sender was told of a decision, which is about to be taken back. A letter that still waits is taken back with
 * it; one of which nothing is known any more had gone out if its mark may be forgotten by now.
 * @throws StoreUnavailable: doing it again is safe
 */
export async function wasNotified(
  { id }: Submission,
  { attempt, decidedAt }: Pick<Decision, 'attempt' | 'decidedAt'>,
  now: Date,
): Promise<boolean> {
  const key = decisionKey(id, attempt);
  if (await takeBack(key)) return false;
  return (await fateOf(key)) !== null || isPast(decidedAt, retentionDays.sentMail - 1, now);
}

function decisionKey(id: string, attempt: string): string {
  return `submission-decided-${id}-${attempt}`;
}

/** Tells the sender that an accepted tool is out of the guide again, once for each acceptance. @throws StoreUnavailable */
export function writeWithdrawal(submission: Submission, attempt: string): Promise<'sent' | 'waiting'> {
  const { id, toolName } = submission;
  return writeToSender(submission, `submission-withdrawn-${id}-${attempt}`, `${toolName} is not in the guide for now`, [
    'We wrote to you that it is in. We have taken it out again and look at your submission once more; you get a mail when that is decided.',
  ]);
}

/**
 * Tells the sender, who was told what was decided, that it is looked at once more: once for each decision.
 * @throws StoreUnavailable
 */
export function writeReopening(
  submission: Submission,
  { state, attempt }: Pick<Decision, 'state' | 'attempt'>,
): Promise<'sent' | 'waiting'> {
  const { id, toolName } = submission;
  const before = state === 'accepted' ? 'that it is in the guide' : 'that it is not going into the guide';
  return writeToSender(submission, `submission-reopened-${id}-${attempt}`, `We look at ${toolName} again`, [
    `We wrote to you ${before}. That decision is taken back, and your submission is looked at once more; you get a mail when it is decided.`,
  ]);
}

/** A letter to whoever submitted a tool; what there is to do is a look at the private page, unless stated. */
async function writeToSender(
  { id, submitterEmail }: Submission,
  key: string,
  title: string,
  paragraphs: readonly string[],
  action?: LetterParts['action'],
): Promise<'sent' | 'waiting'> {
  const letter = writeLetter({
    title,
    paragraphs,
    action: action ?? { label: 'See your submission', address: await submissionLink(id) },
    footer: [{ text: 'You get this mail because you submitted the tool.' }, ourName()],
  });
  return postMail({ key, to: { address: submitterEmail }, subject: title, ...letter, personal: submitterEmail });
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
