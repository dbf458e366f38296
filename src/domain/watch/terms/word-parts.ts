import { diffArrays } from 'diff/lib/diff/array.js';

/** Some words in a row that two texts share, or that one of them has alone. */
export interface WordPart {
  words: string[];
  in: 'both' | 'before' | 'after';
  /** Its place among the parts. */
  at: number;
}

/** Two texts, word by word. Texts that share hardly anything come as one part each. */
export function wordParts(before: readonly string[], after: readonly string[]): WordPart[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: Math.max(before.length, after.length) });
  if (!parts)
    return [
      { words: [...before], in: 'before', at: 0 },
      { words: [...after], in: 'after', at: 1 },
    ];
  return parts.map(({ value, added, removed }, at) => ({
    words: value,
    in: added ? 'after' : removed ? 'before' : 'both',
    at,
  }));
}
