import { cutText } from '#domain/page/cut-text.ts';

/** Longest title that search engines and browser tabs show without cutting it themselves. */
const longest = 70;

/**
 * The title of a page with the site's name behind it: 'Midjourney · Yak'. A long title does without the name, a very
 * long one is cut at a word; never more than 70 characters.
 */
export function pageTitle(title: string, siteName: string): string {
  const named = `${title} · ${siteName}`;
  return named.length <= longest ? named : cutText(title, longest);
}
