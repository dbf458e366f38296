import { expect, test } from 'vitest';
import { withSettings } from '#local/with-settings.ts';
import { stripeClient } from './stripe-client.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const addressOf = async (settings: Record<string, string>) => {
  const client = await withSettings({ ...keys, ...settings }, stripeClient);
  return `${client.getApiField('protocol')}://${client.getApiField('host')}:${client.getApiField('port')}`;
};

test('in production Stripe itself is asked, by https', async () => {
  expect(await addressOf({ CONTEXT: 'production' })).toBe('https://api.stripe.com:443');
});

test('on this machine an emulator may be, and nowhere else', async () => {
  const base = { STRIPE_API_BASE: 'http://127.0.0.1:8892' };
  expect(await addressOf({ CONTEXT: 'dev', ...base })).toBe('http://127.0.0.1:8892');
  await expect(addressOf({ CONTEXT: 'production', ...base })).rejects.toThrow('STRIPE_API_BASE points at this machine');
});
