import * as z from 'zod';
import { type TopicRequest, askForTopic, DAYS_TO_CONFIRM } from '#domain/letters/subscriber-rules.ts';
import type { Topic } from '#domain/person/subscriber.ts';
import { mailContexts } from '#domain/person/subscriber.schema.ts';
import { afterAnswer } from '#netlify/http/after-answer.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { type LetterParts, ourName, writeLetter } from '#netlify/mail/letter.ts';
import { deliverQueued, queueMail } from '#netlify/mail/outbox.ts';
import { openToken, sealToken } from '#netlify/session/sealed-token.ts';
import { linkAddress, tokenIn } from '#netlify/session/signed-link.ts';
import { addressKey, mailName, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { readerLinks } from './reader-link.ts';

/** What a confirming link is about: one request of one address. */
interface Confirmation extends TopicRequest {
  address: string;
}

const confirmationSchema: z.ZodType<Confirmation> = z.object({
  address: z.email(),
  context: z.enum(mailContexts),
  toolName: z.string().nullable(),
  askedAt: z.iso.datetime(),
});

/**
 * Notes a request and writes to its address: to confirm, or that it is confirmed already. After three letters a day to
 * one address nothing more is written, and nobody who asks can tell: the letter goes to the mail server after the answer.
 * @throws StoreUnavailable
 */
export async function askToConfirm(address: string, topic: Topic, now: Date): Promise<void> {
  const letter = await subscribers.change(addressKey(address), (current) => {
    const asked = askForTopic(current ?? subscriberOf(address, now), topic, now);
    return { write: asked.letter === 'none' ? null : asked.subscriber, outcome: asked.letter };
  });
  if (letter === 'none') return;
  const askedAt = now.toISOString();
  const parts =
    letter === 'confirm' ? await confirmingLetter({ ...topic, address, askedAt }) : await knownLetter(address, topic);
  const key = `${letter}-${mailName(address)}-${now.getTime()}`;
  await queueMail({ key, to: { address }, subject: parts.title, ...writeLetter(parts), personal: address });
  await afterAnswer(deliverQueued({ keys: [key] }));
}

/** What a confirming link is about. @throws ApiError `invalid_link` */
export async function readConfirmation(url: URL): Promise<Confirmation> {
  const confirmation = await openToken('subscription', tokenIn(url), confirmationSchema);
  if (!confirmation)
    throw new ApiError('invalid_link', {
      message: 'This link does not work any more. Subscribe again and you get a new one.',
    });
  return confirmation;
}

/** What a topic brings, as the end of 'You asked for …'. */
export function topicText({ context, toolName }: Topic): string {
  if (toolName !== null) return `news of ${toolName}`;
  return context === 'fresh-drops'
    ? 'Fresh Drops, our weekly mail on what changed in AI tools'
    : 'mail about new updates and features';
}

async function confirmingLetter(confirmation: Confirmation): Promise<LetterParts> {
  const token = await sealToken('subscription', { ...confirmation }, DAYS_TO_CONFIRM * 86_400);
  return {
    title: 'Please confirm your subscription',
    paragraphs: [
      `Somebody, probably you, asked for ${topicText(confirmation)} at this address.`,
      `Confirm within ${DAYS_TO_CONFIRM} days and it begins. If it was not you, do nothing: without your yes we send nothing, and forget the request.`,
    ],
    action: { label: 'Confirm the subscription', address: linkAddress('/api/confirm-subscription', token) },
    footer: [ourName()],
  };
}

async function knownLetter(address: string, topic: Topic): Promise<LetterParts> {
  const { preferences } = await readerLinks({ address, userId: null, list: null });
  return {
    title: 'You are subscribed already',
    paragraphs: [
      `Somebody, probably you, asked once more for ${topicText(topic)} at this address. You get it already, so there is nothing to do.`,
    ],
    action: { label: 'Choose which mails you get', address: preferences },
    footer: [ourName()],
  };
}
