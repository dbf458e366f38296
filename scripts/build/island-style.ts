/** What Astro writes before the first island of a page, in the body, where no style element may stand. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/;

/**
 * The page with Astro's own style of islands at the end of its head, as HTML allows; it looks the same. As it is when it
 * has no island.
 */
export function moveIslandStyle(html: string): string {
  const head = html.indexOf('</head>');
  const style = ISLAND_STYLE.exec(html);
  if (head === -1 || style === null || style.index < head) return html;
  const behind = style.index + style[0].length;
  return html.slice(0, head) + style[0] + html.slice(head, style.index) + html.slice(behind);
}
