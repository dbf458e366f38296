import { createHash } from 'node:crypto';
import type { LetterBody } from '#api/letter-preview.ts';
import { html } from '#netlify/http/html.ts';
import type { Mail } from '#netlify/mail/mail.ts';

const plainStyle =
  ':root{color-scheme:light dark}body{margin:0;padding:16px}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}';

/**
 * One body of a letter as a page for a frame of our own pages: nothing in it runs, and it loads nothing but our pictures. A
 * policy of ours allows no style attributes, so each of the letter's becomes a class, whose sheet is named by its hash.
 */
export function previewPage(mail: Pick<Mail, 'html' | 'text'>, body: LetterBody): Response {
  const { page, style } = body === 'html' ? withSheet(mail.html) : plainPage(mail.text);
  const hash = createHash('sha256').update(style).digest('base64');
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin`,
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cache-Control': 'no-store',
    },
  });
}

/** Our own templates escape quotes, so a style attribute ends at the next one. */
function withSheet(letter: string): { page: string; style: string } {
  const classes = new Map<string, string>();
  const classed = letter.replaceAll(/ style="([^"]*)"/g, (_, rules: string) => {
    const name = classes.get(rules) ?? `s${classes.size}`;
    classes.set(rules, name);
    return ` class="${name}"`;
  });
  const style = [...classes].map(([rules, name]) => `.${name}{${rules}}`).join('');
  return { page: classed.replace('</head>', () => `<style>${style}</style></head>`), style };
}

function plainPage(text: string): { page: string; style: string } {
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain text</title><style></style></head><body><pre>${text}</pre></body></html>`;
  return { page: page.text.replace('<style></style>', () => `<style>${plainStyle}</style>`), style: plainStyle };
}
