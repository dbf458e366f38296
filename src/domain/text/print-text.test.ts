import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printText } from './print-text.ts';
import { textHtml } from './text-html.ts';

const html = (text: string) => textHtml(printText(text).nodes).replace(/\n/g, '');

test.each([
  ['```ts\nconst a = "<b>";\n```', '<pre><code>const a = &quot;&lt;b&gt;&quot;;</code></pre>'],
  [
    '| a | b |\n|:-:|--:|\n| 1 | 2 |',
    '<table><thead><tr><th class="to-middle">a</th><th class="to-end">b</th></tr></thead><tbody><tr><td class="to-middle">1</td><td class="to-end">2</td></tr></tbody></table>',
  ],
  ['<b onclick="x">', '&lt;b onclick=”x”&gt;'],
  ['a <img src=x> b', '<p>a &lt;img src=x&gt; b</p>'],
  ['![words](https://a.example/b.png)', '<p>words</p>'],
  ['[go](javascript:go) [on](/&sol;a.example) [to](/tools/)', '<p><a>go</a> <a>on</a> <a href="/tools/">to</a></p>'],
  ['# One\n\n## One\n\n## 👍', '<h2 id="one">One</h2><h2 id="one-1">One</h2><h2 id="section">👍</h2>'],
  ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
  ['- [x] done', '<ul><li><input type="checkbox" checked="" disabled=""> done</li></ul>'],
  ['"*He* said `"no"`" -- it\'s...', '<p>“<em>He</em> said <code>&quot;no&quot;</code>” – it’s…</p>'],
  ['~~gone~~ a\\\nb', '<p><del>gone</del> a<br>b</p>'],
  ['a\u0000b\u202ec', '<p>abc</p>'],
])('%j is printed as %s', (text, printed) => expect(html(text)).toBe(printed));

test('notes lead to their place and back', () => {
  expect(html('Words[^a]\n\n[^a]: A note.')).toBe(
    '<p>Words<sup><a href="#text-fn-a" id="text-fnref-a" aria-describedby="footnote-label">1</a></sup></p>' +
      '<section><h2 id="footnote-label">Notes</h2><ol><li id="text-fn-a"><p>A note. <a href="#text-fnref-a" aria-label="Back to reference 1">↩</a></p></li></ol></section>',
  );
});

test('headings are listed as they are printed', () => {
  expect(printText('## It\'s "here"\n\ntext\n\n### `code`\n').headings).toEqual([
    { depth: 2, slug: 'its-here', text: 'It’s “here”' },
    { depth: 3, slug: 'code', text: 'code' },
  ]);
});

test('a text that is too deep is printed as what was typed', () => {
  expect(html('>'.repeat(5000))).toBe(`<p>${'&gt;'.repeat(5000)}</p>`);
});

test('whatever is typed, what comes out is made of known elements and attributes alone', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      ...[
        '<b style="x" onclick=y>',
        '</p>',
        '<!--',
        '```js\n',
        '[a](javascript:b)',
        ' [a]: javascript:b',
        '[a]',
        '|:-:|',
      ],
      ...['> ', '- ', '1. ', '\n\n', '![a](b)', '&lt;script&gt;', '**', '~~', '[^1]', '[^1]: ', '"', '\\', '<!x', '# '],
    ),
  );
  const start =
    /<(?:(?:blockquote|br|code|del|em|h[2-6]|hr|input|li|ol|p|pre|section|strong|sup|table|tbody|td|th|thead|tr|ul|a)(?: (?:aria-describedby|aria-label|checked|class|disabled|href|id|start|title|type)="[^"<>]*")*|\/[a-z0-9]+)>/gu;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const printed = textHtml(printText(parts.join('')).nodes);
      expect(printed.replace(start, '')).not.toMatch(/[<>]/);
      for (const [, address = ''] of printed.matchAll(/ href="([^"]*)"/g))
        expect(address).toMatch(/^(?:https?:\/\/|mailto:|#|\/(?![/\\]))/i);
      expect(printed.isWellFormed()).toBe(true);
    }),
    { numRuns: 1500, seed: 49 },
  );
});
