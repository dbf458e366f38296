import { createHash } from 'node:crypto';
import { Html, html } from '#netlify/http/html.ts';

/** An answer to a browser. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** A page without its frame. */
export interface PageParts {
  status?: number;
  title: string;
  body: Html;
  /** Addresses that the page's forms may lead to by redirects. */
  formTargets?: readonly string[];
}

const STYLE = `
:root { color-scheme: light dark; --paper: #f5efe3; --raised: #fcf8ef; --ink: #1b1610; --soft: #5a5044; --rule: #cfc4ae; --signal: #c8320b; --on-signal: #fff8f0; --focus: #1549b8 }
@media (prefers-color-scheme: dark) { :root { --paper: #15120e; --raised: #1f1b15; --ink: #f2eadb; --soft: #b5a994; --rule: #3c352b; --signal: #ff7a4d; --on-signal: #1b0f08; --focus: #8db4ff } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
.database { margin: 0 0 2.5rem; padding-bottom: .75rem; border-bottom: 1px solid var(--rule); color: var(--soft); font-size: .9375rem }
h1 { margin: 0; font-size: 2rem; line-height: 1.15; letter-spacing: -.02em }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.125rem }
p { margin: .5rem 0 0 }
.soft { color: var(--soft) }
.amount { margin: .75rem 0 1.75rem; font-size: 1.5rem; font-variant-numeric: tabular-nums }
label { display: block; margin-top: 1rem; font-weight: 600 }
input, button { font: inherit; color: inherit; min-height: 2.75rem; border-radius: 3px }
input { width: 100%; padding: 0 .75rem; border: 1px solid var(--soft); background: var(--raised) }
input[aria-invalid=true] { border-color: var(--signal); border-width: 2px }
.pair { display: flex; flex-wrap: wrap; gap: 0 1rem }
.pair > div { flex: 1 1 8rem }
button { margin-top: 1.5rem; padding: .25rem 1.25rem; border: 1px solid var(--ink); background: none; cursor: pointer; font-weight: 600 }
button.go { width: 100%; border: 0; background: var(--signal); color: var(--on-signal) }
a { color: inherit }
a, summary { overflow-wrap: anywhere }
.back { display: inline-block; margin-top: 2rem }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
[role=alert] { margin-top: 1.5rem; padding: .75rem 1rem; border-left: 4px solid var(--signal); background: var(--raised) }
[role=status] { margin-top: 1.5rem; padding: .75rem 1rem; border-left: 4px solid var(--ink); background: var(--raised) }
.error { color: var(--signal); font-weight: 400 }
table { width: 100%; margin-top: .5rem; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .5rem .5rem .5rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top }
details { margin-top: 2rem }
summary { cursor: pointer; min-height: 2rem }
`;

const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** A whole page in one plain style; nothing in it comes from another place, and it runs no script. */
export function pageFrame({ status = 200, title, body, formTargets = [] }: PageParts): PageAnswer {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${new Html(STYLE)}</style></head>
<body><main><p class="database">Yak payments, on this machine only: no real card is charged.</p>${body}</main></body></html>`;
  const targets = formTargets.map((target) => new URL(target).origin);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src ${STYLE_SOURCE}; form-action ${["'self'", ...targets].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
    },
    body: page.text,
  };
}

/** Sends the browser on to another page. */
export function redirectTo(address: string): PageAnswer {
  return { status: 303, headers: { location: address, 'cache-control': 'no-store' }, body: '' };
}

/** A page that only says something and leads back. */
export function noticePage(status: number, title: string, text: string, back: string): PageAnswer {
  return pageFrame({
    status,
    title,
    body: html`<h1>${title}</h1><p>${text}</p><a class="back" href="${back}">Back to Yak</a>`,
  });
}
