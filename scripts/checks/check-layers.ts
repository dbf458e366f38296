import { join } from 'node:path';
import { type Import, importsOf } from './imports-of.ts';
import { type Problem, report } from './problem.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/** Which rooms each room may import from, besides itself (docs/decisions, CONTRIBUTING). */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  api: ['domain'],
  state: ['domain', 'api', 'data'],
  elements: ['domain', 'api', 'state', 'data'],
  directives: [],
  islands: ['domain', 'api', 'state', 'data'],
  catalog: ['domain', 'data'],
  components: ['domain', 'catalog', 'api', 'state', 'islands', 'elements', 'layouts', 'data', 'styles'],
  layouts: ['domain', 'catalog', 'api', 'state', 'islands', 'components', 'elements', 'data', 'styles'],
  pages: ['domain', 'catalog', 'api', 'state', 'islands', 'components', 'layouts', 'elements', 'data', 'styles'],
  netlify: ['domain', 'api', 'data'],
};

/** Packages with one owner. */
const owners: Record<string, string> = {
  'astro:content': 'src/catalog/',
  jose: 'netlify/session/',
  'openid-client': 'netlify/identity/',
  '@netlify/blobs': 'netlify/stores/',
  stripe: 'netlify/billing/',
  nodemailer: 'netlify/mail/',
};

const browserRooms = ['state', 'elements', 'directives', 'islands', 'api'];
/** Whatever is not the same at each call: time, chance, network, machine. */
const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(|\bcrypto\.|\bprocess\.|\bperformance\./;

/** Imports that point the wrong way, packages used outside their owner, and domain code that is not pure. */
export function checkLayers(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => [
    ...importsOf(file).flatMap((found) => [...direction(file, found), ...ownership(file, found), ...schemaInBrowser(file, found)]),
    ...purity(file),
    ...environment(file),
  ]);
}

function roomOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'src' && path.split('/').length > 2 ? second : top;
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

function direction(file: SourceFile, { specifier, target }: Import): Problem[] {
  const from = roomOf(file.path);
  if (target === null || isTest(file.path) || file.path === 'src/content.config.ts') return [];
  const to = roomOf(target);
  if (from === 'islands' && to === 'islands' && islandOf(file.path) !== islandOf(target) && !target.startsWith('src/islands/use-')) {
    return [{ file: file.path, value: specifier, remedy: 'islands never import each other: share a store in src/state/' }];
  }
  if (from === to || mayImport[from]?.includes(to)) return [];
  return [{ file: file.path, value: specifier, remedy: `${from} may import only from ${[...(mayImport[from] ?? []), from].join(', ')}` }];
}

function islandOf(path: string): string | undefined {
  return path.split('/')[2];
}

function ownership(file: SourceFile, { specifier }: Import): Problem[] {
  const name = Object.keys(owners).find((owned) => specifier === owned || specifier.startsWith(`${owned}/`));
  if (!name || isTest(file.path) || file.path === 'src/content.config.ts') return [];
  const owner = owners[name] ?? '';
  return file.path.startsWith(owner) ? [] : [{ file: file.path, value: specifier, remedy: `only ${owner} imports ${name}: ask it instead` }];
}

function schemaInBrowser(file: SourceFile, { specifier, target, typeOnly }: Import): Problem[] {
  const isBrowserCode = file.path.startsWith('src/') && browserRooms.includes(roomOf(file.path)) && !file.path.endsWith('.schema.ts') && !isTest(file.path);
  if (!isBrowserCode || typeOnly) return [];
  const bringsZod = specifier === 'zod' || (target?.endsWith('.schema.ts') ?? false);
  return bringsZod ? [{ file: file.path, value: specifier, remedy: 'browser code takes only types from a schema: use import type' }] : [];
}

function purity({ path, text }: SourceFile): Problem[] {
  if (roomOf(path) !== 'domain' || isTest(path)) return [];
  const found = impure.exec(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))?.[0];
  return found ? [{ file: path, value: found, remedy: 'the domain is pure: take time, ids and chance as arguments' }] : [];
}

function environment({ path, text }: SourceFile): Problem[] {
  const isFree = isTest(path) || path === 'netlify/env.ts' || !/^(netlify|src)\//.test(path);
  return isFree || !/\bprocess\.env\b/.test(text) ? [] : [{ file: path, value: 'process.env', remedy: 'only netlify/env.ts reads the environment' }];
}

if (import.meta.main) {
  const files = readSourceFiles(join(import.meta.dirname, '../..'), ['src', 'netlify'], ['.ts', '.tsx', '.astro']);
  report('Layers', checkLayers(files));
}
