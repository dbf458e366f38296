import type { ErrorAnswer } from '#api/error-answer.ts';
import { honestBodies } from '../honest-bodies.ts';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools, madeToolId } from '../made-tools.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { seededRandom } from './seeded-random.ts';
import { type Asking, type Person, adminEmail, ask, startSiteUnderTest } from '../site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';
import { statusLine } from './count-statuses.ts';

const functions = await loadFunctions();

/** Where an honest request would end the person's session. */
const endsSessions = new Set(['/api/logout', '/api/sign-out-everywhere', '/api/account']);
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

/** Whatever is sent, the answer says in words what is wrong with it, and nothing breaks. */
export const promise: ProductPromise = {
  id: 16,
  title:
    'Too large 413, wrong type 415, bad JSON 400, unknown field 400, wrong method 405 + Allow, in words; fuzzing finds no 5xx',
  async run(effort) {
    const site = await startSiteUnderTest({
      deployFiles: deployWithMadeTools(),
      captureLog: true,
      waitsForStore: true,
    });
    await site.startIdentity();
    await site.startPayments();
    const person = await site.signUp({ plan: 'core' });
    const admin = await site.signUp({ email: adminEmail });
    const cases: Case[] = [];
    for (const name of functions.names)
      cases.push(
        ...(await wrongMethods(name)),
        ...(await wrongBodies(name, functions(name).contract.methods.POST?.who === 'admin' ? admin : person)),
      );
    const requests = effort === 'full' ? 5000 : 500;
    const statuses = await fuzz(requests, [person, admin]);
    const broken = statuses.filter((status) => status >= 500);
    cases.push({
      name: `${requests} fuzzed requests`,
      problem:
        broken.length === 0
          ? null
          : `${statusLine(broken)}; ${site.logged.find((line) => line.includes('call_failed'))?.slice(0, 300)}`,
    });
    await site.close();
    return verdictOf(cases, `each refused in words; fuzzed: ${statusLine(statuses)}`);
  },
};

async function wrongMethods(name: string): Promise<Case[]> {
  const { contract } = functions(name);
  const own = Object.keys(contract.methods);
  const path = contract.path.replace(/:\w+/, '1');
  const wrong = methods.filter((method) => !['HEAD', 'OPTIONS', ...own].includes(method));
  return Promise.all(
    wrong.map(async (method) => {
      const answer = await ask(functions(name), method, path);
      const allow = answer.headers.get('Allow')?.split(', ') ?? [];
      const complete = own.every((allowed) => allow.includes(allowed));
      const problem = await problemOf(answer, 405, 'method_not_allowed');
      return { name: `${method} ${path}`, problem: problem ?? (complete ? null : `Allow: ${allow.join()}`) };
    }),
  );
}

async function wrongBodies(name: string, person: Person): Promise<Case[]> {
  const { path, methods: own } = functions(name).contract;
  const method = own.POST ? 'POST' : 'PUT';
  const honest = honestBodies[path];
  if (!honest) return [];
  const most = own[method]?.mostBytes ?? 16_384;
  const wrong: [string, Asking, number, ErrorAnswer['code']][] = [
    ['one byte too large', { body: `"${'x'.repeat(most - 1)}"` }, 413, 'body_too_large'],
    ['as text', { body: honest, headers: { 'Content-Type': 'text/plain' } }, 415, 'unsupported_media_type'],
    ['without a type', { body: honest, headers: { 'Content-Type': '' } }, 415, 'unsupported_media_type'],
    ['cut short', { body: JSON.stringify(honest).slice(0, -1) }, 400, 'invalid_json'],
    ['empty', { body: '' }, 400, 'invalid_json'],
    ['nested deeply', { body: nestedIn(honest, most) }, 400, 'invalid_json'],
    ['with an unknown field', { body: { ...honest, isPremium: true } }, 400, 'invalid_body'],
    [
      'with a prototype',
      { body: JSON.stringify(honest).replace('{', '{"__proto__":{"isPremium":true},') },
      400,
      'invalid_body',
    ],
    ['a list', { body: [honest] }, 400, 'invalid_body'],
    ['null', { body: 'null' }, 400, 'invalid_body'],
  ];
  return Promise.all(
    wrong.map(async ([what, asking, status, code]) => {
      const answer = await ask(functions(name), method, path, { person, ...asking });
      return { name: `${method} ${path} ${what}`, problem: await problemOf(answer, status, code) };
    }),
  );
}

