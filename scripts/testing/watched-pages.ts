import type { ReadingState } from '#domain/watch/fact-reading.schema.ts';
import { type Words, disguises, pageWith, quoteOf } from './disguises.ts';

/** What a page answers; `hang` never does, `cut` ends in the middle. */
export interface Served {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  fault?: 'hang' | 'cut';
}

/** A page of the local web, and what the watch must make of it. */
export interface WatchedPageSpec {
  source: string;
  quote: string;
  /** What it answers, by how many days have passed. */
  serve(day: number): Served;
  /** What must be said of it after each look: on day 0, day 3.5, day 7 and day 38. */
  expected: readonly [ReadingState, ReadingState, ReadingState, ReadingState];
  /** Whether a reader still finds the page on day 38. */
  isLiving: boolean;
  /** Part of another page, or of none at all, that must never be asked for. */
  isForbidden?: true;
}

/** The days on which the web is looked at. */
export const days = [0, 3.5, 7, 38] as const;
/** An address of this machine outside the stand-in's names: whoever asks it got into the private network. */
export const INSIDE = '/inside';

const always = (state: ReadingState) => [state, state, state, state] as const;
const words = (index: number): Words => ({
  price: 9 + index,
  credits: 1200 + 100 * index,
  period: 'month',
  mayBeSold: true,
});
const changes: ((from: Words) => Words)[] = [
  (from) => ({ ...from, price: from.price + 3 }),
  (from) => ({ ...from, credits: from.credits * 10 }),
  (from) => ({ ...from, period: 'year' }),
  (from) => ({ ...from, mayBeSold: false }),
  (from) => ({ ...from, price: from.price * 10 }),
  (from) => ({ ...from, price: from.price + 1, mayBeSold: false }),
];
const ok = (from: Words): Served => ({ body: pageWith(disguises['plain']?.(from) ?? '') });

/** The 300 pages. `port` is where the web listens: addresses that lead inside name it. */
export function watchedPages(port: number): WatchedPageSpec[] {
  const pages: WatchedPageSpec[] = [];
  let count = 0;
  /** Three pages to a host, of all kinds, so that hosts have more than one page to take turns for. */
  const add = (spec: Partial<WatchedPageSpec> & Pick<WatchedPageSpec, 'serve' | 'expected'>, host?: string) => {
    const name = host ?? `site-${Math.floor(count / 3)}.test`;
    pages.push({ source: `http://${name}/page-${count}`, quote: quoteOf(words(count % 40)), isLiving: true, ...spec });
    count += 1;
  };
  const own = () => words(count % 40);

  for (const disguise of Object.values(disguises))
    for (let index = 0; index < 8; index += 1) {
      const body = pageWith(disguise(own()));
      add({ serve: () => ({ body }), expected: always('unchanged') });
    }
  for (const disguise of Object.values(disguises))
    for (const [index, change] of changes.entries()) {
      const [before, after] = [pageWith(disguise(own())), pageWith(disguise(change(own())))];
      const isLate = index % 2 === 0;
      add({
        serve: (day) => ({ body: isLate && day < 7 ? before : after }),
        expected: isLate ? ['unchanged', 'unchanged', 'page changed', 'page changed'] : always('page changed'),
      });
    }
  // An old price that is struck through, beside the new one.
  for (let index = 0; index < 5; index += 1) {
    const { price } = own();
    const body = pageWith(`<p>${quoteOf(own()).replace(`$${price}`, `<del>$${price}</del> <b>$${price + 2}</b>`)}</p>`);
    add({ serve: () => ({ body }), expected: always('page changed') });
  }
  addRedirects(add, own);
  addUnchangedAnswers(add, own);
  addFlaws(add, own);
  addMissing(add, own);
  addInside(add, port);
  return pages;
}

type Add = (spec: Partial<WatchedPageSpec> & Pick<WatchedPageSpec, 'serve' | 'expected'>, host?: string) => void;

function addRedirects(add: Add, own: () => Words): void {
  for (const [index, status] of [301, 302, 303, 307, 308, 301, 302, 303, 307, 308].entries()) {
    const location = index % 2 ? '/moved' : `http://elsewhere-${index % 4}.test/moved`;
    const target = encodeURIComponent(quoteOf(own()));
    add({
      serve: () => ({ status, headers: { location: `${location}?words=${target}` } }),
      expected: always('unchanged'),
    });
  }
  for (let index = 0; index < 5; index += 1)
    add({
      serve: () => ({ status: 302, headers: { location: `/again-${index}` } }),
      expected: always('could not be read'),
    });
}

