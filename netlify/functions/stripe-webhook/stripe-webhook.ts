import type { Config } from '@netlify/functions';
import { stripeWebhook } from '#api/stripe-webhook.contract.ts';
import { handleEvent, verifyEvent } from '#netlify/billing/handle-event.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { readBytes } from '#netlify/http/read-body.ts';

/** Largest event, in bytes. */
const MAX_BYTES = 262_144;

export default defineEndpoint(stripeWebhook, {
  POST: async ({ request, now }) => {
    const body = Buffer.from(await readBytes(request, MAX_BYTES));
    await handleEvent(await verifyEvent(body, request.headers.get('Stripe-Signature'), now));
    return jsonAnswer({ received: true });
  },
});

// No rate limit: Stripe sends in bursts from few addresses, and each message proves itself by its signature before anything is read.
export const config: Config = { path: '/api/stripe-webhook' };
