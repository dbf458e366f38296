import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Provider from 'oidc-provider';
import type { Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider';
import { IdentityAccounts, yakAddress } from './identity-accounts.ts';
import { PORTRAITS, drawPortrait, portraitAddress } from './identity-portraits.ts';
import { identityMemory } from './identity-memory.ts';
import { logoutPage, noticePage, pickerPage } from './identity-page.ts';
import type { IdentityPage } from './identity-page.ts';
import { readJsonFile, writeJsonFile } from '../json-file.ts';
import { listenOnLoopback } from '../listen-on-loopback.ts';

export interface IdentityProviderOptions {
  /** Part of the issuer, and so of every user's key: keep it from start to start. */
  port: number;
  /** Origin of the site that signs people in, without a slash at the end. */
  siteUrl: string;
  /** Folder for the signing key and the accounts. */
  dataDir: string;
  clientSecret: string;
  /** Where it looks whether this is a deploy; this process's own variables unless given. */
  environment?: NodeJS.ProcessEnv;
}

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  close(): Promise<void>;
}

const CLIENT_ID = 'yak';
const SESSION_COOKIE = 'yak_id';
const INTERACTION_COOKIE = 'yak_id_interaction';
const SCOPES = 'openid profile email';
const DAY = 86_400;
/** More than any address; longer forms are refused. */
const MOST_FORM_BYTES = 2000;

/**
 * A certified OpenID Connect provider for one machine that signs in whoever one says one is: by the picker,
 * or at once for a `login_hint` ending in `@yak.test`. Its key and its accounts are kept, its sessions are not.
 * @throws Error when it is asked to run on Netlify or in production, or when the port is taken
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { port, siteUrl, dataDir, clientSecret, environment = process.env } = options;
  refuseProduction(environment);
  const issuer = `http://localhost:${port}`;
  const accounts = new IdentityAccounts(join(dataDir, 'accounts.json'));
  const key = signingKey(join(dataDir, 'signing-key.json'));
  const provider = new Provider(issuer, configuration(siteUrl, clientSecret, accounts, key));
  provider.on('server_error', (_context, error) => console.error('Identity provider:', error));
  const answerProtocol = provider.callback();

  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname.startsWith(PORTRAITS)) {
      void answerPortrait(url.pathname, response);
      return;
    }
    if (!url.pathname.startsWith('/interaction/')) {
      if (url.pathname === '/auth') forgetSessionWhenAsked(request, response, url.searchParams);
      void answerProtocol(request, response);
      return;
    }
    answerInteraction(request, response).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      sendPage(response, 400, noticePage('This sign-in is over', `Start again from the site (${text}).`, siteUrl));
    });
  });

  async function answerPortrait(path: string, response: ServerResponse): Promise<void> {
    const picture = await drawPortrait(path);
    response.writeHead(picture ? 200 : 404, { 'content-type': 'image/png' }).end(picture);
  }

  async function answerInteraction(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params } = await provider.interactionDetails(request, response);
    const form = request.method === 'POST' ? await readForm(request) : null;
    const path = new URL(request.url ?? '/', issuer).pathname;
    if (form?.has('cancel')) {
      forgetCookie(response, INTERACTION_COOKIE, path);
      const refusal = { error: 'access_denied', error_description: 'The person cancelled.' };
      return provider.interactionFinished(request, response, refusal);
    }
    const asked = form?.get('address') ?? params['login_hint'];
    const address = typeof asked === 'string' ? yakAddress(asked) : null;
    if (address === null) {
      const page = pickerPage(siteUrl, form?.get('address') ?? null);
      return sendPage(response, form ? 400 : 200, page);
    }
    const login = { accountId: accounts.signIn(address) };
    forgetCookie(response, INTERACTION_COOKIE, path);
    return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
  }

  const { close } = await listenOnLoopback(server, port);
  return { issuer, clientId: CLIENT_ID, close };
}

function refuseProduction({ NETLIFY, NODE_ENV }: NodeJS.ProcessEnv): void {
  if (NETLIFY === 'true' || NODE_ENV === 'production') {
    throw new Error(
      'The local identity provider signs anybody in: it does not run on Netlify or with NODE_ENV=production.',
    );
  }
}

function configuration(siteUrl: string, clientSecret: string, accounts: IdentityAccounts, key: JWK): Configuration {
  return {
    adapter: identityMemory(),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`${siteUrl}/api/callback`],
        post_logout_redirect_uris: [`${siteUrl}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: SESSION_COOKIE, interaction: INTERACTION_COOKIE, resume: 'yak_id_resume' },
    },
    scopes: SCOPES.split(' '),
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
      email: ['email', 'email_verified'],
    },
    // Puts the profile and the address into the id token too.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, IdToken: 3600, Interaction: 3600, Session: DAY, Grant: DAY },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => showPage(context, logoutPage(form, siteUrl)),
        postLogoutSuccessSource: (context) =>
          showPage(context, noticePage('Signed out', 'You are signed out of Yak ID.', siteUrl)),
      },
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, subject) => {
      const account = accounts.find(subject);
      if (!account) return undefined;
      const name = `${account.given_name} ${account.family_name}`;
      const picture = portraitAddress(subject);
      return { accountId: subject, claims: () => ({ sub: subject, name, picture, ...account }) };
    },
    loadExistingGrant: grantEverything,
    renderError: (context, { error, error_description }) =>
      showPage(
        context,
        noticePage('Signing in failed', `${error}: ${error_description ?? 'no more is known'}`, siteUrl),
      ),
  };
}

/** The site is our own: nobody is asked for consent. A grant may be gone (a replayed code revokes it), then a new one is made. */
async function grantEverything(context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant = known === undefined ? undefined : await provider.Grant.find(known);
  if (grant) return grant;
  const fresh = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  fresh.addOIDCScope(SCOPES);
  await fresh.save();
  return fresh;
}

