import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { previewPage } from './preview-page.ts';

const mail = {
  html: '<html><head><title>T</title></head><body style="margin:0"><p style="color:red">a</p><b style="margin:0">b</b></body></html>',
  text: 'A <letter> & more',
};

test.each([
  [
    'html',
    '.s0{margin:0}.s1{color:red}',
    '<html><head><title>T</title><style>.s0{margin:0}.s1{color:red}</style></head><body class="s0"><p class="s1">a</p><b class="s0">b</b></body></html>',
  ],
  ['text', null, '<body><pre>A &#60;letter&#62; &#38; more</pre></body></html>'],
] as const)(
  'the %s of a letter is a page in which nothing runs and only its own sheet counts',
  async (body, sheet, end) => {
    const answer = previewPage(mail, body);
    const page = await answer.text();
    expect(page.endsWith(end)).toBe(true);
    const style = /<style>(.+)<\/style>/.exec(page)?.[1] ?? '';
    expect(style).toContain(sheet ?? 'pre{margin:0;white-space:pre-wrap');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin`,
      'cross-origin-embedder-policy': 'require-corp',
      'cache-control': 'no-store',
    });
  },
);
