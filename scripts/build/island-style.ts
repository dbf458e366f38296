/** How Astro begins what it writes before the first island of a page, in the body, where no style element may stand. */
const ISLAND_STYLE = '<style>astro-island,';
const END_OF_STYLE = '</style>';

/**
 * The page with Astro's own style of islands at the end of its head, as HTML allows; it looks the same. As it is when it
 * has no island.
 */
export function moveIslandStyle(html: string): string {
  const head = html.indexOf('</head>');
  const at = html.indexOf(ISLAND_STYLE);
  if (head === -1 || at < head) return html;
  const behind = html.indexOf(END_OF_STYLE, at) + END_OF_STYLE.length;
  return html.slice(0, head) + html.slice(at, behind) + html.slice(head, at) + html.slice(behind);
}
