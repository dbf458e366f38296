// @ts-check
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { startAfterPaint } from './scripts/build/after-paint.ts';
import { indexablePages } from './scripts/build/indexable-pages.ts';
import { chunkFile, pageChunks } from './scripts/build/page-chunks.ts';
import { partsWhenWanted } from './scripts/build/parts-when-wanted.ts';
import { preloadOfDeploy } from './scripts/build/preload-of-deploy.ts';
import { shareImages } from './scripts/build/share-images.ts';
import { nameIslandFiles } from './scripts/build/island-files.ts';
import { moveIslandStyle } from './scripts/build/island-style.ts';
import { rewritePages } from './scripts/build/rewrite-pages.ts';
import { dropIdleStyles, dropIslandNumbers, shortenScopes } from './scripts/build/scope-names.ts';
import { ownDirectives } from './src/directives/register.mjs';

/**
 * The Netlify adapter, told that the build is static. Left alone it always emits a catch-all
 * server function, which would answer `/api/*` and every 404 in place of our own files.
 * @returns {import('astro').AstroIntegration}
 */
function staticNetlify() {
  const adapter = netlify({
    devFeatures: { edgeFunctions: false, images: false, environmentVariables: false },
  });
  const configDone = adapter.hooks['astro:config:done'];
  if (!configDone) throw new Error('@astrojs/netlify no longer sets its adapter in astro:config:done');
  adapter.hooks['astro:config:done'] = (params) =>
    configDone({
      ...params,
      buildOutput: 'static',
      setAdapter: (settings) =>
        params.setAdapter({
          ...settings,
          adapterFeatures: { ...settings.adapterFeatures, buildOutput: 'static' },
        }),
    });
  return adapter;
}

/**
 * React, drawn by scripts/build/react-renderer.ts. As one text: a stream for each part of ten thousand pages costs more
 * than drawing it. The ids of `useId` are then without the island's prefix; no built page prints one.
 * @returns {import('astro').AstroIntegration}
 */
function reactDrawnOnce() {
  const integration = react({ experimentalDisableStreaming: true });
  const setUp = integration.hooks['astro:config:setup'];
  if (!setUp) throw new Error('@astrojs/react no longer adds its renderer in astro:config:setup');
  integration.hooks['astro:config:setup'] = (params) =>
    setUp({
      ...params,
      addRenderer: (renderer) =>
        params.addRenderer({ ...renderer, serverEntrypoint: './scripts/build/react-renderer.ts' }),
    });
  return integration;
}

/**
 * A class of a CSS module, told apart by its file alone: a place in the file and more signs weigh 1 % of a page.
 * @param {string} name
 * @param {string} file
 */
function scopedName(name, file) {
  return `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`;
}

export default defineConfig({
  site: process.env.URL ?? 'http://localhost:8888',
  output: 'static',
  adapter: staticNetlify(),
  session: false,
  integrations: [
    reactDrawnOnce(),
    ownDirectives(),
    rewritePages(moveIslandStyle, startAfterPaint, nameIslandFiles, dropIdleStyles, shortenScopes, dropIslandNumbers),
    partsWhenWanted(),
    indexablePages(),
    shareImages(),
  ],
  env: {
    schema: {
      OIDC_PROVIDER_NAME: envField.string({ context: 'server', access: 'public', default: 'your account' }),
    },
  },
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  prefetch: false,
  devToolbar: { enabled: false },
  vite: {
    build: { cssMinify: 'lightningcss' },
    css: { modules: { generateScopedName: scopedName } },
    plugins: [preloadOfDeploy(process.env.DEPLOY_ID)],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: pageChunks, chunkFileNames: chunkFile } } } },
    },
    // The dialog's scroll lock injects a style element, which our content policy refuses (docs/decisions/0004).
    resolve: {
      alias: {
        'react-remove-scroll': fileURLToPath(new URL('./src/islands/overlays/remove-scroll.tsx', import.meta.url)),
      },
    },
  },
});
