import { expect, test } from 'vitest';
import { startAfterPaint } from './after-paint.ts';

const script = '<script type="module" src="/_astro/site-header.astro_lang.Ab1.js?dpl=0"></script>';
const directive =
  '<script>(()=>{var r=1;(self.Astro||(self.Astro={})).intent=r;window.dispatchEvent(new Event("astro:intent"));})();</script>';
const element =
  '<script>(()=>{customElements.get("astro-island")||customElements.define("astro-island",s)})();</script>';
const island = (client: string, value = 'true') =>
  `<astro-island uid="a" client="${client}" opts="{&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:${value}}"></astro-island>`;
const page = (islands: string, others = '') =>
  `<html><head><script>first()</script></head><body>${script}${others}${directive}${element}${islands}</body></html>`;

test('a page whose islands wait for a reader fetches its script after the paint, and nothing twice', () => {
  const html = startAfterPaint(page(island('intent') + island('overlay') + island('intent', '&quot;query&quot;')));
  expect(html).not.toContain(script);
  expect(html).not.toContain(directive);
  expect(html).not.toContain(element);
  expect(html).toContain('<script>first()</script>');
  expect(html).toMatch(/import\("\/_astro\/site-header\.astro_lang\.Ab1\.js\?dpl=0"\).*<\/script><\/body><\/html>$/);
  expect(html.match(/<script/g)).toHaveLength(2);
});

test('what a page has of its own stays where it is', () => {
  const own =
    '<script type="module" src="/_astro/home-page.Ab1.js?dpl=0"></script><script type="application/ld+json">{}</script>';
  expect(startAfterPaint(page(island('intent'), own))).toContain(own);
});

test.each([
  ['with an island that loads at once', page(island('intent') + island('load'))],
  ['with an island that loads when idle', page(island('intent', '&quot;idle&quot;'))],
  ['of the reader’s own', page(island('intent', '&quot;session&quot;'))],
  ['without the script of every page', '<html><body>b</body></html>'],
])('a page %s stays as it is', (_, html) => expect(startAfterPaint(html)).toBe(html));
