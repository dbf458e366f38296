import * as z from 'zod';
import { daySchema, slugSchema, webAddressSchema } from '#domain/text/web-fields.schema.ts';
import { durationSchema, localPictureSchema, youtubeAddressSchema } from './tutorial.schema.ts';

/** A number that grows, with the day somebody read it; null when nobody has. */
const countSchema = z
  .strictObject({
    value: z.number().int().min(0).describe('The number as shown by the source.'),
    readOn: daySchema.describe('Day it was read.'),
  })
  .nullable();

/** One video in a creator profile. */
const creatorVideoSchema = z.strictObject({
  id: slugSchema.describe('Unique within this profile.'),
  title: z.string().trim().min(4).max(100).describe('Title of the video as its source gives it.'),
  description: z.string().trim().min(20).max(240).describe('One or two sentences of our own.'),
  youtubeUrl: youtubeAddressSchema,
  thumbnail: localPictureSchema.describe('File in public/tutorials/, or null.'),
  duration: durationSchema,
  views: countSchema.describe('Views, and the day they were read; null when unread.'),
  uploadDate: daySchema.nullable().describe('Day of publication; null when no source gives it.'),
  category: z.string().min(2).max(60).describe('One term from data/categories.json.'),
});

/** One creator profile: the content of `data/creators/<id>.json`. */
export const creatorSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  id: slugSchema.describe('Part of the address /creator/{id}; same as the file name without .json.'),
  name: z.string().trim().min(2).max(60).describe('Person or maker.'),
  channel: z.string().trim().min(2).max(60).describe('Name or handle of the channel.'),
  channelUrl: webAddressSchema.describe('Address of the channel.'),
  description: z
    .string()
    .trim()
    .min(60)
    .max(500)
    .describe('Who teaches here and what it is good for, in our own words.'),
  location: z.string().trim().min(2).max(80).nullable().describe('City and country; null when not stated.'),
  joinedDate: daySchema.nullable().describe('Day the channel was opened; null when unread.'),
  subscriberCount: countSchema.describe('Subscribers, and the day they were read.'),
  totalViews: countSchema.describe('Views of all videos, and the day they were read.'),
  videoCount: countSchema.describe('Number of videos, and the day it was read.'),
  verified: z.boolean().describe("true when the maker's own site links to this channel."),
  avatar: localPictureSchema.describe('File in public/creators/, or null: then the initials stand in.'),
  bannerImage: localPictureSchema.describe('File in public/creators/, or null: then a drawn banner stands in.'),
  specialties: z
    .array(z.string().trim().min(2).max(40))
    .min(1)
    .max(8)
    .describe('What the channel teaches, as short terms.'),
  featuredTools: z
    .array(z.number().int().positive())
    .min(1)
    .max(12)
    .describe('Ids of the tools taught, the most important first.'),
  topVideos: z
    .array(creatorVideoSchema)
    .min(1)
    .max(12)
    .describe('Videos whose addresses were seen, the most useful first.'),
  socialLinks: z
    .strictObject({
      youtube: webAddressSchema.describe('The channel.'),
      website: webAddressSchema.describe('Own site.'),
      instagram: webAddressSchema.optional(),
      twitter: webAddressSchema.optional(),
    })
    .describe('Official addresses only.'),
});

export type Creator = Omit<z.output<typeof creatorSchema>, '$schema'>;
export type CreatorVideo = z.output<typeof creatorVideoSchema>;
export type Count = z.output<typeof countSchema>;
