import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';

interface NoticeOptions {
  status?: number;
  headers?: Record<string, string>;
  /** Heading and tab; the site's name, or that it did not work, unless stated. */
  title?: string;
  /** A button that posts to one of our own addresses; `leadsTo` is the foreign origin that the answer may go on to. */
  button?: { text: string; postsTo: string; leadsTo: string | null };
  /** Where else to go, besides home. */
  link?: { text: string; address: string };
}

const style = `
  :root { color-scheme: light dark; --paper: #f5efe3; --ink: #1b1610; --band: #1b1610; --on-band: #f5efe3; --signal: #c8320b; --on-signal: #fff8f0; --focus: #1549b8; font: 1.125rem/1.5 ui-serif, Georgia, serif; background: var(--paper); color: var(--ink) }
  @media (prefers-color-scheme: dark) { :root { --paper: #15120e; --ink: #f2eadb; --band: #2a221a; --on-band: #f2eadb; --signal: #ff7a4d; --on-signal: #1b0f08; --focus: #8db4ff } }
  body { margin: 0 }
  header { padding: .75rem max(1rem, 50vw - 20rem); background: var(--band) }
  header a { display: inline-flex; gap: .75rem; align-items: center; min-height: 2.75rem; color: var(--on-band); font: 800 1.5rem/1 system-ui, sans-serif; text-decoration: none }
  .fringe { height: 1.25rem; background: var(--band); mask: url('/mascot/fringe.svg') repeat-x top left / auto 100% }
  main { padding: 2.5rem max(1rem, 50vw - 20rem) 4rem; overflow-wrap: anywhere }
  h1 { margin: 0 0 1rem; font: 800 clamp(2rem, 7vw, 3.25rem)/1 system-ui, sans-serif; letter-spacing: -.02em }
  p { max-width: 34rem; margin: 0 0 1rem }
  button { min-height: 2.75rem; margin: .5rem 0 1.5rem; padding: .5rem 1.5rem; border: 0; border-radius: 2px; background: var(--signal); color: var(--on-signal); font: 700 1.0625rem/1.2 system-ui, sans-serif; cursor: pointer }
  main a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; font: 700 1rem/1.3 system-ui, sans-serif }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** A small page in words for a person who came to an address of the API. Nothing in it can run. */
export function noticePage(
  message: string,
  { status = 200, headers = {}, title = status < 400 ? 'Yak' : 'That did not work', button, link }: NoticeOptions = {},
): Response {
  const form = button
    ? html`<form method="post" action="${button.postsTo}"><button>${button.text}</button></form>`
    : null;
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title === 'Yak' ? title : `${title} · Yak`}</title>
<style>${new Html(style)}</style>
<header><a href="/"><img src="/mascot/yak-deadpan.svg" alt="" width="44" height="44">Yak</a></header>
<div class="fringe"></div>
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
      'Content-Security-Policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
      ...headers,
    },
  });
}
