import ts from 'typescript';
import { importsOf } from './imports-of.ts';
import type { Problem } from './problem.ts';
import { isTest, roomOf } from './room-of.ts';
import type { SourceFile } from './source-files.ts';

/** Packages that read Markdown and write it as a tree: pure on a text, and used in one room alone. */
export const markdownPackages = [
  'github-slugger',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'mdast-util-to-hast',
  'micromark-extension-gfm',
];

/** The packages of the domain: shapes are written with the one, spreadsheets read with the other (pure on a text, and owned). */
const allowedPackages = ['zod', 'papaparse', 'diff/lib/diff/array.js', ...markdownPackages];
/** Biome refuses network, machine and page (`noRestrictedGlobals`); clock and chance hide in what the domain does use. */
const impureMembers = ['Date.now', 'Math.random'];

/** The domain knows neither clock nor chance, and imports no package but zod, papaparse, diff and those that read Markdown. */
export function checkPurity(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(({ path }) => roomOf(path) === 'domain' && !isTest(path))
    .flatMap((file) => [...foreignPackages(file), ...impurities(file)]);
}

function foreignPackages(file: SourceFile): Problem[] {
  return importsOf(file)
    .filter(({ specifier, target }) => target === null && !allowedPackages.includes(specifier))
    .map(({ specifier }) => ({
      file: file.path,
      value: specifier,
      remedy: `the domain imports no package but ${allowedPackages.join(' and ')}: take what it gives as an argument`,
    }));
}

function impurities({ path, text }: SourceFile): Problem[] {
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    if (isImpure(node))
      problems.push({
        file: path,
        value: node.getText(),
        remedy: 'the domain is pure: take time, ids and chance as arguments',
      });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return problems;
}

function isImpure(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Date' && (node.arguments ?? []).length === 0;
  if (ts.isCallExpression(node)) return node.expression.getText() === 'Date';
  return ts.isPropertyAccessExpression(node) && impureMembers.includes(node.getText());
}
