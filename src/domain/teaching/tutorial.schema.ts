import * as z from 'zod';
import { tutorialLevels } from './tutorial-words.ts';
import { slugSchema, webAddressSchema } from '#domain/text/web-fields.schema.ts';

/** An address of a video or a playlist on YouTube. */
export const youtubeAddressSchema = z
  .url({ protocol: /^https$/, hostname: /^(www\.youtube\.com|youtube\.com|youtu\.be)$/ })
  .describe('A YouTube address (video or playlist) that was seen in a source; never a guessed one.');

/** A picture of our own in the public folder; nothing is hot-linked. */
export const localPictureSchema = z
  .string()
  .regex(/^[a-z0-9-]+\.(svg|webp|avif|jpg|png)$/)
  .nullable();

/** Playing time as people write it: `9:40` or `1:02:30`. */
export const durationSchema = z
  .string()
  .regex(/^(\d{1,2}:)?\d{1,2}:\d{2}$/)
  .nullable()
  .describe('Playing time as m:ss or h:mm:ss; null when no source gives it, or for a written course.');

/** One tutorial: the content of `data/tutorials/<slug>.json`. */
export const tutorialSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  id: z.number().int().positive().describe('Never reused, never changed.'),
  slug: slugSchema.describe('Same as the file name without .json.'),
  title: z.string().trim().min(8).max(90).describe('What one learns, as a headline of our own.'),
  description: z
    .string()
    .trim()
    .min(60)
    .max(320)
    .describe('Two or three sentences: what is shown, for whom, and what is missing.'),
  creator: z
    .strictObject({
      id: slugSchema
        .nullable()
        .describe('Id of the creator profile (file name in data/creators); null when there is no profile.'),
      name: z.string().trim().min(2).max(60).describe('Person or maker who teaches.'),
      channel: z.string().trim().min(2).max(60).describe('Name of the channel or course site.'),
      channelUrl: webAddressSchema.describe('Address of that channel or course site.'),
    })
    .describe('Who made it.'),
  url: webAddressSchema.describe('Page to send the reader to: the page of the maker, or the video itself.'),
  youtubeUrl: youtubeAddressSchema
    .nullable()
    .describe('Address of the video or playlist on YouTube; null when none was seen.'),
  duration: durationSchema,
  category: z.string().min(2).max(60).describe('One term from data/categories.json.'),
  level: z.enum(tutorialLevels).describe('Beginner, Intermediate or Advanced.'),
  toolsFeatured: z
    .array(z.number().int().positive())
    .min(1)
    .max(12)
    .describe('Ids of the tools shown, the most important first.'),
  thumbnail: localPictureSchema.describe('File in public/tutorials/, or null: then a drawn placeholder stands in.'),
});

export type Tutorial = Omit<z.output<typeof tutorialSchema>, '$schema'>;
