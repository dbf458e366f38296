import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';

export interface NoticeOptions {
  status?: number;
  headers?: Record<string, string>;
  /** Heading and tab; the site's name unless stated. */
  title?: string;
  /** A button that posts to one of our own addresses; `leadsTo` is the foreign origin that the answer may go on to. */
  button?: { text: string; postsTo: string; leadsTo: string | null };
  /** Where else to go, besides home. */
  link?: { text: string; address: string };
}

const style = `
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
  body { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem }
  button { font: inherit; padding: .5rem 1.25rem; cursor: pointer }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** A small page in words for a person who came to an address of the API. Nothing in it can run. */
export function noticePage(message: string, { status = 200, headers = {}, title = 'Yak', button, link }: NoticeOptions = {}): Response {
  const form = button ? html`<form method="post" action="${button.postsTo}"><button>${button.text}</button></form>` : null;
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title === 'Yak' ? title : `${title} · Yak`}</title>
<style>${new Html(style)}</style>
<main>
<h1>${title}</h1>
<p>${message}</p>
${form}
${link ? html`<p><a href="${link.address}">${link.text}</a></p>` : null}
<p><a href="/">Back to Home</a></p>
</main>
</html>
`;
  const formAction = button ? `'self' ${button.leadsTo ?? ''}`.trim() : "'none'";
  return new Response(page.text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
      ...headers,
    },
  });
}
