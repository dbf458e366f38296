import { foldText } from './fold-text.ts';
import { lettersOf } from './letters.ts';

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
  /** Of a tool. */
  toolId?: number;
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
