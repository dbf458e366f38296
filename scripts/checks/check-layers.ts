import { join } from 'node:path';
import { checkBrowserSchemas } from './check-browser-schemas.ts';
import { checkComments } from './check-comments.ts';
import { checkEnvironment } from './check-environment.ts';
import { checkNames } from './check-names.ts';
import { checkPurity, markdownPackages } from './check-purity.ts';
import { checkReaderRules } from './check-reader-rules.ts';
import { type Import, importsOf } from './imports-of.ts';
import { type Problem, report } from './problem.ts';
import { isTest, roomOf } from './room-of.ts';
import { checkServerRooms } from './check-server-rooms.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/** Which rooms each room may import from, besides itself (docs/decisions, CONTRIBUTING). */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  api: ['domain'],
  state: ['domain', 'api', 'data'],
  elements: ['domain', 'api', 'state', 'data'],
  directives: ['state'],
  parts: ['domain', 'api', 'data'],
  islands: ['domain', 'api', 'state', 'parts', 'data'],
  catalog: ['domain', 'data'],
  components: [
    'domain',
    'catalog',
    'api',
    'state',
    'parts',
    'islands',
    'elements',
    'directives',
    'layouts',
    'data',
    'styles',
  ],
  layouts: ['domain', 'catalog', 'api', 'state', 'parts', 'islands', 'components', 'elements', 'data', 'styles'],
  legacy: ['domain', 'catalog', 'api', 'state', 'parts', 'islands', 'components', 'layouts', 'data'],
  pages: [
    'domain',
    'catalog',
    'api',
    'state',
    'parts',
    'islands',
    'components',
    'layouts',
    'elements',
    'legacy',
    'data',
    'styles',
  ],
  netlify: ['domain', 'api', 'data'],
};

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
  papaparse: 'src/domain/tool-csv/',
  'diff/lib/diff/array.js': 'src/domain/terms/',
  ...Object.fromEntries(markdownPackages.map((name) => [name, 'src/domain/text/'])),
  'node:process': 'netlify/env.ts',
};

/** The environment, however it is asked for. */
const environment = /\bprocess\.env\b|\bprocess\[|\bNetlify\.env\b|\bDeno\.env\b/;

/** Imports that point the wrong way, and what is used outside the file or folder that owns it. */
export function checkLayers(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => [
    ...importsOf(file).flatMap((found) => [...direction(file, found), ...ownership(file, found)]),
    ...readsEnvironment(file),
  ]);
}

function direction(file: SourceFile, { specifier, target }: Import): Problem[] {
  const from = roomOf(file.path);
  if (target === null || isTest(file.path) || file.path === 'src/content.config.ts') return [];
  const to = roomOf(target);
  if (from === 'islands' && to === 'islands' && islandOf(file.path) !== islandOf(target) && !isForAllIslands(target)) {
    return [
      { file: file.path, value: specifier, remedy: 'islands never import each other: share a store in src/state/' },
    ];
  }
  if (from === to || mayImport[from]?.includes(to)) return [];
  return [
    {
      file: file.path,
      value: specifier,
      remedy: `${from} may import only from ${[...(mayImport[from] ?? []), from].join(', ')}`,
    },
  ];
}

/** A file that stands in no island's folder: a hook or a part that every island may use. */
function isForAllIslands(path: string): boolean {
  return path.split('/').length === 3;
}

function islandOf(path: string): string | undefined {
  return path.split('/')[2];
}

function ownership(file: SourceFile, { specifier }: Import): Problem[] {
  const name = Object.keys(owners).find((owned) => specifier === owned || specifier.startsWith(`${owned}/`));
  if (!name || isTest(file.path) || file.path === 'src/content.config.ts') return [];
  const owner = owners[name] ?? '';
  return file.path.startsWith(owner)
    ? []
    : [{ file: file.path, value: specifier, remedy: `only ${owner} imports ${name}: ask it instead` }];
}

function readsEnvironment({ path, text }: SourceFile): Problem[] {
  const isFree = path === 'netlify/env.ts' || path === 'netlify/env.test.ts' || !/^(netlify|src)\//.test(path);
  const found = isFree ? undefined : environment.exec(text)?.[0];
  return found ? [{ file: path, value: found, remedy: 'only netlify/env.ts reads the environment' }] : [];
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const files = readSourceFiles(root, ['src', 'netlify'], ['.ts', '.tsx', '.astro']);
  const all = [...files, ...readSourceFiles(root, ['scripts'], ['.ts'])];
  report('Layers', [
    ...checkLayers(files),
    ...checkServerRooms(files),
    ...checkPurity(files),
    ...checkBrowserSchemas(files),
    ...checkReaderRules(files),
    ...checkEnvironment(all),
    ...checkComments(all),
    ...checkNames(all),
  ]);
}
