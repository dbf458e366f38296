import { expect, test } from 'vitest';
import { findInlineCode } from './find-inline-code.ts';

const scriptsOf: [html: string, scripts: string[]][] = [
  ['<script>a()</script>', ['a()']],
  ['<SCRIPT TYPE="Module">a()</SCRIPT >', ['a()']],
  ['<script type=module>a()</script\n>', ['a()']],
  ['<script type="importmap">{}</script>', ['{}']],
  ['<script type="text/javascript">a()</script>', ['a()']],
  ['<script type="">a()</script>', ['a()']],
  ['<script>a()</script><script>b()</script>', ['a()', 'b()']],
  ['<script>if (a < b && "</p>") c("<script>")</script>', ['if (a < b && "</p>") c("<script>")']],
  ['<script>a("</scripty>")</script>', ['a("</scripty>")']],
  ['<script>a\r\nb\rc</script>', ['a\nb\nc']],
  ['<script data-a="x>y" data-b=\'"\'>a()</script>', ['a()']],
  ['<script>a()', ['a()']],
  ['<template><script>a()</script></template>', ['a()']],
  ['<noscript><p></noscript><script>a()</script>', ['a()']],
  ['<p>1 < 2</p><script>a()</script>', ['a()']],
  // None of these runs.
  ['<script src="/a.js"></script>', []],
  ['<script type="application/ld+json">{"a":1}</script>', []],
  ['<script type="text/plain">a()</script>', []],
  ['<!-- <script>a()</script> -->', []],
  ['<!--><script>a()</script>', ['a()']],
  ['<!--- ><script>no()</script>--><script>a()</script>', ['a()']],
  ['<!-- x --!><script>a()</script>', ['a()']],
  ['<!doctype html><?xml version="1.0"?></ bogus><script>a()</script>', ['a()']],
  ['<title><script>a()</script></title>', []],
  ['<textarea><script>a()</script></textarea>', []],
  ['<style>/* <script>a()</script> */</style>', []],
  ['<p title="<script>a()</script>">', []],
  ["<p title='<script>a()</script>'>", []],
];
test.each(scriptsOf)('%j runs %j', (html, scripts) => {
  expect(findInlineCode(html).scripts).toEqual(scripts);
});

const stylesOf: [html: string, styles: string[]][] = [
  ['<style>p { color: red }</style>', ['p { color: red }']],
  ['<style media="print">\n a{}</style><STYLE></STYLE>', ['\n a{}', '']],
  ['<noscript><style>a{}</style></noscript>', ['a{}']],
  ['<svg><style>a{}</style></svg>', ['a{}']],
  ['<script>"<style>a{}</style>"</script>', []],
  ['<link rel="stylesheet" href="/a.css">', []],
];
test.each(stylesOf)('%j brings the styles %j', (html, styles) => {
  expect(findInlineCode(html).styles).toEqual(styles);
});

const refusedOf: [html: string, attribute: string | undefined][] = [
  ['<button onclick="a()">', 'onclick'],
  ['<img src=x OnError=a()>', 'onerror'],
  ['<svg/onload=a()>', 'onload'],
  ['<p style="color: red">', 'style'],
  ["<p class=a style='color: red'>", 'style'],
  ['<p style>', 'style'],
  ['<a href=" JavaScript:a()">', 'href'],
  ['<p data-style="a" aria-label="onclick=" title="style=">', undefined],
  ['<p>onclick="a()" style="b"</p>', undefined],
  ['<!-- <p style="a"> -->', undefined],
  ['<textarea><p style="a"></textarea>', undefined],
  ['<astro-island client="only" props="{&quot;style&quot;:1}">', undefined],
];
test.each(refusedOf)('%j is refused for %s', (html, attribute) => {
  expect(findInlineCode(html).refused.map((refused) => refused.attribute)).toEqual(attribute ? [attribute] : []);
});

test('a refused attribute is named with its line, its tag and what to do', () => {
  expect(findInlineCode(`<p>\n<b>\n</b><i style="a" title="${'x'.repeat(500)}">`).refused).toEqual([
    {
      line: 3,
      attribute: 'style',
      tag: `<i style="a" title="${'x'.repeat(100)} …`,
      remedy: 'move the declarations into a class',
    },
  ]);
});

test('a script that would switch the browser to other rules is refused', () => {
  expect(() => findInlineCode('<script>"<!-- <script>"</script>')).toThrow('<\\u0021--');
});
