import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtImports, type ImportsOf } from './island-files.ts';

/**
 * Gives back a page's HTML as it is to be served; the same text when there is nothing to change. Each sign of the text is
 * a byte of the page, so what it looks for and what it adds is ASCII.
 */
type PageRewrite = (html: string, importsOf: ImportsOf) => string;

/** To read UTF-8 and to write it again takes longer than all that is changed in between. */
const BYTE_BY_BYTE = 'latin1';

/** Where a build has a way of its own to draw pages, Astro leaves out the module by which it draws them itself. */
const drawWithAstro = {
  name: 'yak-draw-with-astro',
  apply: 'build' as const,
  configEnvironment: (name: string) =>
    name === 'prerender' ? { build: { rolldownOptions: { input: 'astro/entrypoints/prerender' } } } : undefined,
};

/**
 * Runs each page, with what the built files of browser code import, through these, in their order, after it was drawn and
 * before it is written: of ten thousand pages a second round of reading and writing takes as long as drawing them.
 */
export function rewritePages(...rewrites: PageRewrite[]): AstroIntegration {
  let importsOf: ImportsOf;
  return {
    name: 'yak-rewrite-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [drawWithAstro] } });
      },
      'astro:config:done': ({ config }) => {
        importsOf = builtImports(fileURLToPath(config.outDir));
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((drawing) => ({
          ...drawing,
          render: async (request, options) => {
            const drawn = await drawing.render(request, options).catch((error: unknown) => {
              const { pathname } = new URL(request.url);
              const words = error instanceof Error ? error.message : String(error);
              throw new Error(`The page ${decodeURI(pathname)} could not be drawn: ${words}`, { cause: error });
            });
            const response = drawn instanceof Response ? drawn : drawn.response;
            if (!response.body || !response.headers.get('content-type')?.startsWith('text/html')) return drawn;
            const drawnText = Buffer.from(await response.arrayBuffer()).toString(BYTE_BY_BYTE);
            const text = rewrites.reduce((html, rewrite) => rewrite(html, importsOf), drawnText);
            return new Response(Buffer.from(text, BYTE_BY_BYTE), response);
          },
        })),
    },
  };
}
