import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesKey, readingKey, termsChanges, termsReadings } from '#netlify/stores/terms-store.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { runOver } from '#testing/watch-over.ts';
import { type LocalWeb, startWeb } from '#testing/start-web.ts';
import type { Served } from '#testing/watched-pages.ts';
import { runWatch } from './run-watch.ts';

let site: SiteUnderTest;
let web: LocalWeb;
beforeAll(async () => {
  [site, web] = await Promise.all([startSiteUnderTest(), startWeb()]);
});
afterAll(() => Promise.all([site.close(), web.close()]));

const source = 'http://site-0.test/page-0';
const elsewhere = 'http://site-1.test/legal/terms-of-use';
const training = 'We do not use the content of customers on a paid plan to train our models.';
const sentences = [
  'You own the images that you make with the service.',
  training,
  'On the free plan you may use outputs for personal purposes only, and they carry a watermark.',
  'We will defend you against claims that our models infringe the intellectual property of others.',
  'The Pro plan costs $12 per month and renews until you cancel it in your settings.',
  'Disputes are settled by binding arbitration in the city of San Francisco.',
];
const paragraphs = (all: readonly string[]) => all.map((sentence) => `<p>${sentence}</p>`).join('\n');

let visits = 0;
/** The watch visits the page, each time half a year later. @returns the sentences that wait, as they stand there now */
async function visit(served: Served): Promise<string[]> {
  web.setPage(source, served);
  visits += 1;
  await runWatch(
    runOver(web, [{ ...web.pages[0]!, source, quote: training }], new Date(Date.UTC(2027, 6 * visits, 1))),
  );
  const noted = await termsChanges.read(changesKey(source));
  return (noted?.changes ?? []).filter(({ state }) => state === 'waiting').map(({ after }) => after);
}
const kept = async () => (await termsReadings.read(readingKey(source)))?.sentences ?? [];

const shell = (body: string) => `<!doctype html><html><head><title>Example</title></head><body>${body}</body></html>`;
const document = shell(paragraphs(sentences));
const home = shell(
  paragraphs([
    'Make images that people remember. Thousands of studios work with Example every day of the year.',
    'Start for free and bring your friends along today, wherever they happen to be at the moment.',
    'See how Ada Studio made a whole film within one afternoon, from the first sketch to the cut.',
    'Our newest model is faster than anything before it, and it knows what a hand looks like.',
    'Join our community and show what you have made to people who like to look at such things.',
  ]),
);

test.each<[string, Served]>([
  [
    'a challenge',
    {
      body: shell(
        '<h1>Just a moment…</h1><p>Checking your browser before you can go on. This takes a few seconds.</p>',
      ),
    },
  ],
  [
    'a challenge that refuses',
    { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: shell(paragraphs(home.split('. '))) },
  ],
  [
    'a long challenge',
    {
      body: shell(
        paragraphs([
          'Please verify you are a human before we show you this page of our service.',
          'Unusual traffic has come from your network, and we would like to know who is there.',
          'Your reference number is 8f2c11d7, which our support team will ask you for when you write.',
          'This check happens once a day, and it is there to protect what people keep with us.',
        ]),
      ),
    },
  ],
  [
    'a page of scripts alone',
    {
      body: shell(
        '<div id="app"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="/app.js"></script>',
      ),
    },
  ],
  [
    'a shell of scripts with its menu and foot',
    {
      body: shell(
        '<nav><a href="/">Home</a> <a href="/pricing">Pricing</a></nav><div id="root"></div><footer><p>© 2027 Example Labs. All rights reserved.</p><p>Made with care for people who make things and who like to be read.</p></footer><script>boot()</script>',
      ),
    },
  ],
  [
    'a note that it moved',
    { body: shell('<p>This page has moved to legal.example.com. You are being redirected.</p>') },
  ],
  ['an empty answer', { body: '' }],
  ['a missing page', { status: 404, body: home }],
  ['a server that fails', { status: 503, body: home }],
  ['an answer that is cut', { body: shell(paragraphs(sentences.slice(0, 4))), fault: 'cut' }],
  [
    'a page above 2 MB',
    {
      body: shell(
        `${paragraphs([...sentences, 'You assign to us all rights in what you make.'])}${'<p>And on.</p>'.repeat(190_000)}`,
      ),
    },
  ],
])('%s is no change of the terms', async (_, served) => {
  await visit({ body: document });
  const before = await kept();
  expect(before).toEqual(expect.arrayContaining(sentences));
  expect(await visit(served)).toEqual([]);
  expect(await kept()).toEqual(before);
  expect(await visit({ body: document })).toEqual([]);
});

