import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtImports, type ImportsOf } from './island-files.ts';

/** Gives back a page's HTML as it is to be served; the same text when there is nothing to change. */
export type PageRewrite = (html: string, importsOf: ImportsOf) => string;

/** Runs each built page, with what the built files of browser code import, through these, in their order, before its content policy is hashed: every file is read once. */
export function rewritePages(...rewrites: PageRewrite[]): AstroIntegration {
  return {
    name: 'yak-rewrite-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const importsOf = builtImports(folder);
        for (const page of globSync('**/*.html', { cwd: folder })) {
          const file = join(folder, page);
          const html = readFileSync(file, 'utf8');
          const rewritten = rewrites.reduce((text, rewrite) => rewrite(text, importsOf), html);
          if (rewritten !== html) writeFileSync(file, rewritten);
        }
      },
    },
  };
}