/** Answers to conditional requests: whoever asks without the tag gets the whole page. */
function addUnchangedAnswers(add: Add, own: () => Words): void {
  for (let index = 0; index < 10; index += 1) {
    const body = pageWith(disguises['plain']?.(own()) ?? '');
    const headers = index % 2 ? { etag: `"v${index}"` } : { 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' };
    add({ serve: () => ({ body, headers }), expected: always('unchanged') });
  }
}

/** Living pages that cannot be read: none of them may be called changed or gone. */
function addFlaws(add: Add, own: () => Words): void {
  const unread = always('could not be read');
  const script = '<script src="/app.js"></script>';
  const flaws: [number, () => Served][] = [
    [5, () => ({ status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '<title>Just a moment...</title>' })],
    [4, () => ({ body: `<html><body><h1>Verify you are human</h1>${script}</body></html>` })],
    [4, () => ({ status: 503, body: '<html><body>Checking your browser before accessing the site.</body></html>' })],
    [6, () => ({ body: `<html><body><div id="root"></div>${script}</body></html>` })],
    [
      4,
      () => ({
        body: `<html><body><noscript>${quoteOf(own())}</noscript><p>You need to enable JavaScript to run this app.</p>${script}</body></html>`,
      }),
    ],
    [7, () => ({ status: 403, body: 'Forbidden' })],
    [3, () => ({ status: 401 })],
    [3, () => ({ status: 429, headers: { 'retry-after': '3600' } })],
    [4, () => ({ status: 500 })],
    [3, () => ({ status: 451 })],
    [4, () => ({ fault: 'hang' })],
    [3, () => ({ fault: 'cut', body: pageWith('<p>Half a page</p>') })],
    [3, () => ({ body: pageWith(`<p>${'Words and more words. '.repeat(150_000)}</p>`) })],
    [3, () => ({ headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' })],
    [3, () => ({ body: '<html><body><form><input type="password"></form><p>Sign in</p></body></html>' })],
    [2, () => ({ body: '' })],
  ];
  for (const [times, served] of flaws)
    for (let index = 0; index < times; index += 1) add({ serve: () => served(), expected: unread });
  for (let index = 0; index < 8; index += 1)
    add({ serve: () => ok(own()), expected: unread, isForbidden: true }, `robots-refuse-${index % 4}.test`);
  for (let index = 0; index < 4; index += 1)
    add({ serve: () => ok(own()), expected: unread, isForbidden: true }, `robots-broken-${index}.test`);
  for (let index = 0; index < 6; index += 1) {
    const served = ok(own());
    add({ serve: () => served, expected: always('unchanged') }, `robots-allow-${index % 2}.test`);
  }
}

function addMissing(add: Add, own: () => Words): void {
  const [unread, gone] = ['could not be read', 'gone'] as const;
  for (let index = 0; index < 14; index += 1) {
    const status = index % 2 ? 404 : 410;
    add({ serve: () => ({ status }), expected: [unread, unread, gone, gone], isLiving: false });
  }
  // Missing for some days, and there again: never gone.
  for (let index = 0; index < 8; index += 1) {
    const served = ok(own());
    add({ serve: (day) => (day < 7 ? { status: 404 } : served), expected: [unread, unread, 'unchanged', 'unchanged'] });
  }
  // There, missing once, there again.
  for (let index = 0; index < 4; index += 1) {
    const served = ok(own());
    add({
      serve: (day) => (day === 7 ? { status: 404 } : served),
      expected: ['unchanged', 'unchanged', unread, 'unchanged'],
    });
  }
}

/** Addresses that lead into a private network, by a name, an address or a redirect. */
function addInside(add: Add, port: number): void {
  const inside = [
    `http://127.0.0.1:${port}${INSIDE}`,
    `http://localhost:${port}${INSIDE}`,
    `http://[::1]:${port}${INSIDE}`,
    `http://[::ffff:127.0.0.1]:${port}${INSIDE}`,
    `http://2130706433:${port}${INSIDE}`,
    `http://0x7f.1:${port}${INSIDE}`,
    `http://inside.example:${port}${INSIDE}`,
    `http://half-inside.example:${port}${INSIDE}`,
    'http://10.0.0.7/inside',
    'http://192.168.1.1/inside',
    'http://172.16.0.9/inside',
    'http://169.254.169.254/latest/meta-data',
    'http://[fe80::1]/inside',
    'http://[fd00::7]/inside',
    'http://100.64.0.1/inside',
    'http://0.0.0.0/inside',
    'file:///etc/passwd',
  ];
  for (const location of inside)
    add({ serve: () => ({ status: 302, headers: { location } }), expected: always('could not be read') });
  for (const source of inside.slice(0, 8))
    add({ serve: () => ({}), expected: always('could not be read'), source: `${source}?direct` });
}

/** Where the names of the tests outside `.test` lead. */
export const privateNames: Readonly<Record<string, string[]>> = {
  'inside.example': ['127.0.0.1'],
  'half-inside.example': ['93.184.215.14', '127.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
};
