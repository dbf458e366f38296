import * as z from 'zod';

/** The content of `data/best-known.json`: the tools that most readers ask for, whose facts are read first. */
export const bestKnownSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  slugs: z
    .array(z.string().regex(/^[a-z0-9-]+$/))
    .length(60)
    .refine((slugs) => new Set(slugs).size === slugs.length, 'A tool stands here twice.')
    .describe('Slugs of files in data/tools/.'),
});
