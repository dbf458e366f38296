import * as z from 'zod';

/** The inks of the category spines, as on a transit map; any other category is grey. */
export const inks = ['green', 'purple', 'neutral', 'blue', 'emerald', 'red', 'indigo', 'yellow', 'grey'] as const;
export type Ink = (typeof inks)[number];

/** The closed vocabulary of `data/categories.json`. */
export const categoriesSchema = z.strictObject({
  $schema: z.string().optional(),
  categories: z
    .array(
      z.strictObject({
        name: z.string().min(2).max(40).describe('The term as written in a tool file.'),
        ink: z.enum(inks).describe('Colour of the spine.'),
        about: z.string().min(20).max(200).describe('What belongs here, one sentence.'),
      }),
    )
    .min(8),
  badges: z
    .array(
      z.strictObject({
        name: z.string().min(2).max(20),
        color: z.enum(inks).describe('Read on recommendations as badgeColor.'),
      }),
    )
    .min(4),
});

export type Categories = Omit<z.output<typeof categoriesSchema>, '$schema'>;

/** What readers of an upload need of it. */
export type Vocabulary = Pick<Categories, 'categories' | 'badges'>;
