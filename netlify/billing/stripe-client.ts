import type Stripe from 'stripe';
import { paymentSettings } from '#netlify/env.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { logError } from '#netlify/http/log.ts';

/** Longest wait for one call to Stripe, in ms; with one retry a call stays within a function's 10 s. */
const TIMEOUT_MS = 4000;

/**
 * The payment provider. Its package is loaded only now: a function that is asked for something else starts without it.
 * @throws ApiError `payments_unavailable` when it is not set up here; SettingError when it is set up wrongly
 */
export async function stripeClient(): Promise<Stripe> {
  const settings = paymentSettings();
  if (settings === null) throw new ApiError('payments_unavailable');
  const { secretKey, apiBase } = settings;
  const elsewhere = apiBase ? ({ host: apiBase.hostname, port: apiBase.port, protocol: 'http' } as const) : {};
  const { default: Client } = await import('stripe');
  return new Client(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false, ...elsewhere });
}

/**
 * Runs one piece of work at Stripe.
 * @param words what a failure is called, where the general words do not say it
 * @throws ApiError `payments_failed` when Stripe refuses or does not answer; whatever else `work` throws
 */
export async function atStripe<Result>(
  work: (stripe: Stripe) => Promise<Result>,
  words: { message?: string } = {},
): Promise<Result> {
  const stripe = await stripeClient();
  try {
    return await work(stripe);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    logError('payments_failed', undefined, {
      type: error.type,
      stripeCode: error.code,
      stripeStatus: error.statusCode,
    });
    throw new ApiError('payments_failed', words);
  }
}

/** Whether something that was thrown came from the payment provider; told by a field of all its errors, which needs no package. */
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error;
}

/** Whether the provider does not have, or not any more, what it was asked for. */
export function isGone(error: unknown): boolean {
  return isStripeError(error) && error.code === 'resource_missing';
}

/** Whether the provider refused what it was asked for, as it does when that is over or gone. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return isStripeError(error) && error.type === 'StripeInvalidRequestError';
}
