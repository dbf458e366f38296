import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtFiles } from './island-files.ts';

/** Gives back a page's HTML as it is to be served; the same text when there is nothing to change. */
export type PageRewrite = (html: string, codeOf: (file: string) => string) => string;

/** Runs each built page, with a way to read the built files of browser code, through these, in their order, before its content policy is hashed: every file is read once. */
export function rewritePages(...rewrites: PageRewrite[]): AstroIntegration {
  return {
    name: 'yak-rewrite-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const codeOf = builtFiles(folder);
        for (const page of globSync('**/*.html', { cwd: folder })) {
          const file = join(folder, page);
          const html = readFileSync(file, 'utf8');
          const rewritten = rewrites.reduce((text, rewrite) => rewrite(text, codeOf), html);
          if (rewritten !== html) writeFileSync(file, rewritten);
        }
      },
    },
  };
}
