import type { Answer } from './contract.ts';
import type { getOrCreateSubscription } from './get-or-create-subscription.contract.ts';

export type PendingPayment = Answer<typeof getOrCreateSubscription, 'POST'>;
