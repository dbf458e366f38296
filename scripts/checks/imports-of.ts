import { posix } from 'node:path';
import ts from 'typescript';
import manifest from '../../package.json' with { type: 'json' };
import type { SourceFile } from './source-files.ts';

/** One import of a file. */
export interface Import {
  /** What stands between the quotes. */
  specifier: string;
  /** Path from the project's root for our own files, null for packages. */
  target: string | null;
  /** Gone after compilation: `import type`. */
  typeOnly: boolean;
  /** Stands in a `<script>` of an Astro file: it runs in the browser, the frontmatter at build. */
  inScript: boolean;
}

/** Every static and dynamic import of a TypeScript or Astro file (its frontmatter and scripts). */
export function importsOf({ path, text }: SourceFile): Import[] {
  if (!path.endsWith('.astro')) return importsOfCode(path, text, false);
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  return [...importsOfCode(path, frontmatter, false), ...scripts.flatMap((code) => importsOfCode(path, code, true))];
}

function importsOfCode(path: string, code: string, inScript: boolean): Import[] {
  const source = ts.createSourceFile(
    path,
    code,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX,
  );
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean) =>
    found.push({ specifier, target: targetOf(path, specifier), typeOnly, inScript });
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      add(node.moduleSpecifier.text, isTypeOnly(node));
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) add(specifier.text, false);
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
      add(node.argument.literal.text, true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `import { type A }` stays as `import {}` under `verbatimModuleSyntax`, and runs the file: it does not count. */
function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** Folder of each alias, `src/domain/` for `#domain/`, as package.json has them. */
const folders = new Map(
  Object.entries(manifest.imports).map(([alias, folder]) => [
    alias.replace('*', ''),
    posix.normalize(folder.replace('*', '')),
  ]),
);

/** `#domain/x.ts` is src/domain/x.ts. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), specifier));
  const alias = specifier.slice(0, specifier.indexOf('/') + 1);
  const folder = folders.get(alias);
  return folder === undefined ? null : folder + specifier.slice(alias.length);
}
