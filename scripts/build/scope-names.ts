/** The attribute by which Astro ties a component's styles to its elements, and how many signs of its own it ends with. */
const SCOPE = 'data-astro-cid-';
const OWN_SIGNS = 8;
/** Begins with the letters: no other attribute of ours is `data-` and one or two signs. */
const FIRST = 10;

/**
 * The page with short scopes, numbered in the order in which they first stand in it: the long ones are 3 % of a page after
 * compression, since chance cannot be compressed.
 */
export function shortenScopes(html: string): string {
  const names = new Map<string, string>();
  const [start = '', ...pieces] = html.split(SCOPE);
  return pieces.reduce((text, piece) => {
    const scope = piece.slice(0, OWN_SIGNS);
    const name = names.get(scope) ?? `data-${(FIRST + names.size).toString(36)}`;
    names.set(scope, name);
    return text + name + piece.slice(OWN_SIGNS);
  }, start);
}
