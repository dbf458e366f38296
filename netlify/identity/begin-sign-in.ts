import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { callbackAddress } from './callback-address.ts';
import { identityProvider } from './provider.ts';

/** What must be remembered until the person comes back. */
export interface SignInChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Longest address there is (RFC 5321); a longer hint is left out. */
const LONGEST_ADDRESS = 254;

/**
 * Where to send a person who wants to sign in, and what their answer must match.
 * @param loginHint address that the provider may sign in or fill in; null for none
 * @throws SettingError, ProviderUnavailable
 */
export async function beginSignIn(loginHint: string | null): Promise<{ address: URL; checks: SignInChecks }> {
  const provider = await identityProvider();
  const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const address = buildAuthorizationUrl(provider, {
    redirect_uri: callbackAddress().href,
    scope: 'openid profile email',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    ...(loginHint && loginHint.length <= LONGEST_ADDRESS ? { login_hint: loginHint } : {}),
  });
  return { address, checks };
}
