import { describe, expect, it } from 'vitest';
import { isMakersPage } from './is-makers-page.ts';

const link = 'https://www.example.com/product';

describe("a maker's own page", () => {
  it.each(['https://example.com/terms', 'https://www.example.com/', 'https://help.example.com/plans'])(
    'is %s',
    (page) => expect(isMakersPage(page, link)).toBe(true),
  );
  it.each([
    'https://example.com.copies.org/terms',
    'https://notexample.com/terms',
    'https://github.com/somebody/example/blob/main/llms.txt',
  ])('is not %s', (page) => expect(isMakersPage(page, link)).toBe(false));
  it('may stand on another site that the maker writes, and only in its folder there', () => {
    const sites = ['github.com/example', 'example.org'];
    expect(isMakersPage('https://github.com/example/docs', link, sites)).toBe(true);
    expect(isMakersPage('https://docs.example.org/', link, sites)).toBe(true);
    expect(isMakersPage('https://github.com/example-fans/docs', link, sites)).toBe(false);
  });
});
