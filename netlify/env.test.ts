import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  SettingError,
  adminEmails,
  deployContext,
  localBlobServer,
  mailSettings,
  paymentSettings,
  readSettingsFrom,
  sessionSecret,
  signInSettings,
  siteOrigin,
  watchedWeb,
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
    expect(localBlobServer()).toEqual({
      url: 'http://127.0.0.1:8891',
      copyUrl: 'http://127.0.0.1:8891',
      token: 't',
      timeoutMs: null,
      deployId: null,
    });
    set({ CONTEXT: 'production' });
    expect(localBlobServer).toThrow(SettingError);
    set({ CONTEXT: 'dev', YAK_BLOBS_URL: 'https://blobs.example.com' });
    expect(localBlobServer).toThrow(SettingError);
    set({ YAK_BLOBS_URL: 'http://127.0.0.1:8891', YAK_BLOBS_COPY_URL: 'https://blobs.example.com' });
    expect(localBlobServer).toThrow(SettingError);
  });
});

describe('what stands in for others on this machine', () => {
  const here: Record<string, [() => unknown, Record<string, string>]> = {
    OIDC_ISSUER: [signInSettings, { ...provider, OIDC_ISSUER: 'https://localhost:8890' }],
    STRIPE_API_BASE: [
      paymentSettings,
      {
        STRIPE_API_BASE: 'http://127.0.0.1:8892',
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
    ],
    SMTP_URL: [
      mailSettings,
      { SMTP_URL: 'smtp://localhost:8894', MAIL_FROM: 'yak@yak.test', TEAM_INBOX: 'team@yak.test' },
    ],
    YAK_BLOBS_URL: [localBlobServer, { YAK_BLOBS_URL: 'http://127.0.0.1:8891', YAK_BLOBS_TOKEN: 't' }],
    YAK_WATCH_WEB: [watchedWeb, { YAK_WATCH_WEB: 'http://127.0.0.1:8899' }],
  };

  test.each(Object.keys(here))('%s is taken here, and refused in every context of a deploy', (name) => {
    const [read, variables] = here[name]!;
    set(variables);
    expect(read()).not.toBeNull();
    for (const context of ['production', 'deploy-preview', 'branch-deploy', 'staging']) {
      for (const told of ['by the platform', 'by the environment']) {
        if (told === 'by the platform') Object.assign(globalThis, { Netlify: { context: { deploy: { context } } } });
        else set({ CONTEXT: context });
        expect(read).toThrow(`${name} points at this machine, which is refused in the deploy context ${context}.`);
        Reflect.deleteProperty(globalThis, 'Netlify');
        set({ CONTEXT: '' });
      }
    }
  });

  test.each(['https://stripe.example.com', 'not an address'])('STRIPE_API_BASE is not %s, anywhere', (base) => {
    set({ STRIPE_API_BASE: base, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' });
    expect(paymentSettings).toThrow('STRIPE_API_BASE must be an address of this machine.');
  });
});

describe('in production', () => {
  test('payments, mail and the watch go to the real ones', () => {
    set({
      CONTEXT: 'production',
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      SMTP_URL: 'smtps://user:word@mail.example.com',
      MAIL_FROM: 'Yak <yak@example.com>',
      TEAM_INBOX: 'team@example.com',
    });
    expect(paymentSettings()).toEqual({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiBase: null });
    expect(mailSettings()?.smtp.hostname).toBe('mail.example.com');
    expect([watchedWeb(), localBlobServer()]).toEqual([{ kind: 'web' }, null]);
  });

  test('a webhook secret that is none, or missing, is refused', () => {
    set({ CONTEXT: 'production', STRIPE_SECRET_KEY: 'sk_live_1' });
    expect(paymentSettings).toThrow('STRIPE_WEBHOOK_SECRET is missing');
    set({ STRIPE_WEBHOOK_SECRET: 'sk_live_1' });
    expect(paymentSettings).toThrow('STRIPE_WEBHOOK_SECRET is missing');
  });

  test.each(['deploy-preview', 'branch-deploy', 'dev'])('the watch reads nothing in %s by itself', (context) => {
    set({ CONTEXT: context });
    expect(watchedWeb()).toBeNull();
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
