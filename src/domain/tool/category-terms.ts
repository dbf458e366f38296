import { upperFirst } from '#domain/text/first-letter.ts';
import type { Categories, Ink } from './categories.schema.ts';

/** Categories asked for before: a catalogue has far fewer of them than tools that are weighed against each other. */
const known = new Map<string, readonly string[]>();

/** Words that a title writes small. */
const small: ReadonlySet<string> = new Set(['and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);

/** The comma-separated terms of a category as titles: words begin with a capital, but not 'and' and its like inside; the rest as written. */
export function categoryTerms(category: string): readonly string[] {
  const terms =
    known.get(category) ??
    rawTerms(category).map((term) =>
      term.replace(/(^|\s)(\p{L}+)/gu, (as, gap: string, word: string) =>
        gap !== '' && small.has(word) ? as : gap + upperFirst(word),
      ),
    );
  known.set(category, terms);
  return terms;
}

/** The ink of a category's first term; any term outside the vocabulary is grey. */
export function toolInk(category: string, categories: Categories['categories']): Ink {
  const first = rawTerms(category)[0]?.toLowerCase();
  return categories.find(({ name }) => name.toLowerCase() === first)?.ink ?? 'grey';
}

function rawTerms(category: string): string[] {
  return category
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

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
