import * as z from 'zod';

/**
 * The content of `data/maker-sites.json`: where else than on its own site a maker publishes, by slug. A site is a host,
 * whose subdomains belong to it, or a host and the first folder on it (`github.com/upscayl`).
 */
export const makerSitesSchema = z.object({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  sites: z.record(
    z.string(),
    z
      .array(z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z]+(?:\/[\w.-]+)?$/))
      .min(1)
      .describe('Hosts, or hosts with the first folder, that the maker writes itself.'),
  ),
});
export type MakerSites = z.output<typeof makerSitesSchema>['sites'];
