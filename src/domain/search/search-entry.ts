import { foldText } from '#domain/search/fold-text.ts';

/** The kinds of things that the search palette finds, in the order in which it names them. */
export const searchGroups = ['tools', 'tasks', 'tutorials', 'drops', 'pages'] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** Something that can be found and gone to. */
export interface SearchEntry {
  group: SearchGroup;
  title: string;
  /** One short line beside the title; its words are searched too. */
  hint: string;
  /** Address within the site. */
  path: string;
}

/** An entry made ready for many searches. */
export interface PreparedEntry extends SearchEntry {
  /** The folded title. */
  folded: string;
  /** The words of the folded title. */
  words: readonly string[];
  /** The letters of each word, one bit per letter: tells at once that a word is too far off. */
  letters: readonly number[];
  /** The folded title without blanks. */
  joined: string;
  /** The folded hint with a blank before each word. */
  about: string;
}

/** Makes entries ready to be searched; done once, since folding is what costs. */
export function prepareEntries(entries: readonly SearchEntry[]): PreparedEntry[] {
  return entries.map((entry) => {
    const folded = foldText(entry.title);
    const words = folded.split(' ');
    return {
      ...entry,
      folded,
      words,
      letters: words.map(lettersOf),
      joined: words.join(''),
      about: ` ${foldText(entry.hint)}`,
    };
  });
}

/** The signs of a word as a set of 32 bits; different signs may share a bit. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) % 32);
  return bits;
}
