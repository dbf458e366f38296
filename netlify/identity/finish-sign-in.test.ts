import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '#netlify/http/provider-unavailable.ts';
import { type LyingProvider, lies, startLyingProvider } from '#testing/lying-provider.ts';
import { ownCertificate, trust } from '#testing/own-certificate.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { finishSignIn } from './finish-sign-in.ts';

let site: SiteUnderTest;
let provider: LyingProvider;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  provider = await startLyingProvider();
  signInAt(provider);
});
afterAll(async () => {
  await provider.close();
  await site.close();
});

function signInAt({ issuer, clientId }: LyingProvider): void {
  site.setEnvironment({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: 'a secret for tests' });
}

const checks = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) };

test.each<[unknown, boolean]>([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  ['TRUE', false],
  ['1', false],
  [1, false],
  ['yes', false],
  [[true], false],
  [{}, false],
  [null, false],
])('email_verified %j: the person signs in, verified is %s (B9)', async (claim, verified) => {
  provider.prepare('nothing', checks.nonce, claim);
  const identity = await finishSignIn('?code=x&state=state', checks);
  expect(identity).toMatchObject({ email: 'admin@yak.test', emailVerified: verified });
});

describe('a provider on the web, which answers by https', () => {
  const certificate = ownCertificate();
  let secure: LyingProvider;
  let distrust: () => void;
  beforeAll(async () => {
    secure = await startLyingProvider(certificate);
    signInAt(secure);
    distrust = trust(certificate);
  });
  afterAll(async () => {
    distrust();
    signInAt(provider);
    await secure.close();
  });

  test.each(lies)('its id token is checked here, signature included: %s', async (lie) => {
    secure.prepare(lie, checks.nonce);
    const identity = await finishSignIn('?code=x&state=state', checks);
    if (lie === 'nothing') expect(identity?.email).toBe('admin@yak.test');
    else expect(identity).toBeNull();
  });

  test('one whose certificate nobody vouches for is not asked', async () => {
    const stranger = await startLyingProvider(ownCertificate());
    signInAt(stranger);
    stranger.prepare('nothing', checks.nonce);
    await expect(finishSignIn('?code=x&state=state', checks)).rejects.toBeInstanceOf(ProviderUnavailable);
    await stranger.close();
    signInAt(secure);
  });

  test('the same subject of another provider is another person, and each stays who they were', async () => {
    const ids = [];
    for (const one of [secure, provider]) {
      signInAt(one);
      one.prepare('nothing', checks.nonce);
      const identity = await finishSignIn('?code=x&state=state', checks);
      expect(identity?.id).toBe(createHash('sha256').update(`${one.issuer}\nliar`).digest('hex'));
      ids.push(identity?.id);
    }
    signInAt(secure);
    expect(new Set(ids).size).toBe(2);
  });
});
