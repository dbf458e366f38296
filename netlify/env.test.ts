import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  SettingError,
  adminEmails,
  deployContext,
  localBlobServer,
  paymentSettings,
  readSettingsFrom,
  sessionSecret,
  signInSettings,
  siteOrigin,
} from './env.ts';

let settings: Record<string, string>;
readSettingsFrom(() => settings);
beforeEach(() => {
  settings = {};
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Netlify');
});

const set = (variables: Record<string, string>) => Object.assign(settings, variables);
const provider = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };

describe('sessionSecret', () => {
  test('takes 32 bytes', () => {
    set({ SESSION_SECRET: 'x'.repeat(32) });
    expect(sessionSecret()).toHaveLength(32);
  });

  test.each([undefined, '', 'x'.repeat(31)])('refuses %j in words that name the remedy', (secret) => {
    if (secret !== undefined) set({ SESSION_SECRET: secret });
    expect(sessionSecret).toThrow(SettingError);
    expect(sessionSecret).toThrow(/SESSION_SECRET must have at least 32 bytes.*openssl rand/);
  });

  test('counts bytes, not characters', () => {
    set({ SESSION_SECRET: 'ü'.repeat(16) });
    expect(sessionSecret()).toHaveLength(32);
  });
});

describe('paymentSettings in production (B9)', () => {
  const payments = { CONTEXT: 'production', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

  test.each(['sk_test_1', 'rk_test_1', 'pk_test_1', 'pk_live_1', 'SK_TEST_1', 'sk_org_test_1'])(
    'the key %s is refused, and not told',
    (key) => {
      set({ ...payments, STRIPE_SECRET_KEY: key });
      expect(paymentSettings).toThrow(SettingError);
      expect(paymentSettings).not.toThrow(key);
    },
  );

  test.each(['sk_live_1', 'rk_live_1'])('the key %s is taken', (key) => {
    set({ ...payments, STRIPE_SECRET_KEY: key });
    expect(paymentSettings()?.secretKey).toBe(key);
  });

  test('a test key is fine anywhere else', () => {
    set({ ...payments, CONTEXT: 'deploy-preview', STRIPE_SECRET_KEY: 'rk_test_1' });
    expect(paymentSettings()?.secretKey).toBe('rk_test_1');
  });
});

describe('signInSettings', () => {
  test('takes an https issuer anywhere', () => {
    set({ ...provider, OIDC_ISSUER: 'https://id.example.com', CONTEXT: 'production' });
    expect(signInSettings().issuer.href).toBe('https://id.example.com/');
  });

  test('takes a loopback issuer on this machine only', () => {
    set({ ...provider, OIDC_ISSUER: 'http://localhost:8890' });
    expect(signInSettings().clientId).toBe('id');
    for (const context of ['production', 'deploy-preview', 'branch-deploy']) {
      set({ CONTEXT: context });
      expect(signInSettings).toThrow(
        `OIDC_ISSUER points at this machine, which is refused in the deploy context ${context}.`,
      );
    }
  });

  test('refuses plain http elsewhere', () => {
    set({ ...provider, OIDC_ISSUER: 'http://id.example.com' });
    expect(signInSettings).toThrow('must begin with https://');
  });

  test.each(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])('names a missing %s', (name) => {
    set({ ...provider, OIDC_ISSUER: 'https://id.example.com' });
    delete settings[name];
    expect(signInSettings).toThrow(`${name} is missing`);
  });
});

describe('localBlobServer', () => {
  test('is null unless set', () => expect(localBlobServer()).toBeNull());

  test('is refused in production and for another machine', () => {
    set({ YAK_BLOBS_URL: 'http://127.0.0.1:8891', YAK_BLOBS_TOKEN: 't' });
    expect(localBlobServer()).toEqual({ url: 'http://127.0.0.1:8891', token: 't', timeoutMs: null, deployId: null });
    set({ CONTEXT: 'production' });
    expect(localBlobServer).toThrow(SettingError);
    set({ CONTEXT: 'dev', YAK_BLOBS_URL: 'https://blobs.example.com' });
    expect(localBlobServer).toThrow(SettingError);
  });
});

describe('deployContext', () => {
  test('believes the platform before the environment', () => {
    expect(deployContext()).toBe('dev');
    set({ CONTEXT: 'branch-deploy' });
    expect(deployContext()).toBe('branch-deploy');
    Object.assign(globalThis, { Netlify: { context: { deploy: { context: 'production' } } } });
    expect(deployContext()).toBe('production');
  });
});

test('siteOrigin has no path and no slash', () => {
  set({ URL: 'https://yak.example.com/' });
  expect(siteOrigin()).toBe('https://yak.example.com');
});

test('adminEmails splits at commas and spaces, in lower case', () => {
  set({ ADMIN_EMAILS: ' Ada@yak.test, bo@yak.test\tcy@yak.test ' });
  expect([...adminEmails()]).toEqual(['ada@yak.test', 'bo@yak.test', 'cy@yak.test']);
});
