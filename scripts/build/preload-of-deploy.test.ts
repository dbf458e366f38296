import { expect, test } from 'vitest';
import { preloadOfDeploy } from './preload-of-deploy.ts';

interface PreloadPlugin {
  configEnvironment(name: string):
    | {
        build: { modulePreload: { resolveDependencies(file: string, scripts: string[]): string[] } };
      }
    | undefined;
  generateBundle(options: null, bundle: object): void;
}

const listOf = (deployId: string | undefined) =>
  (preloadOfDeploy(deployId) as unknown as PreloadPlugin)
    .configEnvironment('client')
    ?.build.modulePreload.resolveDependencies('page.js', ['_astro/a.js', '_astro/b.js']);

test('in a deploy the scripts to fetch ahead are named as everything else names them', () => {
  expect(listOf('65f0&1')).toEqual(['_astro/a.js?dpl=65f0%261', '_astro/b.js?dpl=65f0%261']);
});

test('outside of one nothing is added, and what runs on the server is left alone', () => {
  expect(listOf(undefined)).toEqual(['_astro/a.js', '_astro/b.js']);
  expect((preloadOfDeploy('1') as unknown as PreloadPlugin).configEnvironment('ssr')).toBeUndefined();
});

test('a style sheet that was written into the pages is not fetched ahead, one that is a file is', () => {
  const importedCss = new Set(['_astro/written.css', '_astro/file.css']);
  const bundle = {
    '_astro/part.js': { type: 'chunk', viteMetadata: { importedCss } },
    '_astro/bare.js': { type: 'chunk' },
    '_astro/file.css': { type: 'asset' },
  };
  (preloadOfDeploy(undefined) as unknown as PreloadPlugin).generateBundle(null, bundle);
  expect([...importedCss]).toEqual(['_astro/file.css']);
});
