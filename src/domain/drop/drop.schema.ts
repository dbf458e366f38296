import * as z from 'zod';
import { daySchema, webAddressSchema } from '#domain/text/web-fields.schema.ts';
import { dropKinds, updateTypes } from './drop-words.ts';

/** One Fresh Drop: the content of `data/updates/<releaseDate>-<slug>.json`. */
export const dropSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  id: z.number().int().positive().describe('Never reused, never changed.'),
  toolName: z.string().trim().min(2).max(60).describe('Name of the tool as the reader knows it.'),
  toolId: z
    .number()
    .int()
    .positive()
    .nullable()
    .describe('Id of the catalogue entry; null when the tool is not listed.'),
  updateTitle: z.string().trim().min(8).max(90).describe('What happened, as a headline of our own.'),
  updateDescription: z
    .string()
    .trim()
    .min(60)
    .max(400)
    .describe('Two or three sentences: what changed and for whom it matters.'),
  updateType: z.enum(updateTypes).describe('new (did not exist before), updated, other.'),
  kind: z.enum(dropKinds).describe('feature, price, plan, terms (rights among them), owner or shutdown.'),
  releaseDate: daySchema.describe('The day of the release according to its source.'),
  sourceUrl: webAddressSchema
    .nullable()
    .describe('The official announcement, else the page that reports it; null only while a draft waits for one.'),
  copyUrl: webAddressSchema
    .optional()
    .describe('Where its words were read, when that is not the page itself: an archived or transcribed copy.'),
  isAuthentic: z.boolean().describe('true only when the official source was actually read.'),
  quote: z
    .string()
    .trim()
    .max(240)
    .optional()
    .describe('The words of the source that say it; missing where nobody noted them down.'),
  before: z.string().trim().max(160).optional().describe('What held before, in a few words: “$10 a month on Pro”.'),
  after: z.string().trim().max(160).optional().describe('What holds now.'),
  openQuestion: z
    .string()
    .trim()
    .max(160)
    .optional()
    .describe('What nobody has said yet: “No closing date named”. Readers see it; editors look again after 30 days.'),
  lookedOn: daySchema
    .optional()
    .describe(
      'Day on which an editor last looked for an answer to the open question; left out: the day of the release.',
    ),
  isHighlight: z.boolean().optional().describe('One of the three of its week that an editor puts first; left out: no.'),
  supersededBy: z
    .number()
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('Id of the later drop that makes this one out of date; null as long as it holds.'),
});

export type Drop = Omit<z.output<typeof dropSchema>, '$schema'>;
