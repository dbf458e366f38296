/** The attribute by which Astro ties a component's styles to its elements, and how many signs of its own it ends with. */
const SCOPE = 'data-astro-cid-';
const OWN_SIGNS = 8;
/** Begins with the letters: no other attribute of ours is `data-` and one or two signs. */
const FIRST = 10;

/** A style's rule without rules inside it, as it is printed: selector and declarations. */
const RULE = /([^{};]+)\{[^{}]*\}/g;
/** A condition or a layer that nothing is left in; one may stand in another. */
const EMPTY = /@[^{};]+\{\}/g;
const STYLE = /(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)/g;

/** A class that stands with a scope on one element: what scripts make bears no scope, and none gives a printed element a class. */
const SCOPED_CLASS = /\.([\w-]+)(?=[^\s>+~,]*\[data-astro-cid-)/g;
const ARGUMENTS = /\([^()]*\)/g;

/** Shared parts that pages print and no script makes. */
const PRINTED = /^\s*\.(page-head|ends)\b/;

/**
 * The page without the rules of components, and of their parts, that could stand on it and do not, as the notice of a tool
 * that is shut down: nothing else can bear their scope. Likewise the shared head of pages.
 */
export function dropIdleStyles(html: string): string {
  const printed = html.replace(STYLE, '');
  const [, ...marked] = printed.split(SCOPE);
  const borne = new Set(marked.map((piece) => piece.slice(0, OWN_SIGNS)));
  const classes = new Set([...printed.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const isIdle = (selector: string) => {
    const [, part = ''] = PRINTED.exec(selector) ?? [];
    if (part !== '' && !classes.has(part)) return true;
    const [, ...scopes] = selector.split(SCOPE);
    const named = [...selector.replace(ARGUMENTS, '').matchAll(SCOPED_CLASS)];
    return (
      scopes.some((piece) => !borne.has(piece.slice(0, OWN_SIGNS))) || named.some(([, name = '']) => !classes.has(name))
    );
  };
  return html.replace(STYLE, (style) =>
    style
      .replace(RULE, (rule, selector: string) => (selector.split(',').every(isIdle) ? '' : rule))
      .replace(EMPTY, '')
      .replace(EMPTY, ''),
  );
}

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

/** How Astro begins an island: its number is made of its contents and read by nothing. */
const ISLAND_NUMBER = /(?<=<astro-island) uid="[^"]*"/g;

/** The page without the numbers of its islands: chance again. */
export function dropIslandNumbers(html: string): string {
  return html.replace(ISLAND_NUMBER, '');
}
