import { dirname, join } from 'node:path/posix';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-files.ts';

const sheetImport = /\bimport (\w+) from '((?:\.|#parts\/)[^']+\.module\.css)'/g;
const className = /\.([a-z][\w-]*)/gi;

/** What the components that import a sheet ask it for. */
interface Wanted {
  names: Map<string, SourceFile>;
  /** Some name is only known when the code runs, so any class of the sheet may be in use. */
  isOpen: boolean;
}

/**
 * Classes that a component asks of its style sheet and the sheet does not have, and classes that nobody asks for: the
 * compiler takes every name of a CSS module for a text, and the browser draws what has lost its style without a word.
 */
export function checkStyleModules(files: readonly SourceFile[]): Problem[] {
  const wanted = wantedClasses(files);
  return files
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap(({ path, text }): Problem[] => {
      const { names, isOpen } = wanted.get(path) ?? { names: new Map<string, SourceFile>(), isOpen: false };
      const defined = definedClasses(text);
      return [
        ...(isInLayer(text)
          ? []
          : [
              { file: path, remedy: 'put all rules into `@layer components { … }`: outside they win over every layer' },
            ]),
        ...[...names]
          .filter(([name]) => !defined.has(name))
          .map(([name, { path: file }]) => ({
            file,
            value: name,
            remedy: `${path} has no such class: write it there, or take the name away`,
          })),
        ...[...defined]
          .filter((name) => !isOpen && !names.has(name))
          .map((name) => ({
            file: path,
            value: name,
            remedy: 'no component asks for this class: take it away, or say :global(.…) when it is one of the site',
          })),
      ];
    });
}

/** Whether one `@layer components` holds the whole sheet. */
function isInLayer(sheet: string): boolean {
  const rules = withoutComments(sheet).trim();
  let depth = 0;
  const end = [...rules].findIndex((sign) => {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    return sign === '}' && depth === 0;
  });
  return rules.startsWith('@layer components {') && end === rules.length - 1;
}

/** By the path of the sheet. */
function wantedClasses(files: readonly SourceFile[]): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const file of files) {
    for (const [, variable = '', sheet = ''] of file.text.matchAll(sheetImport)) {
      const path = sheet.startsWith('#') ? join('src', sheet.slice(1)) : join(dirname(file.path), sheet);
      const { names, isOpen } = wanted.get(path) ?? { names: new Map<string, SourceFile>(), isOpen: false };
      for (const [, name = ''] of file.text.matchAll(new RegExp(`\\b${variable}\\['([\\w-]+)'\\]`, 'g')))
        names.set(name, file);
      wanted.set(path, { names, isOpen: isOpen || new RegExp(`\\b${variable}\\[[^']`).test(file.text) });
    }
  }
  return wanted;
}

/** The class names in a sheet's selectors, without those of the site. */
function definedClasses(sheet: string): Set<string> {
  const selectors = [...withoutComments(sheet).matchAll(/([^{};]+)\{/g)].map(([, selector = '']) =>
    selector.replace(/:global\([^)]*\)/g, ''),
  );
  return new Set(
    selectors
      .filter((selector) => !selector.trim().startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(className)].map(([, name = '']) => name)),
  );
}

function withoutComments(sheet: string): string {
  return sheet.replace(/\/\*[\s\S]*?\*\//g, '');
}
