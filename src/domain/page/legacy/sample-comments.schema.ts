import * as z from 'zod';

/** The content of `data/sample-comments.json`: comments that we wrote as decoration; pages label them as samples. */
export const sampleCommentsSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  comments: z
    .array(
      z.strictObject({
        role: z.string().trim().min(3).max(40).describe('Who might say it: a job, never a name.'),
        text: z
          .string()
          .trim()
          .min(10)
          .max(160)
          .describe('Says nothing about a particular tool, because it stands under any of them.'),
      }),
    )
    .min(3),
});
