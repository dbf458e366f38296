import type { Collection } from '#domain/collection/collection.ts';
import { sharedListCard } from '#domain/page/share-card.ts';
import { html } from '#netlify/http/html.ts';

/** What stands in the built page where a collection's own words belong: pages/shared-collection.astro prints it. */
const SHELL_TITLE = 'A shared collection';

/**
 * The built page of shared collections with one collection's name in its title and previews, and the picture that counts
 * its tools. Everything else on it is the same for all: the policy's hashes hold.
 * @param address the page's own address
 */
export function namedShell(shell: string, { name, intro, tools, share }: Collection, address: string): string {
  const count = tools.length === 1 ? '1 AI tool' : `${tools.length} AI tools`;
  const by = share?.byName ? ` Put together by ${share.byName}.` : '';
  const words = `${intro === '' ? '' : `${intro} `}${count} with prices, rights and sources.${by}`;
  return withPicture(shell, tools.length)
    .replaceAll(SHELL_TITLE, () => escaped(name))
    .replace(
      /(<meta (?:name="description"|property="og:description") content=")[^"]*"/g,
      (_, start) => `${start}${escaped(words)}"`,
    )
    .replace(
      /(<link rel="canonical" href="|<meta property="og:url" content=")[^"]*"/g,
      (_, start) => `${start}${escaped(address)}"`,
    );
}

/** The page names the pictures in the order of their counts, the last one for more; it goes without that list. */
function withPicture(shell: string, count: number): string {
  const [list = '', names = ''] = /<template data-share-images="([^"]*)"><\/template>/.exec(shell) ?? [];
  const pictures = names.split(' ');
  const picture = pictures[Math.min(count, pictures.length - 1)];
  if (!picture) return shell;
  const { title, line } = sharedListCard(count);
  return shell
    .replace(list, '')
    .replace(/(<meta property="og:image" content="[^"]*\/)[^"/]*"/, (_, start) => `${start}${escaped(picture)}"`)
    .replace(
      /(<meta property="og:image:alt" content=")[^"]*"/,
      (_, start) => `${start}${escaped(`${title}. ${line}`)}"`,
    );
}

function escaped(text: string): string {
  return html`${text}`.text;
}
