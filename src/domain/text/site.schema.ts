import * as z from 'zod';
import { webAddressSchema } from './web-fields.schema.ts';

/** The content of `data/site.json`: what the site is called and where else it is found. */
export const siteSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  name: z.string().min(2).max(20).describe('Name of the product.'),
  tagline: z.string().min(5).max(60).describe('Line under the name.'),
  description: z.string().min(60).max(240).describe('One sentence for search engines.'),
  owner: z.string().min(2).max(60).describe('Named in the copyright line.'),
  operator: z
    .string()
    .min(2)
    .max(120)
    .nullable()
    .describe('The person or company that runs the site, as the terms name it; null until it is settled.'),
  postalAddress: z
    .string()
    .min(10)
    .max(240)
    .nullable()
    .describe('Where letters reach the operator, in one line; null until it is settled.'),
  contactEmail: z
    .email()
    .nullable()
    .describe('Where readers write to; null until the address exists, and then the about page says so.'),
  social: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(20).describe('Name of the network.'),
        href: webAddressSchema.describe('Our own page there.'),
      }),
    )
    .describe(
      'Our own pages on short-video, photo and video networks; empty until they exist, and then no page shows any.',
    ),
});

export type Site = z.output<typeof siteSchema>;
