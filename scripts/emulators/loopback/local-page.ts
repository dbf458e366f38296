import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';

/** A page for a browser, with the headers that it must be sent with. */
export interface LocalPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a page is made of. */
interface LocalPageParts {
  status?: number;
  title: string;
  body: Html;
  /** Rules of this kind of page, after those of all. */
  style: string;
  /** The only code that runs on it. */
  script?: string;
  /** What its Content-Security-Policy allows besides its own style and script; everything else is shut. */
  policy?: Readonly<Record<string, string>>;
}

const STYLE = `
:root { color-scheme: light dark; --paper: #f5efe3; --raised: #fcf8ef; --ink: #1b1610; --soft: #5a5044; --rule: #cfc4ae; --signal: #c8320b; --on-signal: #fff8f0; --focus: #1549b8 }
@media (prefers-color-scheme: dark) { :root { --paper: #15120e; --raised: #1f1b15; --ink: #f2eadb; --soft: #b5a994; --rule: #3c352b; --signal: #ff7a4d; --on-signal: #1b0f08; --focus: #8db4ff } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { margin: 0; font-size: 2rem; line-height: 1.15; letter-spacing: -.02em }
a { color: inherit }
.house { margin: 0 0 2rem; padding-bottom: .75rem; border-bottom: 1px solid var(--rule); color: var(--soft); font-size: .9375rem }
button, input { font: inherit; color: inherit; min-height: 2.75rem; border-radius: 3px }
button { cursor: pointer }
input { padding: 0 .75rem; border: 1px solid var(--soft); background: var(--raised) }
button.go { border: 0; background: var(--signal); color: var(--on-signal); font-weight: 600 }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
`;

/** A whole page in the one plain style of all emulators; nothing in it comes from another place. */
export function localPage({ status = 200, title, body, style, script, policy = {} }: LocalPageParts): LocalPage {
  const rules = STYLE + style;
  const directives = {
    'default-src': "'none'",
    'style-src': hashSource(rules),
    ...(script !== undefined && { 'script-src': hashSource(script) }),
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...policy,
  };
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${new Html(rules)}</style></head>
<body><main>${body}</main>${script === undefined ? null : new Html(`<script>${script}</script>`)}</body></html>`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'content-security-policy': Object.entries(directives)
        .map(([name, sources]) => `${name} ${sources}`)
        .join('; '),
    },
    body: page.text,
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
