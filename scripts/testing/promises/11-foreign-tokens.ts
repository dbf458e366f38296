import { hkdfSync, randomUUID } from 'node:crypto';
import { EncryptJWT, SignJWT } from 'jose';
import type { User } from '#domain/person/user.ts';
import { sessionSecret, siteOrigin } from '#netlify/env.ts';
import { sealToken } from '#netlify/session/sealed-token.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { loadFunctions } from '../load-functions.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '../site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();

/** A session cookie that is not exactly ours, whole, current and of this purpose opens nothing. */
export const promise: ProductPromise = {
  id: 11,
  title: 'No foreign, old, changed or revoked token is a session; a 31-byte secret refuses to start',
  async run() {
    const site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
    const person = await site.signUp();
    const cases: Case[] = [
      { name: 'the honest token', problem: (await statusWith(person.cookie)) === 200 ? null : 'is refused' },
    ];
    for (const [name, token] of await forgeries(person)) cases.push(await refusal(name, token));
    for (const [name, ended] of await endedSessions(site)) cases.push(await refusal(name, ended));
    cases.push(...(await everyRoute(person)), await shortSecret(site, person));
    await site.close();
    return verdictOf(
      cases,
      'each forged, old or ended token 401 on every route that needs one; 31 bytes → 503, nothing sealed',
    );
  },
};

/** Tokens that were never ours, beginning with one that differs from an honest one in a single point. */
async function forgeries(person: Person): Promise<[string, string][]> {
  const { sid } = (await person.stored()).signIns[0] ?? { sid: '' };
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { sub: person.id, sid, epoch: 0, iss: 'yak', aud: siteOrigin(), iat: seconds, exp: seconds + 3600 };
  const header = { alg: 'dir', enc: 'A256GCM', typ: 'yak-session+jwt' };
  const own = keyFor('session');
  const seal = (changes: Record<string, unknown>, otherHeader: Record<string, unknown> = {}, key = own) =>
    new EncryptJWT({ ...claims, ...changes }).setProtectedHeader({ ...header, ...otherHeader }).encrypt(key);
  const sign = (algorithm: string, key: Uint8Array) =>
    new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'yak-session+jwt' }).sign(key);
  const honest = await seal({});
  const unsigned = [{ alg: 'none', typ: 'yak-session+jwt' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return [
    ['without exp', await seal({ exp: undefined })],
    ['expired', await seal({ exp: seconds - 1 })],
    ['of the wrong type', await seal({}, { typ: 'JWT' })],
    ['for another audience', await seal({ aud: 'https://evil.example' })],
    ['of another issuer', await seal({ iss: 'evil' })],
    ['under another algorithm', await seal({}, { alg: 'A256KW' })],
    ['with another cipher', await seal({}, { enc: 'A128CBC-HS256' })],
    ['unsigned', `${unsigned}.`],
    ['signed with HS256', await sign('HS256', sessionSecret())],
    ['signed with HS512', await sign('HS512', sessionSecret())],
    ['a sign-in under way', await sealToken('sign-in', claims, 600)],
    ['under another key', await seal({}, {}, new Uint8Array(32).fill(7))],
    ['under the bare secret', await seal({}, {}, sessionSecret().slice(0, 32))],
    ['without a device', await seal({ sid: undefined })],
    ['of another device', await seal({ sid: randomUUID() })],
    ['of nobody', await seal({ sub: '0'.repeat(64) })],
    ['with a path for a person', await seal({ sub: '../site:admins/root' })],
    ['of another epoch', await seal({ epoch: 1 })],
    ['cut short', honest.slice(0, -4)],
    ['empty', ''],
    ['rubbish', 'rubbish'],
    ...honest.split('.').map((_, part): [string, string] => [`changed in part ${part + 1}`, changedIn(honest, part)]),
  ];
}

function changedIn(token: string, part: number): string {
  return token
    .split('.')
    .map((text, index) => (index === part ? `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}` : text))
    .join('.');
}

/** Honest tokens whose session has ended on the server. */
async function endedSessions(site: SiteUnderTest): Promise<[string, string][]> {
  const endings: [string, Partial<User>][] = [
    ['after "sign out everywhere"', { sessionEpoch: 1 }],
    ['after signing out', { signIns: [] }],
    ['while the account is being deleted', { deletedAt: new Date().toISOString() }],
  ];
  const ended: [string, string][] = [];
  for (const [name, part] of endings) {
    const person = await site.signUp();
    await changeUser(person.id, (user) => ({ write: { ...user, ...part }, outcome: null }));
    ended.push([name, tokenOf(person)]);
  }
  const erased = await site.signUp();
  await fetch(`${site.blobs.url}/local/site:dev-users/${erased.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${site.blobs.token}` },
  });
  return [...ended, ['of an erased account', tokenOf(erased)]];
}

/** A forged token on every route that needs a session, and no cookie at all. */
async function everyRoute(person: Person): Promise<Case[]> {
  const changed = changedIn(tokenOf(person), 3);
  const cases: Case[] = [];
  for (const name of functions.names) {
    const { path, methods } = functions(name).contract;
    for (const [method, { who }] of Object.entries(methods)) {
      if (who !== 'user' && who !== 'admin') continue;
      for (const cookie of ['', `__Host-yak_session=${changed}`]) {
        const body = method === 'POST' || method === 'PUT' ? { body: {} } : {};
        const answer = await ask(functions(name), method, path.replace(/:\w+/, '1'), {
          ...body,
          headers: { Cookie: cookie },
        });
        cases.push({
          name: `${method} ${path} with ${cookie ? 'a changed token' : 'no cookie'}`,
          problem: answer.status === 401 ? null : `${answer.status}`,
        });
      }
    }
  }
  return cases;
}

async function shortSecret(site: SiteUnderTest, person: Person): Promise<Case> {
  site.setEnvironment({ SESSION_SECRET: 'x'.repeat(31) });
  const status = await statusWith(person.cookie);
  const sealed = await sealToken('session', {}, 60).catch((error: unknown) => error);
  const words = sealed instanceof Error && /at least 32 bytes/.test(sealed.message);
  return { name: 'a secret of 31 bytes', problem: status === 503 && words ? null : `${status}, ${String(sealed)}` };
}

async function refusal(name: string, token: string): Promise<Case> {
  const status = await statusWith(`__Host-yak_session=${token}`);
  return { name, problem: status === 401 ? null : `answered ${status}` };
}

async function statusWith(cookie: string): Promise<number> {
  return (await ask(functions('auth-user'), 'GET', '/api/auth/user', { headers: { Cookie: cookie } })).status;
}

function tokenOf({ cookie }: Person): string {
  return /__Host-yak_session=([^;]+)/.exec(cookie)?.[1] ?? '';
}

function keyFor(purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', sessionSecret(), 'yak', `token ${purpose}`, 32));
}

if (import.meta.main) await runAlone(promise);
