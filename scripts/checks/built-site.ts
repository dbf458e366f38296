import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltPage, readPage } from './read-page.ts';

const dist = join(import.meta.dirname, '../../dist');

/** A page as it was written to a file. */
export interface HtmlFile {
  /** Its path on the site: `/`, `/tools`, … */
  path: string;
  html: string;
}

/** Every page of a built site, by path. */
export function readHtmlFiles(folder: string): HtmlFile[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      html: readFileSync(join(folder, file), 'utf8'),
    }));
}

/** The site in `dist/` as it would be deployed. */
interface BuiltSite {
  /** Its origin, as the home page names it. */
  origin: string;
  /** Its pages by path: `/`, `/tools`, … */
  pages: Map<string, BuiltPage>;
  has(path: string): boolean;
  read(path: string): Buffer;
}

/** @throws Error when nothing has been built */
export function readBuiltSite(): BuiltSite {
  const pages = new Map(readHtmlFiles(dist).map(({ path, html }) => [path, readPage(html)]));
  const home = pages.get('/');
  if (!home) throw new Error('There is no dist/index.html: run npm run build first.');
  return {
    origin: new URL(home.canonical).origin,
    pages,
    has: (path) => existsSync(join(dist, path)),
    read: (path) => readFileSync(join(dist, path)),
  };
}
