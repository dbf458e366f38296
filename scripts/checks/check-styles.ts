import { join } from 'node:path';
import { type Problem, report } from './problem.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';

const colour = /#[0-9a-f]{3,8}\b(?!['"/\w-])|\b(?:rgb|hsl|oklch|lab|lch)a?\(/i;
const styleAttribute = /\sstyle=(?:"|'|\{)/;

/** Raw colours outside src/styles/, and styles or scripts that the content policy would refuse. */
export function checkStyles(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }): Problem[] => {
    const problems: Problem[] = [];
    const css = path.endsWith('.css') ? text : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('\n');
    const found = path.startsWith('src/styles/') ? undefined : colour.exec(css)?.[0];
    if (found) problems.push({ file: path, value: found, remedy: 'raw colours live in src/styles/tokens.css: use var(--…)' });
    if (styleAttribute.test(text)) problems.push({ file: path, value: 'style=', remedy: 'the content policy refuses style attributes: use a class' });
    if (/\bis:inline\b/.test(text)) problems.push({ file: path, value: 'is:inline', remedy: 'let the build bundle it' });
    return problems;
  });
}

if (import.meta.main) {
  report('Styles', checkStyles(readSourceFiles(join(import.meta.dirname, '../..'), ['src'], ['.astro', '.tsx', '.css'])));
}
