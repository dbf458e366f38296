/** Short words that older records and spreadsheets use for a category term. */
const aliases: Readonly<Record<string, string>> = {
  image: 'AI image generation',
  video: 'video AI',
  copy: 'marketing copy generator',
  copywriting: 'marketing copy generator',
  presentation: 'decks and documents',
  audio: 'audio and music',
  music: 'audio and music',
  design: 'design assistant',
  automation: 'automation and agents',
};

/** The catalogue's term for a short word; any other word as it is. */
export function categoryTermFor(word: string): string {
  const key = word.toLowerCase();
  return Object.hasOwn(aliases, key) ? (aliases[key] ?? word) : word;
}
