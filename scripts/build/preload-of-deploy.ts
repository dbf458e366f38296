import type { ViteUserConfig } from 'astro';

type VitePlugin = NonNullable<ViteUserConfig['plugins']>[number];

/**
 * Vite's lists of scripts to fetch ahead, with the query that the Netlify adapter adds to the address of every script of
 * a deploy (`assetQueryParams`). Astro adds it to imports, not to these lists: a browser would fetch each script twice.
 * @param deployId the deploy's id; undefined outside of one, where nothing is added
 */
export function preloadOfDeploy(deployId: string | undefined): VitePlugin {
  const query = deployId ? `?${new URLSearchParams({ dpl: deployId })}` : '';
  const resolveDependencies = (_file: string, scripts: string[]) => scripts.map((script) => `${script}${query}`);
  return {
    name: 'yak:preload-of-deploy',
    // Astro hands the setting of the site's own configuration to no environment.
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { polyfill: false, resolveDependencies } } } : undefined,
  };
}
