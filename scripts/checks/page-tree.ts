import { decodeEntities } from './decode-entities.ts';

/** A piece of text of a page, and what it stands in. */
export interface TextNode {
  text: string;
  parent: PageElement;
}

/** An element of a page, as far as checks look at it. */
export interface PageElement {
  name: string;
  parent: PageElement | null;
  children: PageElement[];
  /** Addresses of the links inside, at any depth. */
  links: Set<string>;
  /** All text inside, at any depth, scripts and styles aside. */
  text: string;
}

/** A page taken apart. */
interface PageTree {
  texts: TextNode[];
  /** Contents of its schema.org statements. */
  statements: string[];
  /** Values of attributes that carry data for islands. */
  props: string[];
}

const TOKEN =
  /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Takes a page apart that our own build wrote: elements are closed, or are never closed in HTML. */
export function readTree(html: string): PageTree {
  const root: PageElement = { name: 'page', parent: null, children: [], links: new Set(), text: '' };
  const tree: PageTree = { texts: [], statements: [], props: [] };
  let open = root;
  let end = 0;
  for (const token of html.matchAll(TOKEN)) {
    addText(tree, open, html.slice(end, token.index));
    end = token.index + token[0].length;
    const [, code, codeAttributes = '', content = '', closing, name = '', attributes = ''] = token;
    if (code === 'script' && codeAttributes.includes('application/ld+json')) tree.statements.push(content);
    if (!name) continue;
    if (closing) open = closeElement(open, name);
    else {
      const element: PageElement = { name, parent: open, children: [], links: new Set(), text: '' };
      open.children.push(element);
      const href = /\shref="([^"]*)"/.exec(attributes)?.[1];
      for (let at: PageElement | null = element; href && at; at = at.parent) at.links.add(decodeEntities(href));
      const props = /\sprops="([^"]*)"/.exec(attributes)?.[1];
      if (props) tree.props.push(decodeEntities(props));
      if (!VOID.has(name) && !attributes.trimEnd().endsWith('/')) open = element;
    }
  }
  addText(tree, open, html.slice(end));
  return tree;
}

function addText(tree: PageTree, parent: PageElement, raw: string): void {
  const text = decodeEntities(raw).replace(/\s+/g, ' ');
  if (text.trim() === '') return;
  tree.texts.push({ text, parent });
  for (let at: PageElement | null = parent; at; at = at.parent) at.text += ` ${text}`;
}

/** Closes the nearest open element of this name; where there is none the closing tag is ignored. */
function closeElement(open: PageElement, name: string): PageElement {
  for (let at: PageElement | null = open; at?.parent; at = at.parent) if (at.name === name) return at.parent;
  return open;
}
