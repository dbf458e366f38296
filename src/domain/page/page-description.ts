import { cutText } from '#domain/page/cut-text.ts';

/** Search results and link previews print about this much. */
const longest = 170;
/** A first sentence shorter than this says too little on its own. */
const shortest = 100;

/**
 * The description of a page, at most 170 characters: the text itself, else the whole sentences of it that fit when
 * they say enough, else its first words.
 */
export function pageDescription(text: string): string {
  if (text.length <= longest) return text;
  const sentences = /^.*[.!?](?=\s)/s.exec(text.slice(0, longest + 1))?.[0] ?? '';
  return sentences.length >= shortest ? sentences : cutText(text, longest);
}
