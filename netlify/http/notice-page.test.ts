import { expect, test } from 'vitest';
import { html } from './html.ts';
import { noticePage } from './notice-page.ts';
import { redirect } from './redirect.ts';

test('text cannot break out of its place in a template; pieces of pages stand as they are, null as nothing', () => {
  const piece = html`<i>${'<b a="1" b=\'2\'>&'}</i>`;
  expect(piece.text).toBe('<i>&#60;b a=&#34;1&#34; b=&#39;2&#39;&#62;&#38;</i>');
  expect(html`${piece}|${[piece, html`x`]}|${null}|${0}`.text).toBe(`${piece.text}|${piece.text}x||0`);
});

test('a notice stands under the name of the site, leads home and runs and sends nothing', async () => {
  const page = noticePage('All is <well>.');
  const text = await page.text();
  expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<title>Yak</title>');
  expect(text).toContain('<h1>Yak</h1>\n<p>All is &#60;well&#62;.</p>\n\n\n<p><a href="/">Back to Home</a></p>');
  expect(page.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
});

test('a refusal says that it did not work, under its own status and headers', async () => {
  const page = noticePage('Wait.', { status: 400, headers: { 'Retry-After': '2' } });
  expect([page.status, page.headers.get('Retry-After')]).toEqual([400, '2']);
  const text = await page.text();
  expect(text).toContain('<title>That did not work · Yak</title>');
  expect(text).toContain('<h1>That did not work</h1>');
});

test.each([
  ["'self'", null],
  ["'self' https://login.test", 'https://login.test'],
])('its button may lead to %s', async (allowed, leadsTo) => {
  const button = { text: 'Sign out', postsTo: '/api/logout', leadsTo };
  const page = noticePage('Sure?', { title: 'Leaving', button, link: { text: 'Stay', address: '/tools?a=1&b=2' } });
  const text = await page.text();
  expect(text).toContain('<title>Leaving · Yak</title>');
  expect(text).toContain('<form method="post" action="/api/logout"><button>Sign out</button></form>');
  expect(text).toContain('<p><a href="/tools?a=1&#38;b=2">Stay</a></p>');
  expect(page.headers.get('Content-Security-Policy')).toContain(`; form-action ${allowed}; `);
});

test.each([
  ['/dashboard', undefined, []],
  [new URL('https://login.test/?a=1'), ['a=1', 'b=2'], ['a=1', 'b=2']],
])('a browser is sent on to %s with a GET', (address, cookies, set) => {
  const { status, headers } = redirect(address, cookies);
  expect([status, headers.get('Location'), headers.getSetCookie()]).toEqual([303, String(address), set]);
});
