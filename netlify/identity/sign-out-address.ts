import { buildEndSessionUrl } from 'openid-client';
import { siteOrigin } from '#netlify/env.ts';
import { identityProvider } from './provider.ts';

/**
 * Where to send a person who signs out: the provider's own sign-out, which comes back to the home page, or null when
 * the provider has none or cannot be asked. The id token is not kept for this: our client id stands in for it.
 */
export async function signOutAddress(): Promise<URL | null> {
  const provider = await identityProvider().catch(() => null);
  if (!provider?.serverMetadata().end_session_endpoint) return null;
  return buildEndSessionUrl(provider, { post_logout_redirect_uri: `${siteOrigin()}/` });
}
