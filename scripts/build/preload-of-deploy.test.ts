import { expect, test } from 'vitest';
import { preloadOfDeploy } from './preload-of-deploy.ts';

interface PreloadPlugin {
  configEnvironment(name: string):
    | {
        build: { modulePreload: { resolveDependencies(file: string, scripts: string[]): string[] } };
      }
    | undefined;
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
