import * as z from 'zod';
import { foldAddress } from '#domain/person/fold-address.ts';

/**
 * The environment, checked where it is used: the only reader of `process.env`. Everything is read lazily, so
 * that what is missing switches off only what needs it.
 */

/** Variables by name, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

let environment = (): Environment => process.env;

/**
 * Reads every setting from another source from now on. For commands and tests, which run this code for several sites
 * in one process: `process.env` belongs to the whole process and is never changed while anything runs.
 */
export function readSettingsFrom(source: () => Environment): void {
  environment = source;
}

/** What an identity provider must know of us, and we of it. */
export interface SignInSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

/** A setting that is missing or not allowed here; the message names it and the remedy, never its value. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Local services may stand in only here: on every deploy context of Netlify they are refused. */
const LOCAL_CONTEXT = 'dev';
/** Secret and restricted keys that move real money; every other kind is for tests or for browsers. */
const LIVE_KEY = /^[sr]k_live_/;
const MIN_SECRET_BYTES = 32;
/** `ada@example.org` or `Ada <ada@example.org>`. */
const SENDER = /^([^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/**
 * `production`, `deploy-preview`, `branch-deploy` or `dev`. Deployed functions do not get `CONTEXT` in their
 * environment, the platform tells them instead (Netlify docs, "Environment variables and functions").
 */
export function deployContext(): string {
  const platform = (globalThis as { Netlify?: { context?: { deploy?: { context?: string } } | null } }).Netlify;
  return platform?.context?.deploy?.context || text('CONTEXT') || LOCAL_CONTEXT;
}

/** Origin of the site, without a slash at the end. Netlify sets `URL` to the site's main address. */
export function siteOrigin(): string {
  return new URL(checked('URL', z.url({ protocol: /^https?$/ }), 'the address of the site')).origin;
}

/**
 * The bytes that every session key is derived from.
 * @throws SettingError when `SESSION_SECRET` is missing or shorter than 32 bytes
 */
export function sessionSecret(): Uint8Array {
  const bytes = new TextEncoder().encode(text('SESSION_SECRET') ?? '');
  if (bytes.length < MIN_SECRET_BYTES) {
    throw new SettingError(
      `SESSION_SECRET must have at least ${MIN_SECRET_BYTES} bytes; it has ${bytes.length}. Set it to the output of: openssl rand -base64 48`,
    );
  }
  return bytes;
}

/**
 * The identity provider's address and our credentials there.
 * @throws SettingError when one is missing, or when the issuer is not https (loopback http is fine on one's own machine)
 */
export function signInSettings(): SignInSettings {
  const issuer = new URL(
    checked('OIDC_ISSUER', z.url({ protocol: /^https?$/ }), 'the discovery address of the identity provider'),
  );
  if (isLoopback(issuer)) refuseOutsideLocal('OIDC_ISSUER');
  else if (issuer.protocol !== 'https:') throw new SettingError('OIDC_ISSUER must begin with https://.');
  return {
    issuer,
    clientId: checked('OIDC_CLIENT_ID', z.string(), 'the client id that the identity provider gave'),
    clientSecret: checked('OIDC_CLIENT_SECRET', z.string(), 'the client secret that the identity provider gave'),
  };
}

/** How to reach the payment provider. */
interface PaymentSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own, on one's own machine only. */
  apiBase: URL | null;
}

/**
 * The payment provider's keys; null when payments are not set up here.
 * @throws SettingError when half of it is set, or a stand-in or a test key is set in production
 */
export function paymentSettings(): PaymentSettings | null {
  const secretKey = text('STRIPE_SECRET_KEY');
  if (secretKey === undefined) return null;
  if (deployContext() === 'production' && !LIVE_KEY.test(secretKey)) {
    const kind = /_test_/i.test(secretKey) ? 'a test key' : 'no live secret key';
    throw new SettingError(`STRIPE_SECRET_KEY is ${kind}, which is refused in production.`);
  }
  const base = text('STRIPE_API_BASE');
  if (base !== undefined) refuseOutsideLocal('STRIPE_API_BASE');
  if (base !== undefined && (!URL.canParse(base) || !isLoopback(new URL(base))))
    throw new SettingError('STRIPE_API_BASE must be an address of this machine.');
  return {
    secretKey,
    webhookSecret: checked(
      'STRIPE_WEBHOOK_SECRET',
      z.string().startsWith('whsec_'),
      'the signing secret of the webhook endpoint',
    ),
    apiBase: base === undefined ? null : new URL(base),
  };
}

/** How mails go out, and to whom those for the team go. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  smtp: URL;
  /** The sender, an address or `Name <address>`. */
  from: string;
  /** Where contact messages and submissions go. */
  teamInbox: string;
}

/**
 * How mails go out; null when mail is not set up here.
 * @throws SettingError when half of it is set, or a deploy would send through its own machine
 */
