import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LyingProvider, startLyingProvider } from '#testing/lying-provider.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { finishSignIn } from './finish-sign-in.ts';

let site: SiteUnderTest;
let provider: LyingProvider;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
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

test.each<[unknown, string | null]>([
  ['https://pictures.test/ada.png', 'https://pictures.test/ada.png'],
  ['http://pictures.test/ada.png', null],
  ['data:image/png;base64,AAAA', null],
  ['', null],
  [undefined, null],
  [null, null],
  [7, null],
  [{ data: { url: 'https://pictures.test/ada.png' } }, null],
  [['https://pictures.test/ada.png'], null],
])('a picture that the provider names as %j keeps nobody from signing in, and is noted as %j', async (claim, noted) => {
  const checks = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) };
  provider.prepare('nothing', checks.nonce, true, claim);
  const identity = await finishSignIn('?code=x&state=state', checks);
  expect(identity).toMatchObject({ email: 'admin@yak.test', profileImageUrl: noted });
});
