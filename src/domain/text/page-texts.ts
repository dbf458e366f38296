/** Longest title that search engines and browser tabs show without cutting it themselves. */
const LONGEST_TITLE = 70;

/**
 * The title of a page with the site's name behind it: 'Midjourney · Yak'. A long title does without the name, a very
 * long one is cut at a word; never more than 70 characters.
 */
export function pageTitle(title: string, siteName: string): string {
  const named = `${title} · ${siteName}`;
  return named.length <= LONGEST_TITLE ? named : cutText(title, LONGEST_TITLE);
}

/** Search results and link previews print about this much. */
const LONGEST_DESCRIPTION = 170;
/** A first sentence shorter than this says too little on its own. */
const SHORTEST_DESCRIPTION = 100;

/**
 * The description of a page, at most 170 characters: the text itself, else the whole sentences of it that fit when
 * they say enough, else its first words.
 */
export function pageDescription(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const sentences = /.*[.!?](?=\s)/s.exec(text.slice(0, LONGEST_DESCRIPTION + 1))?.[0] ?? '';
  return sentences.length >= SHORTEST_DESCRIPTION ? sentences : cutText(text, LONGEST_DESCRIPTION);
}

/** `text` when it has at most `length` characters, else as many whole words of it as fit, with an ellipsis at the end. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), 0)) || start.slice(0, -1);
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** The first sentence of a text: the whole of it where none ends. */
export function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