export function mailSettings(): MailSettings | null {
  if (text('SMTP_URL') === undefined) return null;
  const smtp = new URL(
    checked('SMTP_URL', z.url({ protocol: /^smtps?$/ }), 'the address of the mail server, smtp:// or smtps://'),
  );
  if (isLoopback(smtp)) refuseOutsideLocal('SMTP_URL');
  return {
    smtp,
    from: checked('MAIL_FROM', z.string().regex(SENDER), 'the sender, an address or a name with the address in <…>'),
    teamInbox: checked('TEAM_INBOX', z.email(), 'the address that messages for the team go to'),
  };
}

/** The address that starts a new build of the pages when it is posted to; null when there is none. */
export function buildHook(): URL | null {
  const address = text('BUILD_HOOK_URL');
  if (address === undefined) return null;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new SettingError('BUILD_HOOK_URL is malformed: copy the build hook’s address from the site’s settings.');
  return new URL(address);
}

/** What is logged: `info` is everything, `error` only what somebody should look at. Anything else counts as `info`. */
export function logLevel(): 'info' | 'error' {
  return text('LOG_LEVEL') === 'error' ? 'error' : 'info';
}

/** Addresses with the admin role, folded as `foldAddress` does. */
export function adminEmails(): ReadonlySet<string> {
  const addresses = (text('ADMIN_EMAILS') ?? '').split(/[\s,]+/).filter(Boolean);
  return new Set(addresses.map(foldAddress));
}

/**
 * The blob server that stands in for Netlify's on one's own machine; null on Netlify. `copyUrl` is where a read would go
 * that may be a minute old. `timeoutMs` is how long to wait for it where that is not the usual time: what is proved on a
 * busy machine must not depend on how busy it is. `deployId` names what of it goes with the code that runs, as the
 * platform does on Netlify.
 * @throws SettingError when it is set in a deploy, or is not a loopback address
 */
export function localBlobServer(): {
  url: string;
  copyUrl: string;
  token: string;
  timeoutMs: number | null;
  deployId: string | null;
} | null {
  const address = text('YAK_BLOBS_URL');
  if (address === undefined) return null;
  refuseOutsideLocal('YAK_BLOBS_URL');
  const copyUrl = text('YAK_BLOBS_COPY_URL') ?? address;
  if (![address, copyUrl].every((one) => URL.canParse(one) && isLoopback(new URL(one))))
    throw new SettingError('YAK_BLOBS_URL must be an address of this machine, and so must YAK_BLOBS_COPY_URL.');
  const timeout = text('YAK_BLOBS_TIMEOUT_MS');
  return {
    url: address,
    copyUrl,
    token: checked('YAK_BLOBS_TOKEN', z.string(), 'the token of the local blob server'),
    timeoutMs: timeout === undefined ? null : Number(timeout),
    deployId: text('YAK_DEPLOY_ID') ?? null,
  };
}

/** Which web is asked: the real one, or a server of this machine that stands in for every name in `.test`. */
export type OutsideWeb = { kind: 'web' } | { kind: 'stand-in'; address: string; port: number };

/**
 * Which web the watch reads; null where it reads none, on one's own machine and in previews. On one's own machine
 * `YAK_WATCH_WEB` switches it on: `web`, or `http://127.0.0.1:<port>` for a stand-in.
 * @throws SettingError when a stand-in is set in a deploy, or is no address of this machine
 */
export function watchedWeb(): OutsideWeb | null {
  return outsideWeb('YAK_WATCH_WEB', deployContext() === 'production');
}

/**
 * Which web people's pictures are fetched from: the real one on every deploy. On one's own machine none, unless
 * `YAK_PICTURE_WEB` switches it on as `YAK_WATCH_WEB` does.
 * @throws SettingError when a stand-in is set in a deploy, or is no address of this machine
 */
export function pictureWeb(): OutsideWeb | null {
  return outsideWeb('YAK_PICTURE_WEB', deployContext() !== LOCAL_CONTEXT);
}

function outsideWeb(name: string, isRealUnlessSet: boolean): OutsideWeb | null {
  const setting = text(name);
  if (setting !== undefined) refuseOutsideLocal(name);
  if (setting === 'web' || (setting === undefined && isRealUnlessSet)) return { kind: 'web' };
  if (setting === undefined) return null;
  if (!URL.canParse(setting) || new URL(setting).hostname !== '127.0.0.1')
    throw new SettingError(`${name} must be "web" or an address of this machine: http://127.0.0.1:<port>.`);
  return { kind: 'stand-in', address: '127.0.0.1', port: Number(new URL(setting).port || 80) };
}

/** An address of the machine itself, where plain http is as good as https. */
export function isLoopback(address: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
}

function refuseOutsideLocal(name: string): void {
  const context = deployContext();
  if (context !== LOCAL_CONTEXT)
    throw new SettingError(`${name} points at this machine, which is refused in the deploy context ${context}.`);
}

function checked(name: string, schema: z.ZodType<string>, meaning: string): string {
  const result = schema.safeParse(text(name));
  if (!result.success) throw new SettingError(`${name} is missing or malformed: set it to ${meaning}.`);
  return result.data;
}

/** A variable's value without surrounding space; an empty one counts as missing. */
function text(name: string): string | undefined {
  return environment()[name]?.trim() || undefined;
}
