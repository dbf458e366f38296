import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LyingProvider, startLyingProvider } from '#testing/lying-provider.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { finishSignIn } from './finish-sign-in.ts';

let site: SiteUnderTest;
let provider: LyingProvider;
beforeAll(async () => {
  site = await startSiteUnderTest();
  provider = await startLyingProvider();
  site.setEnvironment({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: 'a secret for tests',
  });
});
afterAll(async () => {
  await provider.close();
  await site.close();
});

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
