import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Subscription, User } from '#domain/person/user.ts';
import type { EndpointFunction } from '#netlify/http/define-endpoint.ts';
import { signIn } from '#netlify/session/sign-in.ts';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import { startIdentityProvider } from '@yak/emulator-identity';
import { type LocalMail, startMail } from '@yak/emulator-mail';
import { type BlobServer, type ChooseFault, startBlobServer } from '@yak/emulator-netlify-blobs';
import { type Inspector, type StripeEmulator, startStripe } from '@yak/emulator-stripe';
import { identitySettings, products, yakAt } from '#local/emulator-settings.ts';
import { publishDeploy } from '#local/publish-deploy.ts';
import { projectRoot } from '#local/serve-site.ts';
import { useSettings } from '#local/with-settings.ts';
import { type DeployFile, readDeployFiles } from '../build/deploy-files.ts';
import { checkAnswer } from './check-answer.ts';

/** The site's functions, called in this process with plain Requests, over a strict blob server of their own. */
export interface SiteUnderTest {
  origin: string;
  blobs: BlobServer;
  /** Lines that the functions logged, when they are captured. */
  logged: readonly string[];
  /** Signs a new person in, by the very code that the callback uses. */
  signUp(options?: PersonOptions): Promise<Person>;
  /** Everything in all stores of the site, as key and etag: equal when nothing was written. */
  snapshot(): Promise<string>;
  /** The variables that the functions read at this moment. */
  environment: Readonly<Record<string, string>>;
  /** Sets variables of the functions until the site is closed; `process.env` stays as it is. */
  setEnvironment(variables: Record<string, string>): void;
  /** Starts the local identity provider and points sign-in at it. */
  startIdentity(): Promise<void>;
  /** Starts the Stripe emulator and points the functions at it; its webhooks are only kept. */
  startPayments(options?: { inspector?: Inspector }): Promise<StripeEmulator>;
  /** Starts the mail server and points the functions at it. */
  startMail(): Promise<LocalMail>;
  /** Stops what was started and gives the functions back the settings from before. */
  close(): Promise<void>;
}

export interface SiteOptions {
  /** Keeps what the functions log in `logged` instead of showing it: for runs that provoke failures. */
  captureLog?: boolean;
  /** Waits for the store as long as it takes: for what is proved of counts, on a machine that may be busy. */
  waitsForStore?: boolean;
  /** What goes up with its deploy; the catalogue as it was last generated unless given. */
  deployFiles?: readonly DeployFile[];
}

export interface PersonOptions {
  email?: string;
  emailVerified?: boolean;
  plan?: 'fringe' | 'core';
  /** Has kept the mail switches as they were offered; otherwise the person was not asked yet. */
  keepsMail?: boolean;
  /** Where their identity provider has their picture; nowhere unless given. */
  profileImageUrl?: string | null;
}

export interface Person {
  id: string;
  email: string;
  /** The `Cookie` header of the person's browser. */
  cookie: string;
  /** The document as the store has it now. */
  stored(): Promise<User>;
}

/** What a person's browser sends; everything but the method and the path is optional. */
export interface Asking {
  person?: Person | null;
  /** Sent as JSON. */
  body?: unknown;
  /** Come on top of the honest ones; null takes one away. */
  headers?: Record<string, string | null>;
}

const ORIGIN = 'http://localhost:8888';
const DEPLOY_ID = 'undertest';
/** What tokens are made with; the same for every site under test. */
export const tokenSettings = { URL: ORIGIN, SESSION_SECRET: 'a secret for tests, with more than 32 bytes' };
/** The only address with the admin role here. */
export const adminEmail = 'admin@yak.test';