const list = `<main><h2>Terms of the service</h2><ol>${sentences.map((sentence, at) => `<li><span>${at + 1}.</span> <b>${sentence.slice(0, 8)}</b>${sentence.slice(8)}</li>`).join('')}</ol></main>`;
test.each<[string, Served]>([
  [
    'a new layout, with a menu, a banner and another day',
    {
      body: shell(
        `<nav><a href="/a">Products</a><a href="/b">Pricing</a><a href="/c">How we pay the people whose work we show</a></nav><div>We use cookies to improve your experience. By continuing you agree to our use of cookies.</div><p>Last updated: 3 May 2028</p>${list}<footer>1,204 views · hello@example.com · © 2028 Example Labs</footer>`,
      ),
    },
  ],
  [
    'another order of its parts, in a table',
    {
      body: shell(
        `<table>${sentences
          .toReversed()
          .map((sentence) => `<tr><td><details open><summary>More</summary>${sentence}</details></td></tr>`)
          .join('')}</table>`,
      ),
    },
  ],
  ['one line of text', { headers: { 'content-type': 'text/plain' }, body: sentences.join(' ') }],
])('%s is no change of the terms', async (_, served) => {
  await visit({ body: document });
  expect(await visit(served)).toEqual([]);
  expect(await visit({ body: document })).toEqual([]);
});

test('a page that leads elsewhere is read there when it is the same document, and is no change when it is another', async () => {
  await visit({ body: document });
  web.setPage(elsewhere, { body: shell(list) });
  expect(await visit({ status: 301, headers: { location: elsewhere } })).toEqual([]);
  const moved = sentences.map((one) =>
    one === training ? 'We use the content of every customer to train our models.' : one,
  );
  web.setPage(elsewhere, { body: shell(paragraphs(moved)) });
  expect(await visit({ status: 301, headers: { location: elsewhere } })).toEqual([
    'We use the content of every customer to train our models.',
  ]);
  web.setPage(elsewhere, { body: shell(list) });
  expect(await visit({ status: 301, headers: { location: elsewhere } })).toEqual([]);
  for (const body of [home, shell('<form><p>Sign in to read our terms.</p><input type="password"></form>')]) {
    web.setPage(elsewhere, { body });
    expect(await visit({ status: 302, headers: { location: elsewhere } })).toEqual([]);
  }
  expect(await visit({ status: 302, headers: { location: 'http://127.0.0.1/terms' } })).toEqual([]);
  expect(await visit({ body: document })).toEqual([]);
});

test('a document of 2 MB: another layout is no change, and one sentence is one change', async () => {
  // A third of it is about rights.
  const clause = (at: number, owner = 'you grant us a licence to show') =>
    at % 3 === 0
      ? `Under rule ${at} ${owner} clip ${at * 7} on page ${at * 3} of our site.`
      : `Chapter ${at} tells how the people behind house ${at * 5} spend the long days of winter ${at * 2}, and why.`;
  const long = Array.from({ length: 19_000 }, (_, at) => clause(at));
  const served = (all: readonly string[], tag: string): Served => ({
    body: shell(all.map((one) => `<${tag}>${one}</${tag}>`).join('\n')),
  });
  const first = served([...sentences, ...long], 'p');
  expect(Buffer.byteLength(first.body ?? '')).toBeGreaterThan(1_800_000);
  await visit(first);
  const before = await visit(served([...long, ...sentences], 'li'));
  const anew = clause(11_112, 'you assign to us all rights in');
  const changed = long.with(11_112, anew);
  const after = await visit(served([...sentences, ...changed], 'p'));
  expect(after.filter((one) => !before.includes(one))).toEqual([anew]);
}, 60_000);
