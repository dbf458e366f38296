import { atom } from 'nanostores';
import type { SubscriptionAnswer, emailSubscriptions } from '#api/email-subscriptions.contract.ts';
import { requester } from '#api/request.ts';
import { type Topic, makeTopic } from '#domain/person/subscriber.ts';
import { refusalCode } from './call.ts';
import { formRefusalWords, makeFormOpening } from './form-opening.ts';
import { wakeOverlays } from './overlay-signal.ts';
import { loadSession } from './session.ts';
import { showToast } from './toast.ts';

/** What the subscribe dialog is open for; null when it is closed. */
export const $subscribeTopic = atom<Topic | null>(null);

/** Where the dialog stands; at the end, whether mail goes out here at the moment. */
export type SubscribeStage = 'idle' | 'submitting' | SubscriptionAnswer['confirmation'];
export const $subscribeStage = atom<SubscribeStage>('idle');

/** What is wrong with the address, in words; null when nothing is. */
export const $addressProblem = atom<string | null>(null);

/** The address of the signed-in person, to begin with; empty for others. */
export const $knownAddress = atom('');

/** Time after success until the dialog closes itself, in ms. */
const CLOSING_MS = 2000;
const invalidAddress = 'Please enter a valid email address';

const askSubscription = requester<typeof emailSubscriptions>('/api/email-subscriptions');
const opening = makeFormOpening('dialog');
let closing: ReturnType<typeof setTimeout> | undefined;

/** Opens the subscribe dialog. */
export function openSubscribeDialog(topic: Topic): void {
  opening.begin();
  $subscribeStage.set('idle');
  $addressProblem.set(null);
  $subscribeTopic.set(topic);
  wakeOverlays();
  void loadSession().then((session) => $knownAddress.set(session.status === 'signed-in' ? session.user.email : ''));
}

export function closeSubscribeDialog(): void {
  clearTimeout(closing);
  $subscribeTopic.set(null);
}

/**
 * The line added to every success: nothing begins before the address is confirmed. It is true after the third letter of a
 * day as well, when no other is written and nobody may be told that.
 */
export function confirmingLine(confirmation: SubscriptionAnswer['confirmation']): string {
  return confirmation === 'sent'
    ? 'One more step: confirm by our mail. One address gets at most three a day, so look for an earlier one, too.'
    : 'One more step: confirm by our mail, which will come a little later.';
}

/**
 * Sends what was typed. An empty address is ignored, a wrong one gets words beside the field, and what was typed stays
 * until it worked.
 * @param homepage what stands in the field that people do not see
 */
export async function subscribe(typed: string, isWellFormed: boolean, homepage: string): Promise<void> {
  const topic = $subscribeTopic.get();
  const email = typed.trim();
  if (!topic || !email || $subscribeStage.get() !== 'idle') return;
  $addressProblem.set(isWellFormed ? null : invalidAddress);
  if (!isWellFormed) return;
  $subscribeStage.set('submitting');
  try {
    const { confirmation } = await askSubscription('POST', {
      body: {
        email,
        ...topic,
        subscribedAt: new Date().toISOString(),
        homepage,
        opened: await opening.signed(),
      },
    });
    $subscribeStage.set(confirmation);
    showToast('Successfully subscribed!', `${promiseOf(topic)}\n${confirmingLine(confirmation)}`);
    closing = setTimeout(closeSubscribeDialog, CLOSING_MS);
  } catch (error) {
    $subscribeStage.set('idle');
    if (refusalCode(error) === 'invalid_body') $addressProblem.set(invalidAddress);
    else
      showToast(
        'Subscription failed',
        formRefusalWords(error, 'Please try again or contact support if the problem persists.'),
        'destructive',
      );
  }
}

function promiseOf({ context, toolName }: Topic): string {
  if (context === 'fresh-drops') return "You'll get notified about the latest AI tool updates.";
  const promise = "You'll get notified about new updates and features.";
  return toolName === null ? promise : `${promise} Of ${toolName}: its fresh drops, and nothing else.`;
}

/** The topic of a button with `data-notify` and, for one tool, `data-tool`. */
export function topicOfButton({ notify, tool }: DOMStringMap): Topic {
  return makeTopic(notify === 'fresh-drops' || notify === 'tool-updates' ? notify : 'general', tool ?? null);
}
