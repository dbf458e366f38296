import { articleProblems } from '#domain/article/article-problems.ts';
import { linksOf } from '#domain/desk-document/text-problems.ts';
import type { Problem } from './problem.ts';

/** A Markdown file as it stands on disk. */
export interface TextFile {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** Every link into our own site leads somewhere. `addresses` are the paths that exist. */
export function checkLinks({ file, text }: TextFile, addresses: ReadonlySet<string>): Problem[] {
  return linksOf(text)
    .filter((address) => address.startsWith('/') && !addresses.has(address.replace(/[?#].*$/, '')))
    .map((value) => ({ file, field: 'link', value, remedy: 'no page has this address; correct it' }));
}

/** An article has the length a reader takes, leads into the catalogue, and its links lead somewhere. */
export function checkArticle(article: TextFile, addresses: ReadonlySet<string>): Problem[] {
  const { file, text } = article;
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return [...articleProblems(body).map((problem) => ({ file, ...problem })), ...checkLinks(article, addresses)];
}
