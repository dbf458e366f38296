/** What makes a page more than its text and its style: code, other files, and the wrappers that code needs. */
const MORE_THAN_TEXT = [
  /<script[\s\S]*?<\/script>/g,
  /<noscript>[\s\S]*?<\/noscript>/g,
  /<link [^>]*>/g,
  /<img [^>]*>/g,
  /<\/?astro-[\w-]+[^>]*>/g,
  /<!--[\s\S]*?-->/g,
  /@font-face\s*\{[^}]*\}/g,
  /[\w-]+:[^;{}]*url\([^;}]*/g,
];

/**
 * A built page as somebody would write it by hand who wants nothing but speed: the same text and the same style in one
 * file, without scripts, pictures and fonts. It is the floor that a page's loading time is measured against.
 */
export function floorPage(html: string): string {
  return MORE_THAN_TEXT.reduce((text, more) => text.replace(more, ''), html);
}
