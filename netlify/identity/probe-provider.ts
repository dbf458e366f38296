import { signInSettings } from '#netlify/env.ts';

/**
 * Asks the identity provider for its discovery document, past what is remembered of it.
 * @throws SettingError when sign-in is not set up; Error when the provider does not answer as it should
 */
export async function probeProvider(signal: AbortSignal): Promise<void> {
  const { issuer } = signInSettings();
  const address = new URL(`${issuer.href.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const answer = await fetch(address, { signal, redirect: 'error' });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the identity provider answers ${answer.status}`);
}
