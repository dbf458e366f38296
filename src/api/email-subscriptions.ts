import type { FormProof } from '#domain/public-form/is-automatic.ts';
import type { MailContext } from '#domain/mailing/subscriber.ts';
import { request } from './request.ts';

/** What the dialog sends, and what tells people from machines. */
export interface EmailSubscription extends Pick<FormProof, 'homepage' | 'opened'> {
  email: string;
  context: MailContext;
  /** The tool that the person wants to be told about; with tool updates only. */
  toolName: string | null;
  /** ISO time in the browser; the server has its own. */
  subscribedAt: string;
}

/** Alike for every address, known or not, however often it was asked: `waiting` when no mail goes out here at the moment. */
export interface SubscriptionAnswer {
  confirmation: 'sent' | 'waiting';
}

/** Asks for mails to an address; they begin once it has been confirmed by mail. */
export function subscribeByEmail(subscription: EmailSubscription): Promise<SubscriptionAnswer> {
  return request('POST', '/api/email-subscriptions', subscription);
}
