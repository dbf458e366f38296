import Slugger from 'github-slugger';
import { toHast } from 'mdast-util-to-hast';
import { typographicText } from './typographic.ts';
import { cleanText } from './clean-text.ts';
import { isLinkAddress } from './link-address.ts';
import { type MarkdownTree, readMarkdown } from './read-markdown.ts';

/**
 * A Markdown text as pages print it, the same at the desk, when it is saved and when the site is built. Nothing of the
 * text is taken over as it is: what comes out is made of the elements and attributes named here alone, none of which the
 * Content-Security-Policy of a page refuses. HTML stands there as it was typed, a picture as its words.
 */
interface PrintedText {
  nodes: PrintedNode[];
  headings: { depth: number; slug: string; text: string }[];
}

export type PrintedNode = string | PrintedElement;

interface PrintedElement {
  name: string;
  attributes: Record<string, string>;
  children: PrintedNode[];
}

/** Every element of a printed text. */
const ELEMENTS = new Set(
  'a blockquote br code del em h2 h3 h4 h5 h6 hr input li ol p pre section strong sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const HEADING = /^h[2-6]$/;
/** Elements within a line; all others begin and end one. */
const INLINE = new Set(['a', 'del', 'em', 'strong', 'sup']);

/** Attributes that come out as they are, by their names in the tree. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  ariaDescribedBy: 'aria-describedby',
  ariaLabel: 'aria-label',
  checked: 'checked',
  disabled: 'disabled',
  id: 'id',
  start: 'start',
  title: 'title',
  type: 'type',
};

/** How a column stands, as a class: the attribute for it would be a style. */
const ALIGNED: Readonly<Record<string, string>> = { center: 'to-middle', right: 'to-end' };

type Tree = ReturnType<typeof toHast>;
type Part = Tree | Extract<Tree, { children: unknown }>['children'][number];

/** Prints a text; one that is too long or too deep is a single paragraph of what was typed. */
export function printText(markdown: string): PrintedText {
  const text = cleanText(markdown);
  const read = readMarkdown(text);
  if (!read.ok) return { nodes: [{ name: 'p', attributes: {}, children: [text] }], headings: [] };
  const nodes = printed(asHast(read.tree));
  setForPrint(nodes);
  return { nodes, headings: nameHeadings(nodes) };
}

function asHast(tree: MarkdownTree): Tree {
  const words = (_: unknown, { alt }: { alt?: string | null }) => ({ type: 'text' as const, value: alt ?? '' });
  return toHast(tree, {
    handlers: {
      html: (_, { value }: { value: string }) => ({ type: 'text', value }),
      image: words,
      imageReference: words,
    },
    footnoteLabel: 'Notes',
    footnoteLabelProperties: {},
    clobberPrefix: 'text-',
  });
}

function printed(part: Part): PrintedNode[] {
  if (part.type === 'text') return [part.value];
  if (part.type !== 'element' && part.type !== 'root') return [];
  const children = part.children.flatMap(printed);
  if (part.type === 'root') return children;
  const name = part.tagName === 'h1' ? 'h2' : part.tagName; // the page has its own headline
  return ELEMENTS.has(name) ? [{ name, attributes: attributesOf(part.properties), children }] : children;
}

function attributesOf(properties: Readonly<Record<string, unknown>>): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [property, value] of Object.entries(properties)) {
    const name = ATTRIBUTES[property];
    const aligned = property === 'align' ? ALIGNED[String(value)] : undefined;
    if (property === 'href' && typeof value === 'string' && isLinkAddress(value)) attributes['href'] = value;
    else if (aligned !== undefined) attributes['class'] = aligned;
    else if (name !== undefined && value !== false) attributes[name] = value === true ? '' : String(value);
  }
  return attributes;
}

/** Quotes, dashes and dots of print, read across the marks within a line; code stays as it was typed. */
function setForPrint(nodes: PrintedNode[]): void {
  const pieces: { text: string; put?: (text: string) => void }[] = [];
  const gather = (list: PrintedNode[]) => {
    for (const [index, node] of list.entries()) {
      if (typeof node === 'string') {
        pieces.push({
          text: node,
          put: (text) => {
            list[index] = text;
          },
        });
      } else if (node.name === 'code') pieces.push({ text: 'x' });
      else {
        const edge = { text: INLINE.has(node.name) ? '' : '\n' };
        pieces.push(edge);
        gather(node.children);
        pieces.push(edge);
      }
    }
  };
  gather(nodes);
  const whole = typographicText(pieces.map(({ text }) => text).join(''));
  let at = 0;
  for (const { text, put } of pieces) {
    put?.(withDashes(whole.slice(at, at + text.length)));
    at += text.length;
  }
}

function withDashes(text: string): string {
  return text
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/\.\.\./g, '…');
}

/** Gives each heading the name that links lead to. */
function nameHeadings(nodes: readonly PrintedNode[]): PrintedText['headings'] {
  const slugger = new Slugger();
  const headingsOf = (node: PrintedNode): PrintedText['headings'] => {
    if (typeof node === 'string') return [];
    if (!HEADING.test(node.name)) return node.children.flatMap(headingsOf);
    const text = wordsOf(node);
    const slug = node.attributes['id'] ?? (slugger.slug(text) || slugger.slug('section'));
    node.attributes['id'] = slug;
    return [{ depth: Number(node.name[1]), slug, text }];
  };
  return nodes.flatMap(headingsOf);
}

function wordsOf(node: PrintedNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join('');
}
