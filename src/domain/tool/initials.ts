/** First letters of the first two words, upper case, at most 2: the stand-in for a logo. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word.toUpperCase()][0] ?? '')
    .join('');
}
