import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readHtmlFiles } from './built-site.ts';
import { checkHtml, onePageOfEachKind } from './check-html.ts';

const files = readHtmlFiles(join(import.meta.dirname, '../../dist'));

describe('a page that breaks the standard is told', () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A</title></head><body>${body}</body></html>`;
  const found = async (html: string) => (await checkHtml({ path: '/a', html })).map(({ value }) => value);

  test.each([
    ['a style element in the body', page('<style>p{color:red}</style>'), 'element-permitted-content'],
    [
      'autocomplete where it may not stand',
      page('<input type="radio" name="a" autocomplete="off">'),
      'valid-autocomplete',
    ],
    ['a script behind the end', `${page('')}<script src="/a.js"></script>`, '<script src="/a.js"></script>'],
    ['an end tag that closes nothing', page('<p>a</p></section>'), 'close-order'],
    ['an id given twice', page('<p id="a">a</p><p id="a">b</p>'), 'no-dup-id'],
  ])('%s', async (_, html, value) => expect(await found(html)).toContain(value));

  test('and one that keeps it is not', async () => expect(await found(page('<main><p>a</p></main>'))).toEqual([]));
});

test('one built page of each kind keeps the standard; all of them: npm run check:html', async () => {
  const chosen = onePageOfEachKind(files);
  expect(chosen.length).toBeGreaterThan(60);
  const problems = [];
  for (const file of chosen) problems.push(...(await checkHtml(file)));
  expect(problems).toEqual([]);
});

test('every built page ends with its end, and has its styles in the head', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(({ html }) => !html.trimEnd().endsWith('</html>')).map(({ path }) => path)).toEqual([]);
  const styled = files.filter(({ html }) => html.indexOf('<style', html.indexOf('</head>')) !== -1);
  expect(styled.map(({ path }) => path)).toEqual([]);
});
