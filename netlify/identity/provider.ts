import {
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type ServerMetadata,
  allowInsecureRequests,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { type SignInSettings, isLoopback, signInSettings } from '#netlify/env.ts';
import { ProviderUnavailable } from '#netlify/http/provider-unavailable.ts';

/** Seconds that any one call to the identity provider may take. */
const TIMEOUT = 4;

let discovered: { key: string; provider: Promise<Configuration> } | null = null;

/**
 * The identity provider as its discovery document describes it; asked once per process and again after a failure.
 * @throws SettingError when sign-in is not set up; ProviderUnavailable when the provider does not answer
 */
export async function identityProvider(): Promise<Configuration> {
  const settings = signInSettings();
  const key = [settings.issuer.href, settings.clientId, settings.clientSecret].join('\n');
  if (discovered?.key !== key) discovered = { key, provider: discover(settings) };
  const current = discovered;
  try {
    return await current.provider;
  } catch (error) {
    if (discovered === current) discovered = null;
    throw new ProviderUnavailable('the identity provider did not answer its discovery', { cause: error });
  }
}

function discover({ issuer, clientId, clientSecret }: SignInSettings): Promise<Configuration> {
  const isPlain = isLoopback(issuer) && issuer.protocol === 'http:';
  // By default a signature is not checked when the id token comes straight from the provider.
  const execute = isPlain ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks];
  return discovery(issuer, clientId, undefined, authentication(clientSecret), { timeout: TIMEOUT, execute });
}

/** Basic is what OpenID Connect expects of both sides; only a provider that does not take it gets the secret in the form. */
function authentication(secret: string): ClientAuth {
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, client, body, headers) => (takesBasic(server) ? basic : post)(server, client, body, headers);
}

function takesBasic({ token_endpoint_auth_methods_supported: methods }: ServerMetadata): boolean {
  return methods === undefined || methods.includes('client_secret_basic');
}
