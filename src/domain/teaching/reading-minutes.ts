/** Words an attentive reader takes in a minute. */
const WORDS_PER_MINUTE = 220;

/** Whole minutes that a text takes, at least 1. Addresses inside Markdown links are not read. */
export function readingMinutes(markdown: string): number {
  const read = markdown.replace(/\]\([^)]*\)/g, '');
  const words = read.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
