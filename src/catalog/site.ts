import data from '#data/site.json' with { type: 'json' };
import { siteSchema } from '#domain/site/site.schema.ts';

/** Name of the site and where else it is found. */
export const site = siteSchema.parse(data);
