import { returnPath } from '#netlify/session/return-to.ts';
import { loadFunctions } from '../load-functions.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { seededRandom } from './seeded-random.ts';
import { type SiteUnderTest, ask, startSiteUnderTest } from '../site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';
import { hostilePaths, honestPaths, pathPieces } from '../return-paths.ts';
import { Scanner } from '../walker.ts';

const functions = await loadFunctions();

/** The last two stay on the site as they are: what makes them dangerous is written out as plain text. */
const hostile = [...hostilePaths, '/\u2044/evil.example', '/dashboard\r\nSet-Cookie: a=b'];

/** Signing in never sends a person away, and no cookie can be set or read from elsewhere. */
export const promise: ProductPromise = {
  id: 14,
  title:
    'returnTo never leaves the site and honest paths survive; every cookie is __Host-, Secure, HttpOnly (but the hint), Lax, Path=/',
  async run(effort) {
    const site = await startSiteUnderTest({ captureLog: true });
    await site.startIdentity();
    const cookies: string[] = [];
    const cases: Case[] = [];
    for (const asked of hostile) cases.push(staysHere(asked, await endOfSignIn(site, asked, cookies)));
    for (const asked of honestPaths) {
      const end = await endOfSignIn(site, asked, cookies);
      cases.push({ name: `honest ${asked}`, problem: end === asked ? null : `became ${end}` });
    }
    const tries = effort === 'full' ? 100_000 : 5000;
    const escaped = randomEscapes(tries);
    cases.push({
      name: `${tries} random paths`,
      problem: escaped === null ? null : `${JSON.stringify(escaped)} left the site`,
    });
    cookies.push(...(await cookiesOfLeaving(site)));
    cases.push(...cookies.map(cookieCase));
    await site.close();
    return verdictOf(
      cases,
      `${hostile.length} hostile and ${tries} random paths stay, ${honestPaths.length} honest survive, ${cookies.length} cookies as promised`,
    );
  },
};

/** Where a whole sign-in with this returnTo ends. */
async function endOfSignIn(site: SiteUnderTest, asked: string, cookies: string[]): Promise<string> {
  const walker = new Scanner();
  const query = new URLSearchParams({ login_hint: 'walker@yak.test', returnTo: asked });
  const first = await walker.visit(functions('login'), `${site.origin}/api/login?${query}`);
  const back = await walker.follow(first.headers.get('Location') ?? '', `${site.origin}/api/callback`);
  const last = await walker.visit(functions('callback'), back);
  cookies.push(...first.headers.getSetCookie(), ...last.headers.getSetCookie());
  return last.headers.get('Location') ?? `status ${last.status}`;
}

function staysHere(asked: string, end: string): Case {
  const url = URL.parse(end, 'http://localhost:8888');
  const stays =
    url?.origin === 'http://localhost:8888' &&
    /^\/(?![/\\])[\x21-\x7e]*$/.test(end) &&
    !url.pathname.startsWith('/api/');
  return { name: `hostile ${JSON.stringify(asked)}`, problem: stays ? null : `ended on ${end}` };
}

/** The first of many random paths that a browser would follow to another site; null when none does. */
function randomEscapes(tries: number): string | null {
  const random = seededRandom(14);
  const origin = 'https://yak.example.com';
  for (let count = 0; count < tries; count += 1) {
    const length = 1 + Math.floor(random() * 8);
    const asked = `/${Array.from({ length }, () => pathPieces[Math.floor(random() * pathPieces.length)]).join('')}`;
    const path = returnPath(asked, origin, '/dashboard');
    if (URL.parse(path, origin)?.origin !== origin || !/^\/(?![/\\])/.test(path)) return asked;
  }
  return null;
}

/** The cookies of signing out and of a session that is over. */
async function cookiesOfLeaving(site: SiteUnderTest): Promise<string[]> {
  const person = await site.signUp();
  const out = await ask(functions('logout'), 'GET', '/api/logout', { person });
  const over = await ask(functions('auth-user'), 'GET', '/api/auth/user', { person });
  const failed = await ask(functions('callback'), 'GET', '/api/callback?code=x&state=y');
  return [out, over, failed].flatMap((answer) => answer.headers.getSetCookie());
}

function cookieCase(line: string): Case {
  const [name = ''] = line.split('=');
  const attributes = line
    .split(/;\s*/)
    .slice(1)
    .map((attribute) => attribute.toLowerCase());
  const wanted = ['path=/', 'secure', 'samesite=lax', ...(name === '__Host-signed_in' ? [] : ['httponly'])];
  const missing = wanted.filter((attribute) => !attributes.includes(attribute));
  const tooWide = attributes.some((attribute) => attribute.startsWith('domain='));
  return {
    name: `cookie ${name}`,
    problem: name.startsWith('__Host-') && missing.length === 0 && !tooWide ? null : line,
  };
}

if (import.meta.main) await runAlone(promise);
