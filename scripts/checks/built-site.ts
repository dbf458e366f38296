import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltPage, readPage } from './read-page.ts';

const dist = join(import.meta.dirname, '../../dist');

/** The site in `dist/` as it would be deployed. */
export interface BuiltSite {
  /** Its origin, as the home page names it. */
  origin: string;
  /** Its pages by path: `/`, `/tools`, … */
  pages: Map<string, BuiltPage>;
  has(path: string): boolean;
  read(path: string): Buffer;
}

/** @throws Error when nothing has been built */
export function readBuiltSite(): BuiltSite {
  const pages = new Map(
    globSync('**/*.html', { cwd: dist })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => [
        `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
        readPage(readFileSync(join(dist, file), 'utf8')),
      ]),
  );
  const home = pages.get('/');
  if (!home) throw new Error('There is no dist/index.html: run npm run build first.');
  return {
    origin: new URL(home.canonical).origin,
    pages,
    has: (path) => existsSync(join(dist, path)),
    read: (path) => readFileSync(join(dist, path)),
  };
}
