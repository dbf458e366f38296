import { expect, test } from 'vitest';
import { linkProblems, linksOf, textProblems } from './text-problems.ts';

const HTML = 'leave HTML out: Markdown alone is printed';
const LINKS = 'links lead to a whole address, or to a page of ours that begins with /';
const DEFINITION = 'write links where they stand: [words](address)';

test.each([
  ['<b>bold</b>', 1, HTML],
  ['Words\n\n<script>alert(1)</script>', 3, HTML],
  ['Words <!-- a note -->', 1, HTML],
  ['> - <iframe src="//a.example">', 1, HTML],
  ['![a yak](https://a.example/yak.png)', 1, 'leave pictures out: they come by file'],
  ['![a yak](%E0%A4%A)', 1, 'leave pictures out: they come by file'],
  ['[run](javascript:go)', 1, LINKS],
  ['[run](&#106;avascript:go)', 1, LINKS],
  ['Words\n\n[away](//a.example)', 3, LINKS],
  ['[away](/&sol;evil.example)', 1, LINKS],
  ['[away](/&bsol;evil.example)', 1, LINKS],
  ['[away](/&Tab;/evil.example)', 1, LINKS],
  ['[away](</\\\\evil.example>)', 1, LINKS],
  ['[in](https://me:secret@a.example/)', 1, LINKS],
  ['[in](data:text/html,x)', 1, LINKS],
  ['<javascript:alert(1)>', 1, LINKS],
  ['Words\n[long]: https://a.example', 2, DEFINITION],
  [' [a]: javascript:alert(1)', 1, DEFINITION],
  ['Words\n\n> [a]: javascript:alert(1)', 3, DEFINITION],
  ['- one\n- [a]: javascript:alert(1)', 2, DEFINITION],
  ['One\n\n[a\\]b]: javascript:alert(1)', 3, DEFINITION],
  ['Words\n\u0000', 2, 'delete the character at its beginning that nobody sees (U+0000), or type the words anew'],
  [
    'Open me: \u202Egpj.exe',
    1,
    'delete the character behind “Open me: ” that nobody sees (U+202E), or type the words anew',
  ],
  ['a\uD800b', 1, 'delete the character behind “a” that nobody sees (U+D800), or type the words anew'],
])('what %j holds is told with its line', (text, line, remedy) =>
  expect(textProblems(text)[0]).toEqual({ field: 'text', remedy: `line ${line}: ${remedy}` }),
);

test.each([
  'a < b, [ours](/tools/), [theirs](https://a.example), [old](HTTP://a.example), [below](#cost) and [x]: y',
  '```ts\nconst a = "<b>";\n```',
  'Type `<b>` or `![x](y)`, and nothing happens.',
  '| a | b |\n|:-:|--:|\n| 1 | 2 |',
  '~~gone~~ <https://a.example> www.a.example me@a.example\n\n- [x] done\n- [ ] open',
  'Words[^1]\n\n[^1]: A note.',
  'می‌خواهم 👩‍👩‍👧 हिन्दी e\u0301 مرحبا 日本語 \u00ad',
])('%j is innocent', (text) => expect(textProblems(text)).toEqual([]));

test.each([
  ['too long', `one\n${'x'.repeat(30_000)}`, 2, 'a text has at most 30,000 characters'],
  ['a quotation too deep', `one\n\n${'> '.repeat(400)}`, 3, 'at most a few levels'],
  ['a quotation much too deep', `${'>'.repeat(15_000)}a`, 1, 'at most a few levels'],
  ['a list too deep', nested(60), 20, 'at most a few levels'],
])('%s: refused in words, at once', (_, text, line, remedy) => {
  const told = textProblems(text);
  expect(told).toEqual([{ field: 'text', remedy: expect.stringMatching(new RegExp(`^line ${line}: .*${remedy}`)) }]);
  expect(linksOf(text)).toBeNull();
});

test('a list of many levels is no matter', () => expect(textProblems(nested(15))).toEqual([]));

/** A list in a list in a list. */
function nested(levels: number): string {
  return Array.from({ length: levels }, (_, level) => `${' '.repeat(2 * level)}- a`).join('\n');
}

test('a link into our own site leads to a page', () => {
  const none = new Set<string>();
  const targets = {
    toolIds: new Set([113]),
    slugs: { tasks: new Set(['add-subtitles']), lessons: none, blog: none, recipes: none },
  };
  const good =
    '/tool-fluid/113 /tasks/add-subtitles?from=a#cost /tasks /tasks/ /tools/any #cost https://a.example/tasks/b';
  const bad = ['/tool-fluid/114', '/tasks/unknown#cost', '/blog/unknown'];
  const linked = (addresses: string[]) => addresses.map((address) => `[words](${address})`).join(', ');
  expect(linkProblems(linked([...good.split(' '), ...bad]), targets)).toEqual(
    bad.map((address) => ({ field: 'text', remedy: `line 1: no page has the address ${address}` })),
  );
});

test('the links of a text are those that a reader can follow', () => {
  expect(linksOf('[a](/b "c")\n`[code](/no)`\n\n[d](</e f>)')).toEqual([
    { address: '/b', line: 1 },
    { address: '/e f', line: 4 },
  ]);
});
