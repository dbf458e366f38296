import { join } from 'node:path';
import { checkStyleModules } from './check-style-modules.ts';
import { type Problem, report } from './problem.ts';
import { isTest } from './room-of.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/** A raw colour in a style sheet. */
const colour = /#[0-9a-f]{3,8}\b(?!['"/\w-])|\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\(/i;
/** A raw colour between quotes, as in `fill="#c8320b"`; a link to a heading begins with # too. */
const quotedColour =
  /(?<!href=)(["'`])(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\1|(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch)\()/i;

/** What the content policy refuses, or what the build would turn into it. */
const refused = [
  { pattern: /\sstyle=(?=["'{])/, remedy: 'the content policy refuses style attributes: use a class' },
  {
    pattern: /\bsetAttribute\(\s*["']style["']/,
    remedy: 'the content policy refuses style attributes: set a class, or one property of element.style',
  },
  {
    pattern: /\bdefine:vars\b/,
    remedy: 'it becomes a style attribute or an inline script: use a class, or a data attribute',
  },
  { pattern: /\bis:inline\b/, remedy: 'let the build bundle it' },
];

/** Raw colours outside src/styles/, and styles or scripts that the content policy would refuse. */
export function checkStyles(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => [...rawColours(file), ...refusals(file)]);
}

function rawColours({ path, text }: SourceFile): Problem[] {
  if (path.startsWith('src/styles/')) return [];
  const sheet = path.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');
  const found = colour.exec(sheet)?.[0] ?? quotedColour.exec(text)?.[0];
  return found
    ? [{ file: path, value: found, remedy: 'raw colours live in src/styles/tokens.css: use var(--…), or currentColor' }]
    : [];
}

function refusals({ path, text }: SourceFile): Problem[] {
  return refused.flatMap(({ pattern, remedy }): Problem[] => {
    const found = pattern.exec(text)?.[0].trim();
    return found ? [{ file: path, value: found, remedy }] : [];
  });
}

if (import.meta.main) {
  const files = readSourceFiles(join(import.meta.dirname, '../..'), ['src'], ['.astro', '.ts', '.tsx', '.css']);
  const sources = files.filter(({ path }) => !isTest(path));
  report('Styles', [...checkStyles(sources), ...checkStyleModules(sources)]);
}
