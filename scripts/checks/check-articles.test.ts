import { describe, expect, it } from 'vitest';
import { checkArticle, checkLinks } from './check-articles.ts';

const addresses = new Set(['/', '/tools/video', '/tool-fluid/29', '/terms']);
const file = 'data/blog/some.md';
const head = '---\ntitle: "Some title"\n---\n';
const body = `${'word '.repeat(600)} [video](/tools/video) [Runway](/tool-fluid/29)`;

describe('links', () => {
  it('accepts what exists, with question or anchor, and other sites', () => {
    expect(
      checkLinks({ file, text: '[a](/) [b](/terms#privacy) [c](/?q=x) [d](https://example.com/)' }, addresses),
    ).toEqual([]);
  });
  it('names what leads nowhere', () => {
    expect(checkLinks({ file, text: 'See [this](/tool-fluid/999).' }, addresses).map(({ value }) => value)).toEqual([
      '/tool-fluid/999',
    ]);
  });
});

describe('an article', () => {
  it('is sound with 600 words and both kinds of links', () => {
    expect(checkArticle({ file, text: head + body }, addresses)).toEqual([]);
  });
  it('is neither short nor endless', () => {
    expect(
      checkArticle({ file, text: `${head}short [video](/tools/video) [Runway](/tool-fluid/29)` }, addresses).map(
        ({ value }) => value,
      ),
    ).toEqual(['3 words']);
    expect(
      checkArticle({ file, text: head + 'word '.repeat(700) + body }, addresses).map(({ value }) => value),
    ).toEqual(['1302 words']);
  });
  it('leads into the catalogue', () => {
    expect(checkArticle({ file, text: head + 'word '.repeat(700) }, addresses)).toHaveLength(2);
  });
});
