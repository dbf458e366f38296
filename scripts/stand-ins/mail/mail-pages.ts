import { createHash } from 'node:crypto';
import { Html, html } from '#netlify/http/html.ts';
import type { CaughtMail, MailTable } from './mail-table.ts';

/** What the pages are made from. */
export interface MailPages {
  table: MailTable;
  siteUrl: string;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const STYLE = `
:root { color-scheme: light dark; --paper: #f5efe3; --raised: #fcf8ef; --ink: #1b1610; --soft: #5a5044; --rule: #cfc4ae; --focus: #1549b8 }
@media (prefers-color-scheme: dark) { :root { --paper: #15120e; --raised: #1f1b15; --ink: #f2eadb; --soft: #b5a994; --rule: #3c352b; --focus: #8db4ff } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 50rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
.house { margin: 0 0 2rem; padding-bottom: .75rem; border-bottom: 1px solid var(--rule); color: var(--soft); font-size: .9375rem }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; overflow-wrap: anywhere }
ol { margin: 0; padding: 0; list-style: none }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; min-height: 2.75rem; padding: .75rem 0; border-bottom: 1px solid var(--rule); color: inherit; text-decoration: none }
li strong { overflow-wrap: anywhere }
li span { grid-column: 1; overflow-wrap: anywhere }
time, .soft, dt { color: var(--soft) }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem }
dd { margin: 0; overflow-wrap: anywhere }
pre { padding: 1rem; background: var(--raised); white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 36rem; border: 1px solid var(--rule) }
a { color: inherit }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
`;
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/**
 * Answers `/` (all mails), `/mails/{id}` (one), `/mails/{id}/html` (its HTML alone, where nothing can run) and
 * `/mails.json?to=…` (for programs; newest first).
 */
export async function answerMailPages(
  { table, siteUrl }: MailPages,
  path: string,
  host: string | undefined,
): Promise<Answer> {
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? ''))
    return plain(403, 'This server answers to the names of this machine only.');
  const url = new URL(path, 'http://localhost');
  if (url.pathname === '/') return page('Mail', listOf(await table.list()), siteUrl);
  if (url.pathname === '/mails.json') return json(await table.list(), url.searchParams.get('to'));
  const [, id, part] = /^\/mails\/(\d+)(\/html)?$/.exec(url.pathname) ?? [];
  const mail = id === undefined ? null : await table.find(Number(id));
  if (!mail) return { ...page('No such mail', html`<p><a href="/">All mails</a></p>`, siteUrl), status: 404 };
  return part ? bodyAlone(mail, siteUrl) : page(mail.subject, mailOf(mail), siteUrl);
}

function listOf(mails: readonly CaughtMail[]): Html {
  if (mails.length === 0) return html`<p>No mail has been sent yet.</p>`;
  const rows = mails.map(
    ({ id, subject, to, receivedAt }) =>
      html`<li><a href="/mails/${id}"><strong>${subject}</strong><time datetime="${receivedAt}">${timeText(receivedAt)}</time><span>to ${to}</span></a></li>`,
  );
  return html`<ol>${rows}</ol>`;
}

function mailOf(mail: CaughtMail): Html {
  const fields: [string, string | null][] = [
    ['From', mail.from],
    ['To', mail.to],
    ['Delivered to', mail.recipients.join(', ')],
    ['Answers to', mail.replyTo],
    ['Arrived', timeText(mail.receivedAt)],
    ['Message-ID', mail.messageId],
    ['Unsubscribe', mail.headers['list-unsubscribe'] ?? null],
  ];
  const rows = fields.flatMap(([name, value]) => (value ? [html`<dt>${name}</dt><dd>${value}</dd>`] : []));
  return html`<dl>${rows}</dl><iframe src="/mails/${mail.id}/html" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe><h2>As text</h2><pre>${mail.text}</pre><p><a href="/">All mails</a></p>`;
}

/** The mail's own HTML may bring its styles and show pictures of the site, and nothing else; its links open in a tab of their own. */
function bodyAlone({ html: body }: CaughtMail, siteUrl: string): Answer {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data: ${new URL(siteUrl).origin}; sandbox allow-popups allow-popups-to-escape-sandbox`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
    body: body.replace('<head>', '<head><base target="_blank">'),
  };
}

function page(title: string, body: Html, siteUrl: string): Answer {
  const text = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${new Html(STYLE)}</style></head>
<body><main><p class="house">Yak mail, on this machine only: nothing leaves it. <a href="${siteUrl}">Back to Yak</a></p><h1>${title}</h1>${body}</main></body></html>`
    .text;
  const policy = `default-src 'none'; style-src ${STYLE_SOURCE}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
    body: text,
  };
}

function json(mails: readonly CaughtMail[], to: string | null): Answer {
  const chosen = to === null ? mails : mails.filter(({ recipients }) => recipients.includes(to));
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(chosen) };
}

function plain(status: number, body: string): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

function timeText(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 19)} UTC`;
}
