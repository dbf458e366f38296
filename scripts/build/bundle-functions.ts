import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** Where `netlify.toml` tells Netlify's build to look for functions. */
export const BUNDLES = '.netlify/bundled-functions';
/** Functions that are bundled at once: each holds its own tree of modules. */
const AT_ONCE = 4;

/**
 * Bundles every function into one file, because Netlify's own bundler would copy whole packages into each archive and
 * load them file by file (docs/decisions/0022-functions-as-single-files.md). What Netlify gets is an entry of a few lines
 * with the function's `config` as it is written in its source, since it reads that without running it.
 * @param names those alone; every function unless given
 * @throws Error that names what cannot be resolved, or a function whose `config` is no literal at the end of its file
 */
export async function bundleFunctions(root: string, names = functionNames(root)): Promise<readonly string[]> {
  rmSync(join(root, BUNDLES), { recursive: true, force: true });
  const plugins = [httpOnDemand()];
  for (let from = 0; from < names.length; from += AT_ONCE)
    await Promise.all(
      names.slice(from, from + AT_ONCE).map((name) => bundleFunction(root, name, [...plugins, leaveOut(name)])),
    );
  return names;
}

function functionNames(root: string): readonly string[] {
  const folder = join(root, 'netlify/functions');
  return readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory())
    .sort();
}

async function bundleFunction(root: string, name: string, plugins: Plugin[]): Promise<void> {
  const source = join(root, 'netlify/functions', name, `${name}.ts`);
  const to = join(root, BUNDLES, name);
  const build = await rolldown({
    cwd: root,
    input: { code: source },
    platform: 'node',
    plugins,
    onLog: (_, { code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(`${name}: ${message}`);
    },
  });
  await build.write({
    dir: to,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: true,
    keepNames: true,
    sourcemap: 'hidden',
    comments: false,
  });
  await build.close();
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, `${name}.mjs`), `export { default } from './code.mjs';\n${configOf(source)}`);
}

/**
 * The `config` of a function as plain JavaScript; `npm run check:functions` holds it to be a literal. Netlify is told to take
 * the files as they are: left to itself it prints them again with all their spaces, a quarter more to load.
 */
function configOf(file: string): string {
  const found = /^export const config: Config = (\{[^]*?\});$/m.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${file}: write export const config: Config = { … }; as a literal`);
  return `export const config = { nodeBundler: 'none', includedFiles: ['*.mjs'],${found[1]?.slice(1)};\n`;
}

/**
 * Node's `http` as a value that the packages for mail and payments ask for when they are first used. To import it would
 * read each of its exports when the function starts, and one of them, `WebSocket`, loads a whole client: 15 ms.
 */
function httpOnDemand(): Plugin {
  const prefix = '\0on-demand:';
  const modules = { http, https };
  return {
    name: 'http-on-demand',
    resolveId(source) {
      const name = source.replace(/^node:/, '');
      return name in modules ? `${prefix}${name}` : null;
    },
    load(id) {
      const name = id.slice(prefix.length);
      if (!id.startsWith(prefix) || (name !== 'http' && name !== 'https')) return null;
      const names = Object.entries(Object.getOwnPropertyDescriptors(modules[name])).flatMap(([key, { get }]) =>
        get ? [] : [key],
      );
      return `const all = process.getBuiltinModule('node:${name}');
export default all;
export const { ${names.join(', ')} } = all;`;
    },
  };
}

/**
 * Modules that a package imports and our use of it never reaches: a validator of answers that a server of tools asks its
 * client for, schemas of an older zod, and zod's writer of JSON Schema, which only the server of tools calls. A class
 * stands in: it can be made, and whoever calls it gets a TypeError.
 */
const NEVER_REACHED: readonly { id: RegExp; from: RegExp; names: readonly string[]; except?: string }[] = [
  { id: /\/validation\/ajv-provider\.js$/, from: /\/@modelcontextprotocol\//, names: ['AjvJsonSchemaValidator'] },
  { id: /^zod\/v3$/, from: /\/@modelcontextprotocol\//, names: ['object'] },
  { id: /^zod-to-json-schema$/, from: /\/@modelcontextprotocol\//, names: ['zodToJsonSchema'] },
  { id: /\/json-schema-processors\.js$/, from: /\/zod\/v4\/classic\/schemas\.js$/, names: [], except: 'mcp' },
  {
    id: /\/to-json-schema\.js$/,
    from: /\/zod\/v4\/classic\/schemas\.js$/,
    names: ['createStandardJSONSchemaMethod', 'createToJSONSchemaMethod'],
    except: 'mcp',
  },
];

function leaveOut(functionName: string): Plugin {
  const prefix = '\0never-reached:';
  return {
    name: 'leave-out',
    resolveId(source, importer = '') {
      const index = NEVER_REACHED.findIndex(
        ({ id, from, except }) => id.test(source) && from.test(importer) && except !== functionName,
      );
      return index === -1 ? null : `${prefix}${index}`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const { names = [] } = NEVER_REACHED[Number(id.slice(prefix.length))] ?? {};
      return names.map((name) => `export class ${name} {}`).join('\n');
    },
  };
}

if (import.meta.main) {
  const start = performance.now();
  const names = await bundleFunctions(join(import.meta.dirname, '../..'));
  console.log(`${names.length} functions bundled in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
