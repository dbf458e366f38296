import type { ViteUserConfig } from 'astro';

type VitePlugin = NonNullable<ViteUserConfig['plugins']>[number];

/**
 * Vite's lists of scripts to fetch ahead, with the query that the Netlify adapter adds to the address of every script of
 * a deploy (`assetQueryParams`). Astro adds it to imports, not to these lists: a browser would fetch each script twice.
 * And without style sheets that Astro wrote into the pages: of those that belong to an island it leaves the name behind.
 * @param deployId the deploy's id; undefined outside of one, where nothing is added
 */
export function preloadOfDeploy(deployId: string | undefined): VitePlugin {
  const query = deployId ? `?${new URLSearchParams({ dpl: deployId })}` : '';
  const resolveDependencies = (_file: string, scripts: string[]) => scripts.map((script) => `${script}${query}`);
  return {
    name: 'yak:preload-of-deploy',
    enforce: 'post',
    // Astro hands the setting of the site's own configuration to no environment.
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { polyfill: false, resolveDependencies } } } : undefined,
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const sheets = chunk.type === 'chunk' ? chunk.viteMetadata?.importedCss : undefined;
        for (const sheet of sheets ?? []) if (!(sheet in bundle)) sheets?.delete(sheet);
      }
    },
  };
}
