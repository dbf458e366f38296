/** What a script in a name would call; the test looks whether anybody has. */
const call = 'hax=1';

/** Ways to run a script from text that is put into a page without care. */
const scripts = [
  `<script>${call}</script>`,
  `</title><script>${call}</script>`,
  `</script><script>${call}</script>`,
  `"><script>${call}</script>`,
  `'><script>${call}</script>`,
  `--><script>${call}</script>`,
  `]]><script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `"><img src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<details open ontoggle=${call}>x</details>`,
  `<iframe srcdoc="<script>parent.hax=1</script>"></iframe>`,
  `<math><mtext></mtext><img src=x onerror=${call}></math>`,
  `<a href="javascript:${call}">x</a>`,
  `<form action="javascript:${call}"><input type=submit autofocus></form>`,
  `<object data="javascript:${call}"></object>`,
  `<input autofocus onfocus=${call}>`,
  `<body onload=${call}>`,
  `<style>@import 'javascript:${call}';</style>`,
  `" autofocus onfocus="${call}" x="`,
  `' onmouseover='${call}' x='`,
  '${' + call + '}',
  `{{constructor.constructor('${call}')()}}`,
  `<template><script>${call}</script></template>`,
] as const;

/** How each of them is dressed: bare, before and after other words, as if it had been escaped half. */
const dresses: readonly ((script: string) => string)[] = [
  (script) => script,
  (script) => `Yak ${script}`,
  (script) => `${script} 2`,
  (script) => `&lt;${script}`,
];

/** A hundred names, each different. */
export const hostileNames: readonly string[] = dresses.flatMap((dress) => scripts.map(dress));

/** The name of the window's property that a script would set. */
export const hackedMark = 'hax';
