import type { Problem } from './problem.ts';

/** A Markdown file as it stands on disk. */
export interface TextFile {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** Fewest and most words of an article. */
const articleLength = { fewest: 600, most: 1200 };

/** Every link into our own site leads somewhere. `addresses` are the paths that exist. */
export function checkLinks({ file, text }: TextFile, addresses: ReadonlySet<string>): Problem[] {
  return linksOf(text)
    .filter((address) => address.startsWith('/') && !addresses.has(address.replace(/[?#].*$/, '')))
    .map((value) => ({ file, field: 'link', value, remedy: 'no page has this address; correct it' }));
}

/** An article has the length a reader takes, leads into the catalogue, and its links lead somewhere. */
export function checkArticle(article: TextFile, addresses: ReadonlySet<string>): Problem[] {
  const { file, text } = article;
  const words = bodyOf(text).split(/\s+/).length;
  const links = linksOf(text);
  return [
    ...(words < articleLength.fewest || words > articleLength.most
      ? [
          {
            file,
            value: `${words} words`,
            remedy: `an article has ${articleLength.fewest} to ${articleLength.most} words`,
          },
        ]
      : []),
    ...['/tools/', '/tool-fluid/']
      .filter((folder) => !links.some((address) => address.startsWith(folder)))
      .map((folder) => ({ file, field: 'link', remedy: `lead the reader to at least one page under ${folder}` })),
    ...checkLinks(article, addresses),
  ];
}

function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);
}

/** The text after the frontmatter. */
function bodyOf(markdown: string): string {
  return markdown.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
}
