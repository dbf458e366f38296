import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** One import of a file. */
export interface Import {
  /** What stands between the quotes. */
  specifier: string;
  /** Path from the project's root for our own files, null for packages. */
  target: string | null;
  /** Gone after compilation: `import type`, or only `type` names. */
  typeOnly: boolean;
}

/** Every static and dynamic import of a TypeScript or Astro file (its frontmatter and scripts). */
export function importsOf({ path, text }: SourceFile): Import[] {
  const code = path.endsWith('.astro') ? astroCode(text) : text;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push(describeImport(path, node.moduleSpecifier.text, isTypeOnly(node)));
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) found.push(describeImport(path, specifier.text, false));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  return !clause.name && names !== undefined && ts.isNamedImports(names) && names.elements.length > 0 && names.elements.every((name) => name.isTypeOnly);
}

function describeImport(path: string, specifier: string, typeOnly: boolean): Import {
  return { specifier, target: targetOf(path, specifier), typeOnly };
}

/** `#domain/x.ts` is src/domain/x.ts; `#data` and `#netlify` stand at the top. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), specifier));
  const alias = /^#(\w+)\/(.+)$/.exec(specifier);
  if (!alias) return null;
  const [, room, rest] = alias;
  return room === 'data' || room === 'netlify' ? `${room}/${rest}` : `src/${room}/${rest}`;
}

function astroCode(text: string): string {
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]);
  return [frontmatter, ...scripts].join('\n');
}
