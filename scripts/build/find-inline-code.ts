/** What a page carries inside itself that a Content-Security-Policy must name, and what no policy of ours allows. */
interface InlineCode {
  /** Texts of the scripts that run; data blocks such as JSON-LD do not. */
  scripts: string[];
  /** Texts of the style elements. */
  styles: string[];
  /** Attributes that cannot work under the policy. */
  refused: RefusedAttribute[];
}

interface RefusedAttribute {
  /** Line in the page, from 1. */
  line: number;
  attribute: string;
  /** The tag as it is written, cut when it is long. */
  tag: string;
  /** What to do instead, as the end of a sentence. */
  remedy: string;
}

interface Tag {
  name: string;
  attributes: Map<string, string>;
  /** Where the tag's own text ends. */
  end: number;
}

/** Elements whose content is text up to their end tag (WHATWG HTML, 13.2.5: RCDATA, RAWTEXT and script data). */
const TEXT_ELEMENTS = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);

/**
 * A tag that brings nothing, read at one go: a name and attributes in double quotes, none of which could be refused. Nearly
 * all are like that; what this does not know is read sign by sign.
 */
const plainTag = new RegExp(
  `<(?:/|(?!(?:${[...TEXT_ELEMENTS].join('|')})[\\s/>]))[a-z][a-z0-9-]*(?:\\s+(?!on|style)[a-z][\\w:.-]*(?:="(?!\\s*javascript:)[^"]*")?)*\\s*/?>`,
  'iy',
);

/** Characters of a refused tag that a message shows. */
const LONGEST_TAG = 120;

/** Script types that run or steer what runs; every other type is a data block (WHATWG HTML, 4.12.1). */
const RUNNING_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|text\/(jscript|livescript|javascript1\.[0-5]))$/;

/**
 * Reads a page as a browser's tokenizer does: comments, quoted attributes and text elements count as what they are.
 * @throws Error when a script holds `<!--`, after which browsers read script text by other rules
 */
export function findInlineCode(page: string): InlineCode {
  // A browser hashes the text after normalising newlines.
  const html = page.replace(/\r\n?/g, '\n');
  const found: InlineCode = { scripts: [], styles: [], refused: [] };
  let position = html.indexOf('<');
  while (position !== -1) {
    position = html.indexOf('<', readMarkup(html, position, found));
  }
  return found;
}

/** Reads what begins with the `<` at the position. Gives the position behind it. */
function readMarkup(html: string, position: number, found: InlineCode): number {
  plainTag.lastIndex = position;
  if (plainTag.test(html)) return plainTag.lastIndex;
  if (html.startsWith('<!--', position)) return commentEnd(html, position);
  const isEnd = html[position + 1] === '/';
  if (/[a-z]/i.test(html.charAt(position + (isEnd ? 2 : 1)))) {
    const tag = readTag(html, position + (isEnd ? 2 : 1));
    return isEnd ? tag.end : readElement(html, position, tag, found);
  }
  if (/[!?/]/.test(html.charAt(position + 1))) return behind(html, '>', position);
  return position + 1;
}

/** Notes what a start tag and, in a text element, its content bring. Gives the position behind it. */
function readElement(html: string, start: number, tag: Tag, found: InlineCode): number {
  for (const [attribute, value] of tag.attributes) {
    const remedy = remedyFor(attribute, value);
    if (!remedy) continue;
    const text = html.slice(start, tag.end);
    const written = text.length > LONGEST_TAG ? `${text.slice(0, LONGEST_TAG)} …` : text;
    found.refused.push({ line: html.slice(0, start).split('\n').length, attribute, tag: written, remedy });
  }
  if (!TEXT_ELEMENTS.has(tag.name)) return tag.end;
  const end = textEnd(html, tag);
  const text = html.slice(tag.end, end);
  if (tag.name === 'style') found.styles.push(text);
  if (tag.name === 'script' && runsInline(tag)) {
    if (text.includes('<!--')) throw new Error('An inline script holds “<!--”: write it as "<\\u0021--".');
    found.scripts.push(text);
  }
  return end;
}

function runsInline({ attributes }: Tag): boolean {
  return !attributes.has('src') && RUNNING_TYPE.test((attributes.get('type') ?? '').trim().toLowerCase());
}

function remedyFor(attribute: string, value: string): string | null {
  if (/^on[a-z]+$/.test(attribute)) return 'add the listener in a script';
  if (attribute === 'style') return 'move the declarations into a class';
  if (/^\s*javascript:/i.test(value)) return 'use a button with a listener';
  return null;
}

const tagName = /[^\s/>]*/y;
const attribute = /[\s/]*(?:(>)|(=?[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/y;

/** Reads a tag from its name on. Of an attribute given twice the first counts. */
function readTag(html: string, from: number): Tag {
  tagName.lastIndex = from;
  const tag: Tag = { name: (tagName.exec(html)?.[0] ?? '').toLowerCase(), attributes: new Map(), end: html.length };
  attribute.lastIndex = tagName.lastIndex;
  while (attribute.lastIndex < html.length) {
    const before = attribute.lastIndex;
    const [, close, key = '', double, single, bare] = attribute.exec(html) ?? [];
    if (close || attribute.lastIndex === before) {
      tag.end = attribute.lastIndex;
      break;
    }
    const spelled = key.toLowerCase();
    if (!tag.attributes.has(spelled)) tag.attributes.set(spelled, double ?? single ?? bare ?? '');
  }
  return tag;
}

/** Where the content of a text element ends; the end of the page when its end tag is missing. */
function textEnd(html: string, tag: Tag): number {
  const endTag = new RegExp(`</${tag.name}(?=[\\s/>])`, 'gi');
  endTag.lastIndex = tag.end;
  return endTag.exec(html)?.index ?? html.length;
}

function commentEnd(html: string, start: number): number {
  return Math.min(behind(html, '-->', start + 2), behind(html, '--!>', start + 4));
}

/** The position behind the next occurrence; the end of the page when there is none. */
function behind(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from);
  return found === -1 ? html.length : found + text.length;
}
