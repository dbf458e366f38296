import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { CatalogueParts } from '#netlify/catalog/catalogue-parts.ts';

/**
 * Where Netlify's build takes the blobs from that go up with a deploy (Frameworks API): a folder for each key, with a file
 * `blob` in it. It is emptied by `netlify build` before the build begins.
 */
const FOLDER = '.netlify/v1/blobs/deploy';

/** What goes up with a deploy under one key. */
export interface DeployFile {
  key: string;
  body: Buffer;
}

/** Writes every part of the catalogue for functions, compressed; files that would not change are left alone. */
export function writeCatalogueParts(root: string, parts: CatalogueParts): void {
  for (const [name, part] of Object.entries(parts)) {
    const file = fileOf(root, name);
    const body = gzipSync(JSON.stringify(part));
    if (existsSync(file) && readFileSync(file).equals(body)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
}

/** A part of the catalogue as it was last written. @throws Error in one sentence when nothing was */
export function readCataloguePart<Name extends keyof CatalogueParts>(root: string, name: Name): CatalogueParts[Name] {
  return unpackPart(readBody(root, name)) as CatalogueParts[Name];
}

/** A part of the catalogue as it is uploaded. */
export function unpackPart(body: Buffer): unknown {
  return JSON.parse(gunzipSync(body).toString());
}

/** What goes up with a deploy of what was last written. */
export function readDeployFiles(root: string): DeployFile[] {
  const keys = globSync('*/blob', { cwd: join(root, FOLDER) }).map(dirname);
  if (keys.length === 0) throw new Error(missing(root));
  return keys.sort().map((key) => ({ key, body: readBody(root, key) }));
}

function readBody(root: string, key: string): Buffer {
  const file = fileOf(root, key);
  if (!existsSync(file)) throw new Error(missing(root));
  return readFileSync(file);
}

function fileOf(root: string, key: string): string {
  return join(root, FOLDER, key, 'blob');
}

function missing(root: string): string {
  return `There is no catalogue for functions in ${join(root, FOLDER)}: run “npm run generate” first.`;
}
