import { join } from 'node:path';
import { checkBrowserSchemas } from './check-browser-schemas.ts';
import { checkComments } from './check-comments.ts';
import { checkEnvironment } from './check-environment.ts';
import { checkNames } from './check-names.ts';
import { checkPurity, markdownPackages } from './check-purity.ts';
import { checkReaderRules } from './check-reader-rules.ts';
import { type Import, importsOf } from './imports-of.ts';
import { type Problem, report } from './problem.ts';
import { isTest } from './room-of.ts';
import { checkServerRooms } from './check-server-rooms.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/** Packages with one owner, and the one store that has one. */
const owners: Record<string, string> = {
  'astro:content': 'src/catalog/',
  jose: 'netlify/session/',
  'openid-client': 'netlify/identity/',
  '@netlify/blobs': 'netlify/stores/',
  '#netlify/stores/deploy-store.ts': 'netlify/catalog/',
  stripe: 'netlify/billing/',
  nodemailer: 'netlify/mail/',
  croner: 'netlify/jobs/',
  htmlparser2: 'netlify/watch/',
  'ipaddr.js': 'netlify/web/',
  'robots-parser': 'netlify/watch/',
  '@modelcontextprotocol/sdk': 'netlify/mcp/',
  papaparse: 'src/domain/tool/csv/',
  'diff/lib/diff/array.js': 'src/domain/watch/terms/',
  ...Object.fromEntries(markdownPackages.map((name) => [name, 'src/domain/text/'])),
  'node:process': 'netlify/env.ts',
};

/** Packages that are used outside the folder that owns them. Biome holds the directions of imports, and who reads the environment. */
export function checkOwners(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => importsOf(file).flatMap((found) => ownership(file, found)));
}

function ownership(file: SourceFile, { specifier }: Import): Problem[] {
  const name = Object.keys(owners).find((owned) => specifier === owned || specifier.startsWith(`${owned}/`));
  if (!name || isTest(file.path) || file.path === 'src/content.config.ts') return [];
  const owner = owners[name] ?? '';
  return file.path.startsWith(owner)
    ? []
    : [{ file: file.path, value: specifier, remedy: `only ${owner} imports ${name}: ask it instead` }];
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const files = readSourceFiles(root, ['src', 'netlify'], ['.ts', '.tsx', '.astro']);
  const all = [...files, ...readSourceFiles(root, ['scripts'], ['.ts'])];
  report('Layers', [
    ...checkOwners(files),
    ...checkServerRooms(files),
    ...checkPurity(files),
    ...checkBrowserSchemas(files),
    ...checkReaderRules(files),
    ...checkEnvironment(all),
    ...checkComments(all),
    ...checkNames(all),
  ]);
}
