import { expect, test } from 'vitest';
import { floorPage } from './floor-page.ts';

test('a floor page keeps text and style, and asks for no other file', () => {
  const page = `<!doctype html><html><head><meta charset="utf-8"><title>Blender</title><link rel="preload" href="/a.woff2">
<style>@font-face{font-family:G;src:url(/a.woff2)}.fringe{color:red;-webkit-mask:url(/f.svg) 0 0/10px;height:1px}</style>
<script>first()</script></head><body><h1>Blender</h1><img src="/logo.svg" alt="">
<astro-island uid="1" props="{}"><button>Save</button><!--astro:end--></astro-island><script type="module" src="/a.js"></script></body></html>`;
  const floor = floorPage(page);
  expect(floor).not.toMatch(/script|url\(|<link|<img|astro|font-face/);
  expect(floor).toContain('<title>Blender</title>');
  expect(floor).toContain('.fringe{color:red;;height:1px}');
  expect(floor).toContain('<h1>Blender</h1>');
  expect(floor).toContain('<button>Save</button>');
});
