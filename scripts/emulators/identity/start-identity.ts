import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  type LocalPage,
  type Site,
  listenOnLoopback,
  readJsonFile,
  refuseDeploy,
  writeJsonFile,
} from '@yak/emulator-loopback';
import Provider from 'oidc-provider';
import type { Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider';
import { Accounts, type Realm, subjectOf } from './accounts.ts';
import { type PageTexts, logoutPage, noticePage, pickerPage } from './pages.ts';
import { PORTRAITS, drawPortrait } from './portraits.ts';
import { providerMemory } from './provider-memory.ts';

export { type Persona, type Realm, subjectOf } from './accounts.ts';
export { CookieJar } from './cookie-jar.ts';

export interface IdentityOptions {
  /** Part of the issuer, and so of every user's key: keep it from start to start. 0 takes any free port. */
  port?: number;
  /** What the provider is called on its pages. */
  name: string;
  /** The site that signs people in; they come back to its first page when they sign out. */
  site: Site;
  /** Where sign-ins come back to, `/api/callback`. */
  callbackPath: string;
  realm: Realm;
  /** Folder for the signing key and the accounts. */
  dataDir: string;
  clientId: string;
  clientSecret: string;
  /**
   * Origin under which claims name the pictures of the personas, which the provider serves itself; without it nobody has
   * one. A name in `.test` shows that a site fetches pictures by way of what it takes for the web.
   */
  pictureOrigin?: string;
  /** Where it looks whether this is a deploy; this process's own variables unless given. */
  environment?: NodeJS.ProcessEnv;
}

export interface IdentityProvider {
  issuer: string;
  port: number;
  clientId: string;
  close(): Promise<void>;
}

/** Everything that one provider is made from. */
interface Setup extends IdentityOptions {
  accounts: Accounts;
  key: JWK;
  texts: PageTexts;
  cookies: { session: string; interaction: string; resume: string };
}

const SCOPES = 'openid profile email';
const DAY = 86_400;
/** More than any address; longer forms are refused. */
const MAX_FORM_BYTES = 2000;

/**
 * A certified OpenID Connect provider for one machine that signs in whoever one says one is: by the picker, or at once
 * for a `login_hint` of its domain. Its key and its accounts are kept, its sessions are not.
 * @throws Error when it is asked to run on Netlify or in production, or when the port is taken
 */
export async function startIdentityProvider(options: IdentityOptions): Promise<IdentityProvider> {
  const { port = 0, name, site, realm, dataDir, clientId, environment = process.env } = options;
  refuseDeploy('The local identity provider signs anybody in', environment);
  const cookie = realm.id.replaceAll('-', '_');
  const setup: Setup = {
    ...options,
    accounts: new Accounts(realm, join(dataDir, 'accounts.json')),
    key: signingKey(join(dataDir, 'signing-key.json')),
    texts: { name, site },
    cookies: { session: cookie, interaction: `${cookie}_interaction`, resume: `${cookie}_resume` },
  };
  const server = createServer({ keepAliveTimeout: 60_000 });
  const address = await listenOnLoopback(server, port);
  const issuer = `http://localhost:${address.port}`;
  server.on('request', answerAll(issuer, setup));
  return { issuer, port: address.port, clientId, close: address.close };
}

function answerAll(issuer: string, setup: Setup): (request: IncomingMessage, response: ServerResponse) => void {
  const { accounts, cookies, realm, texts } = setup;
  const provider = new Provider(issuer, configuration(setup));
  provider.on('server_error', (_context, error) => console.error('Identity provider:', error));
  const answerProtocol = provider.callback();
  const subjects = realm.personas.map(({ email }) => subjectOf(realm, email));

  async function answerPortrait(path: string, response: ServerResponse): Promise<void> {
    const picture = await drawPortrait(path, subjects);
    response.writeHead(picture ? 200 : 404, { 'content-type': 'image/png' }).end(picture);
  }

  async function answerInteraction(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params } = await provider.interactionDetails(request, response);
    const form = request.method === 'POST' ? await readForm(request) : null;
    const path = new URL(request.url ?? '/', issuer).pathname;
    if (form?.has('cancel')) {
      forgetCookie(response, cookies.interaction, path);
      const refusal = { error: 'access_denied', error_description: 'The person cancelled.' };
      return provider.interactionFinished(request, response, refusal);
    }
    const asked = form?.get('address') ?? params['login_hint'];
    const address = typeof asked === 'string' ? accounts.addressIn(asked) : null;
    if (address === null) return sendPage(response, pickerPage(texts, realm, form?.get('address') ?? null));
    const login = { accountId: accounts.signIn(address) };
    forgetCookie(response, cookies.interaction, path);
    return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
  }

  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname.startsWith(PORTRAITS)) return void answerPortrait(pathname, response);
    if (!pathname.startsWith('/interaction/')) {
      if (pathname === '/auth') forgetSessionWhenAsked(setup, request, response, searchParams);
      return void answerProtocol(request, response);
    }
    answerInteraction(request, response).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      sendPage(response, noticePage(texts, 400, 'This sign-in is over', `Start again from the site (${text}).`));
    });
  };
}

function configuration({
  site,
  callbackPath,
  realm,
  clientId,
  clientSecret,
  pictureOrigin,
  accounts,
  key,
  texts,
  cookies,
}: Setup): Configuration {
  const pictures = new Map(
    realm.personas.map(({ email }) => {
      const subject = subjectOf(realm, email);
      return [subject, pictureOrigin && `${pictureOrigin}${PORTRAITS}${subject}.png`];
    }),
  );
  return {
    adapter: providerMemory(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [site.url + callbackPath],
        post_logout_redirect_uris: [`${site.url}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString('base64url')], names: cookies },
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
        logoutSource: (context, form) => showPage(context, logoutPage(texts, form)),
        postLogoutSuccessSource: (context) =>
          showPage(context, noticePage(texts, 200, 'Signed out', `You are signed out of ${texts.name}.`)),
      },
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, subject) => {
      const account = accounts.find(subject);
      if (!account) return undefined;
      const name = `${account.given_name} ${account.family_name}`;
      const picture = pictures.get(subject);
      return { accountId: subject, claims: () => ({ sub: subject, name, picture, ...account }) };
    },
    loadExistingGrant: grantEverything,
    renderError: (context, { error, error_description }) => {
      const text = `${error}: ${error_description ?? 'no more is known'}`;
      showPage(context, noticePage(texts, context.status, 'Signing in failed', text));
    },
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
function forgetSessionWhenAsked(
  { accounts, cookies: { session } }: Setup,
  request: IncomingMessage,
  response: ServerResponse,
  asked: URLSearchParams,
): void {
  const named = accounts.addressIn(asked.get('login_hint') ?? '') !== null;
  if (!named && asked.get('prompt') !== 'login') return;
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  const isSession = (cookie: string) => cookie.startsWith(`${session}=`) || cookie.startsWith(`${session}.sig=`);
  if (!cookies.some(isSession)) return;
  request.headers.cookie = cookies.filter((cookie) => !isSession(cookie)).join('; ');
  forgetCookie(response, session, '/');
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
    if (text.length > MAX_FORM_BYTES) throw new Error('The form is too long.');
  }
  return new URLSearchParams(text);
}

function sendPage(response: ServerResponse, { status, headers, body }: LocalPage): void {
  response.writeHead(status, headers).end(body);
}

function showPage(context: KoaContextWithOIDC, { headers, body }: LocalPage): void {
  context.set(headers);
  context.body = body;
}
