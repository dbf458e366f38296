/** The attribute by which Astro ties a component's styles to its elements. */
const SCOPE = /data-astro-cid-([a-z0-9]{8})/g;
/** Begins with the letters: no other attribute of ours is `data-` and one or two signs. */
const FIRST = 10;

/**
 * The page with short scopes, numbered in the order in which they first stand in it: the long ones are 3 % of a page after
 * compression, since chance cannot be compressed.
 */
export function shortenScopes(html: string): string {
  const names = new Map<string, string>();
  return html.replace(SCOPE, (_, scope: string) => {
    const name = names.get(scope) ?? `data-${(FIRST + names.size).toString(36)}`;
    names.set(scope, name);
    return name;
  });
}
