import type { SiteContent } from '#domain/search/site-pages.ts';
import generated from '#netlify/generated/content.json' with { type: 'json' };

/** Pages besides tools, tasks and drops: titles and addresses. */
export const siteContent = generated as SiteContent;
