import life from '#data/search/everyday-life.json' with { type: 'json' };
import foreign from '#data/search/foreign-words.json' with { type: 'json' };
import plain from '#data/search/plain-words.json' with { type: 'json' };
import products from '#data/search/products.json' with { type: 'json' };
import said from '#data/search/said.json' with { type: 'json' };
import {
  everydayLifeSchema,
  foreignWordsSchema,
  plainWordsSchema,
  productsSchema,
  saidSchema,
  type SearchWords,
} from '#domain/search/search-words.schema.ts';

/** How people speak, for the search. */
export const searchWords: SearchWords = {
  said: saidSchema.parse(said).tasks,
  plain: plainWordsSchema.omit({ $schema: true }).strip().parse(plain),
  products: productsSchema.omit({ $schema: true }).strip().parse(products),
  foreign: foreignWordsSchema.omit({ $schema: true }).strip().parse(foreign),
  life: everydayLifeSchema.omit({ $schema: true }).strip().parse(life),
};