/** Starts the store and gives the functions of this process settings that point at it. One at a time in a process. */
export async function startSiteUnderTest({
  captureLog = false,
  waitsForStore = false,
  deployFiles = readDeployFiles(projectRoot),
}: SiteOptions = {}): Promise<SiteUnderTest> {
  const blobs = await startBlobServer({ file: ':memory:' });
  const { url, token } = blobs;
  await publishDeploy({ url, token, site: 'local' }, DEPLOY_ID, deployFiles);
  const { error, warn, log } = console;
  const logged: string[] = [];
  if (captureLog)
    console.error = console.warn = console.log = (...parts: unknown[]) => void logged.push(parts.join(' '));
  const endings = [() => blobs.close()];
  const environment: Record<string, string> = {
    ...tokenSettings,
    CONTEXT: 'dev',
    YAK_BLOBS_URL: url,
    YAK_BLOBS_COPY_URL: blobs.copyUrl,
    YAK_BLOBS_TOKEN: token,
    YAK_DEPLOY_ID: DEPLOY_ID,
    ADMIN_EMAILS: adminEmail,
    ...(waitsForStore && { YAK_BLOBS_TIMEOUT_MS: '60000' }),
    LOG_LEVEL: captureLog ? 'info' : 'error',
  };
  const restoreSettings = useSettings(environment);
  const setEnvironment = (variables: Record<string, string>) => void Object.assign(environment, variables);
  return {
    origin: ORIGIN,
    blobs,
    logged,
    signUp,
    snapshot: () => readSnapshot(blobs),
    environment,
    setEnvironment,
    async startIdentity() {
      const dataDir = await mkdtemp(join(tmpdir(), 'yak-identity-'));
      const clientSecret = randomUUID();
      const provider = await startIdentityProvider({ ...identitySettings, site: yakAt(ORIGIN), dataDir, clientSecret });
      endings.push(
        () => provider.close(),
        () => rm(dataDir, { recursive: true }),
      );
      setEnvironment({
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        YAK_PICTURE_WEB: `http://127.0.0.1:${provider.port}`,
      });
    },
    async startPayments({ inspector = {} } = {}) {
      const webhookSecret = `whsec_${randomUUID()}`;
      const payments = await startStripe({ file: ':memory:', site: yakAt(ORIGIN), products, webhookSecret, inspector });
      endings.push(() => payments.close());
      setEnvironment({
        STRIPE_API_BASE: payments.url,
        STRIPE_SECRET_KEY: payments.secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
      });
      return payments;
    },
    async startMail() {
      const mail = await startMail({ file: ':memory:', site: yakAt(ORIGIN) });
      endings.push(() => mail.close());
      setEnvironment({ SMTP_URL: mail.smtpUrl, MAIL_FROM: 'Yak <yak@yak.test>', TEAM_INBOX: 'team@yak.test' });
      return mail;
    },
    async close() {
      restoreSettings();
      Object.assign(console, { error, warn, log });
      for (const end of endings) await end();
    },
  };
}

async function readSnapshot({ url, token }: BlobServer): Promise<string> {
  const read = async (path: string) =>
    (await fetch(`${url}/local${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const { stores } = (await read('?prefix=site:')) as { stores: string[] };
  const lines = [];
  for (const store of stores) {
    const { blobs } = (await read(`/${store}`)) as { blobs: { key: string; etag: string }[] };
    lines.push(...blobs.map(({ key, etag }) => `${store} ${key} ${etag}`));
  }
  return lines.join('\n');
}

/** A fault of everything that the site itself stores; what went up with its deploy is still read. */
export const siteStoresDead: ChooseFault = ({ store }) => (store?.startsWith('site:') ? '503' : null);

/** Calls a function as a page of our own would. */
export function ask(endpoint: EndpointFunction, method: string, path: string, asking: Asking = {}): Promise<Response> {
  return callFunction(endpoint, requestOf(method, path, asking));
}

/** Calls a function, and holds what it answers against its contract. */
export async function callFunction(endpoint: EndpointFunction, request: Request): Promise<Response> {
  const { method } = request;
  const response = await endpoint(request);
  await checkAnswer(endpoint.contract, method, response);
  return response;
}

/** The request that a page of our own sends. */
export function requestOf(method: string, path: string, { person, body, headers = {} }: Asking = {}): Request {
  const all = new Headers({ 'Sec-Fetch-Site': 'same-origin', Accept: '*/*' });
  if (method !== 'GET' && method !== 'HEAD') all.set('Origin', ORIGIN);
  if (person) all.set('Cookie', person.cookie);
  if (body !== undefined) all.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  const content = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return new Request(new URL(path, ORIGIN), {
    method,
    headers: all,
    ...(content === undefined ? {} : { body: content }),
  });
}

/** A subscription as Stripe would report it for a person on Core. */
export function liveSubscription(): Subscription {
  return {
    id: `sub_${randomUUID()}`,
    status: 'active',
    currentPeriodEnd: Math.floor(Date.now() / 1000) + 30 * 86_400,
    cancelAtPeriodEnd: false,
    interval: 'month',
  };
}

/** The `Cookie` header of a browser that got these `Set-Cookie` values. */
export function cookieHeader(setCookies: readonly string[]): string {
  return setCookies.map((value) => value.split(';')[0]).join('; ');
}

async function signUp({
  email = `${randomUUID()}@yak.test`,
  emailVerified = true,
  plan = 'fringe',
  keepsMail = false,
  profileImageUrl = null,
}: PersonOptions = {}): Promise<Person> {
  const id = createHash('sha256').update(email).digest('hex');
  const cookies = await signIn(
    { id, email, emailVerified, firstName: 'Test', lastName: 'Person', profileImageUrl },
    new Date(),
  );
  if (!cookies) throw new Error('The account is being deleted.');
  if (plan === 'core')
    await changeUser(id, (user) => ({ write: { ...user, subscription: liveSubscription() }, outcome: null }));
  if (keepsMail)
    await changeUser(id, (user) => ({
      write: { ...user, preferences: { ...user.preferences, changedAt: new Date().toISOString() } },
      outcome: null,
    }));
  const stored = async () => {
    const entry = await readUser(id);
    if (!entry) throw new Error('The document is gone.');
    return entry.user;
  };
  return { id, email, cookie: cookieHeader(cookies), stored };
}
