import file from '#data/maker-sites.json' with { type: 'json' };
import type { MakerSites } from '#domain/tool/maker-sites.schema.ts';

/** Where else than on its own site a maker publishes, by slug of the tool. */
export const makerSites: MakerSites = file.sites;
