import { EverydayLife } from './everyday-life.ts';
import { ForeignWords } from './foreign-words.ts';
import { Languages } from './languages.ts';
import { Meanings } from './meanings.ts';
import { Products } from './products.ts';
import type { SearchWords } from './search-words.schema.ts';

/** How people speak, made ready to be looked up. */
export interface Lexicon {
  /** Words that the guide does not say, by those it says. */
  plain: Meanings;
  /** Words that are no slips of those that the guide knows, however near. */
  ordinary: ReadonlySet<string>;
  products: Products;
  foreign: ForeignWords;
  languages: Languages;
  life: EverydayLife;
}

/** Makes the words ready; each list is read when it is first asked for. */
export function lexiconOf({ plain, products, foreign, life }: SearchWords): Lexicon {
  return {
    plain: new Meanings({ ...plain.means, '': plain.nothing }),
    ordinary: new Set(plain.ordinary),
    products: new Products(products),
    foreign: new ForeignWords(foreign),
    languages: new Languages(foreign),
    life: new EverydayLife(life),
  };
}
