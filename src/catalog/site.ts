import data from '#data/site.json' with { type: 'json' };
import { siteSchema } from '#domain/text/site.schema.ts';

/** Name of the site and where else it is found. */
export const site = siteSchema.parse(data);

/** Where the site stands, without a slash at the end: `https://yak.example`. Netlify names it at build. */
export const origin = new URL(import.meta.env.SITE).origin;