/**
 * A sign-in that names somebody, or asks to choose, starts without the provider's own session: so a hint
 * switches the account by plain redirects, where the provider would show a page that signs the other one out.
 */
function forgetSessionWhenAsked(request: IncomingMessage, response: ServerResponse, asked: URLSearchParams): void {
  const named = yakAddress(asked.get('login_hint') ?? '') !== null;
  if (!named && asked.get('prompt') !== 'login') return;
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  const isSession = (cookie: string) =>
    cookie.startsWith(`${SESSION_COOKIE}=`) || cookie.startsWith(`${SESSION_COOKIE}.sig=`);
  if (!cookies.some(isSession)) return;
  request.headers.cookie = cookies.filter((cookie) => !isSession(cookie)).join('; ');
  forgetCookie(response, SESSION_COOKIE, '/');
}

/** Takes a cookie and its signature from the browser, which would keep every sign-in's own until they expire. */
function forgetCookie(response: ServerResponse, name: string, path: string): void {
  const gone = `path=${path}; expires=Thu, 01 Jan 1970 00:00:00 GMT; httponly; samesite=lax`;
  response.setHeader('set-cookie', [`${name}=; ${gone}`, `${name}.sig=; ${gone}`]);
}

/** The ES256 key of this data folder, made on the first start. */
function signingKey(file: string): JWK {
  const kept = readJsonFile(file);
  if (kept !== null) return kept as JWK;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'local' };
  writeJsonFile(file, key);
  return key as JWK;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MOST_FORM_BYTES) throw new Error('The form is too long.');
  }
  return new URLSearchParams(text);
}

function sendPage(response: ServerResponse, status: number, { html, contentSecurityPolicy }: IdentityPage): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy,
    'cache-control': 'no-store',
  });
  response.end(html);
}

function showPage(context: KoaContextWithOIDC, { html, contentSecurityPolicy }: IdentityPage): void {
  context.type = 'html';
  context.set('content-security-policy', contentSecurityPolicy);
  context.body = html;
}
