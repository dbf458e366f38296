import { type Html, type LocalPage, html, isLoopbackHost, localPage, type Site } from '@yak/emulator-loopback';
import type { CaughtMail, MailTable } from './mail-table.ts';

const STYLE = `
main { max-width: 50rem }
h1 { margin: 0 0 1rem; font-size: 1.75rem; overflow-wrap: anywhere }
ol { margin: 0; padding: 0; list-style: none }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; min-height: 2.75rem; padding: .75rem 0; border-bottom: 1px solid var(--rule); text-decoration: none }
li strong { overflow-wrap: anywhere }
li span { grid-column: 1; overflow-wrap: anywhere }
time, dt { color: var(--soft) }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem }
dd { margin: 0; overflow-wrap: anywhere }
pre { padding: 1rem; background: var(--raised); white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 36rem; border: 1px solid var(--rule) }
`;

/**
 * Answers `/` (all mails), `/mails/{id}` (one), `/mails/{id}/html` (its HTML alone, where nothing can run) and
 * `/mails.json?to=…` (for programs; newest first).
 */
export async function answerMailPages(
  table: MailTable,
  site: Site,
  path: string,
  host: string | undefined,
): Promise<LocalPage> {
  if (!isLoopbackHost(host))
    return answer(403, 'text/plain; charset=utf-8', 'This server answers to the names of this machine only.');
  const url = new URL(path, 'http://localhost');
  if (url.pathname === '/') return page(site, 200, 'Mail', listOf(await table.list()));
  if (url.pathname === '/mails.json') {
    const to = url.searchParams.get('to');
    const mails = (await table.list()).filter(({ recipients }) => to === null || recipients.includes(to));
    return answer(200, 'application/json', JSON.stringify(mails));
  }
  const [, id, part] = /^\/mails\/(\d+)(\/html)?$/.exec(url.pathname) ?? [];
  const mail = id === undefined ? null : await table.find(Number(id));
  if (!mail) return page(site, 404, 'No such mail', html`<p><a href="/">All mails</a></p>`);
  return part ? bodyAlone(mail, site) : page(site, 200, mail.subject, mailOf(mail));
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
function bodyAlone({ html: body }: CaughtMail, site: Site): LocalPage {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data: ${new URL(site.url).origin}; sandbox allow-popups allow-popups-to-escape-sandbox`;
  const { status, headers } = answer(200, 'text/html; charset=utf-8', '');
  return {
    status,
    headers: { ...headers, 'content-security-policy': policy },
    body: body.replace('<head>', '<head><base target="_blank">'),
  };
}

function page(site: Site, status: number, title: string, body: Html): LocalPage {
  return localPage({
    status,
    title,
    style: STYLE,
    policy: { 'frame-src': "'self'" },
    body: html`<p class="house">${site.name} mail, on this machine only: nothing leaves it. <a href="${site.url}">Back to ${site.name}</a></p><h1>${title}</h1>${body}`,
  });
}

function answer(status: number, type: string, body: string): LocalPage {
  return { status, headers: { 'content-type': type, 'cache-control': 'no-store' }, body };
}

function timeText(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 19)} UTC`;
}
