import * as z from 'zod';
import { foldText } from './fold-text.ts';

const $schema = z.string().optional().describe('Path of the JSON Schema, for editor completion.');
/** As the search compares texts: small letters, no accents and no signs but blanks. */
const folded = z
  .string()
  .regex(/^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u, {
    error: 'Write small letters without accents, and blanks for other signs.',
    abort: true,
  })
  .refine((text) => text === foldText(text), 'Write small letters without accents.');
const texts = z
  .array(folded)
  .min(1)
  .refine((list) => new Set(list).size === list.length, {
    error: ({ input }) =>
      `Name each word once: ${(input as string[]).filter((word, index, all) => all.indexOf(word) < index).join(', ')}.`,
  });
/** By what they mean in the words of the guide. */
const meanings = z.record(folded, texts);

/** What people say for tasks besides the tasks' own `says`: the content of `data/search/said.json`. */
export const saidSchema = z.strictObject({
  $schema,
  tasks: z.record(z.string(), texts).describe('By slug of the task: what is said for it in passing.'),
});

/** Words that no task says, by those that tasks say: the content of `data/search/plain-words.json`. */
export const plainWordsSchema = z.strictObject({
  $schema,
  means: meanings.describe('In the words of tasks: what people say for them.'),
  nothing: texts.describe('What says nothing of a job: it is left out when anything else was typed.'),
  ordinary: texts.describe('Words that are no slips, though near to one that the guide knows: a trip is no Tripo.'),
});

/** Products that the guide has no entry for: the content of `data/search/products.json`. */
export const productsSchema = z.strictObject({
  $schema,
  jobs: meanings.describe('By the job they do, as a task says it word for word.'),
  words: texts.describe('Names, of these and of our own tools, that are words, people or places as well.'),
});

/** Words of other languages: the content of `data/search/foreign-words.json`. */
export const foreignWordsSchema = z.strictObject({
  $schema,
  means: meanings.describe('In English: German, Spanish, French, Portuguese, Italian and Dutch words and phrases.'),
  japanese: z.record(folded, z.array(z.string().min(1)).min(1)).describe('In English: Japanese, which has no blanks.'),
  little: texts.describe('Little words of these languages, left out once anything else was understood.'),
  languages: texts.describe('Names of languages, in English and in a few others.'),
  spoken: texts.describe('What is dubbed when it is to come out in another language.'),
  written: texts.describe('What is translated when it is to come out in another language.'),
});

/** What is asked of everyday life and not of the guide: the content of `data/search/everyday-life.json`. */
export const everydayLifeSchema = z.strictObject({
  $schema,
  words: z.record(z.string(), texts).describe('By field: words that no job is called by and that are no slips.'),
  phrases: texts.describe('Asked of everyday life in words that jobs use as well.'),
  beside: texts.describe('Words of jobs that leave a word of everyday life what it is: an oil change.'),
  otherwise: texts.describe(
    'Words of jobs that everyday life uses otherwise: beside an unknown word they say nothing.',
  ),
});

/** How people ask without naming what they want: the content of `data/search/oblique.json`. Read behind the functions alone. */
export const obliqueWordsSchema = z.strictObject({
  $schema,
  tasks: z
    .record(z.string(), texts)
    .describe('By slug of the task: wishes by symptom, complaint, occasion or outcome that do not name it.'),
  elsewhere: z.record(z.string(), texts).describe('By field: questions that no guide to tools for creatives answers.'),
});

/** How people ask without naming what they want, and what they ask of others. */
export type ObliqueWords = Omit<z.output<typeof obliqueWordsSchema>, '$schema'>;

/** Everything that the search knows of how people speak, apart from what tasks say themselves. */
export interface SearchWords {
  said: Readonly<Record<string, readonly string[]>>;
  plain: Omit<z.output<typeof plainWordsSchema>, '$schema'>;
  products: Omit<z.output<typeof productsSchema>, '$schema'>;
  foreign: Omit<z.output<typeof foreignWordsSchema>, '$schema'>;
  life: Omit<z.output<typeof everydayLifeSchema>, '$schema'>;
}