/** An honest body whose first field is a list in a list in a list, as deep as the bytes allow. */
function nestedIn(honest: Record<string, unknown>, bytes: number): string {
  const [name = ''] = Object.keys(honest);
  const levels = Math.min(100_000, Math.floor((bytes - JSON.stringify(honest).length) / 2) - name.length);
  const marked = JSON.stringify({ ...honest, [name]: ['deep'] });
  return marked.replace('["deep"]', '['.repeat(levels) + ']'.repeat(levels));
}

async function problemOf(answer: Response, status: number, code: ErrorAnswer['code']): Promise<string | null> {
  const text = await answer.text();
  if (answer.status !== status) return `${answer.status} instead of ${status}`;
  const { message, code: told } = JSON.parse(text) as ErrorAnswer;
  const inWords = message.split(' ').length >= 3;
  return told === code && inWords ? null : text;
}

/** Requests put together at random from parts that are fine, odd or hostile; gives the statuses. */
async function fuzz(count: number, [person, admin]: readonly [Person, Person]): Promise<number[]> {
  const random = seededRandom(16);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const names = functions.names;
  const odd = [
    '1',
    '0',
    '-1',
    '1e9',
    '999999999999',
    '%00',
    '%ff',
    '..',
    '%2e%2e%2f',
    '__proto__',
    'constructor',
    'count',
    "'",
    '<script>',
    'é',
    'a'.repeat(3000),
    String(madeToolId(0)),
  ];
  const values: readonly unknown[] = [
    1,
    0,
    -1,
    1.5,
    1e308,
    null,
    true,
    '',
    'x',
    'brand',
    '💥',
    '\u0000',
    [],
    {},
    ['analysis'],
    { toString: 1 },
    madeToolId(3),
    '__proto__',
  ];
  const fields = ['toolId', 'department', 'goals', 'budget', 'experience', 'teamSize', '__proto__', 'constructor', ''];
  const bodyOf = () => {
    const shape = random();
    if (shape < 0.2)
      return pick([
        '{',
        '[]',
        'null',
        '"',
        '\u0000',
        '1',
        '{"a":',
        '[[[[[[',
        'x'.repeat(20_000),
        '{"toolId":1}{"toolId":1}',
      ]);
    if (shape < 0.4) return JSON.stringify({ ...pick(Object.values(honestBodies)), [pick(fields)]: pick(values) });
    return JSON.stringify(
      Object.fromEntries(Array.from({ length: Math.floor(random() * 5) }, () => [pick(fields), pick(values)])),
    );
  };
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const endpoint = functions(pick(names));
    const method = random() < 0.5 ? pick(Object.keys(endpoint.contract.methods)) : pick(methods);
    const query =
      random() < 0.5 ? '' : `?${pick(['returnTo', 'login_hint', 'code', 'state', 'error', 'iss', 'x'])}=${pick(odd)}`;
    const path = endpoint.contract.path.replace(/:\w+/, pick(odd)) + query;
    const headers = {
      'Content-Type': pick([
        'application/json',
        'application/json',
        'text/plain',
        'application/json; charset=utf-16',
        '',
      ]),
      Cookie: pick([
        person.cookie,
        admin.cookie,
        '',
        '__Host-yak_session=x',
        '=; ;;',
        `__Host-yak_signin=${'y'.repeat(500)}`,
      ]),
      Accept: pick(['*/*', 'text/html', '']),
      'Sec-Fetch-Site': pick(['same-origin', 'same-origin', 'cross-site', 'none', '']),
      'If-None-Match': pick(['"x"', '*', 'W/', ',,,']),
    };
    const isEmpty = method === 'GET' || method === 'HEAD';
    const asking: Asking = isEmpty ? { headers } : { headers, body: bodyOf() };
    // A person who has signed out in between is not what is tried here.
    if (endsSessions.has(endpoint.contract.path)) headers.Cookie = '';
    statuses.push((await ask(endpoint, method, path, asking)).status);
  }
  return statuses;
}

if (import.meta.main) await runAlone(promise);
