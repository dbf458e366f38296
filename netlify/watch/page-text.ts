import { Parser } from 'htmlparser2';
import { STRUCK_BEGINS, STRUCK_ENDS } from '#domain/watch/read-tokens.ts';
import { LINK_BEGINS, LINK_ENDS, withoutLinkMarks } from '#domain/watch/terms/link-lines.ts';
import type { PageFlaw } from '#domain/watch/judge-visit.ts';

/** A page as its reader sees it. */
interface PageText {
  /** Its words, with line breaks between blocks and marks around what is struck through. */
  text: string;
  /** The same with marks around its links. */
  marked: string;
  /** Why this may not be what a reader gets to see. */
  flaw: PageFlaw | null;
}

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'head', 'svg', 'iframe', 'object', 'textarea']);
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data dfn em font i kbd label mark q s samp small span strong sub sup time tt u var wbr del ins strike nobr'.split(
    ' ',
  ),
);
const STRUCK = new Set(['del', 's', 'strike']);
/** A page with fewer letters says nothing by itself. */
const MIN_LETTERS = 200;
/** A longer page is no challenge, however it talks. */
const LONGEST_CHALLENGE = 3000;
const CHALLENGE =
  /just a moment|checking (if the site connection|your browser)|verify(ing)? (that )?you are (a )?human|enable javascript and cookies to continue|attention required|access denied|unusual traffic|are you a robot|not a robot|captcha|pardon our interruption|incapsula|ddos protection|security check|please wait while we verify/i;
const NEEDS_SCRIPT =
  /(enable|requires?|need|turn on|without) javascript|javascript (is )?(required|disabled|not enabled|must be)/i;

/**
 * The text of a page of hypertext, entities resolved by the parser. Blocks stand on lines of their own; cents that are set
 * high behind an amount stand behind a point, other small high figures (notes) are left out.
 */
export function pageText(html: string): PageText {
  const parts: string[] = [];
  const scripts = { count: 0, letters: 0 };
  let unseen = 0;
  let high: string | null = null;
  let hasPassword = false;
  const visible = () => unseen === 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script') scripts.count += 1;
      if (name === 'input' && attributes['type']?.toLowerCase() === 'password') hasPassword = true;
      if (name === 'input' && visible() && ['submit', 'button'].includes(attributes['type'] ?? ''))
        parts.push(` ${attributes['value'] ?? ''} `);
      if (UNSEEN.has(name)) unseen += 1;
      else if (STRUCK.has(name)) parts.push(STRUCK_BEGINS);
      else if (name === 'a') parts.push(LINK_BEGINS);
      else if (name === 'sup') high = '';
      else if (!INLINE.has(name)) parts.push('\n');
    },
    ontext(text) {
      if (!visible()) scripts.letters += text.length;
      else if (high !== null) high += text;
      else parts.push(text);
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1);
      else if (STRUCK.has(name)) parts.push(STRUCK_ENDS);
      else if (name === 'a') parts.push(LINK_ENDS);
      else if (name === 'sup' && high !== null) {
        parts.push(raised(high, withoutLinkMarks(parts.slice(-2).join(''))));
        high = null;
      } else if (!INLINE.has(name)) parts.push('\n');
    },
  });
  parser.end(html);
  const marked = tidy(parts.join(''));
  const text = tidy(withoutLinkMarks(parts.join('')));
  return { text, marked, flaw: flawOf(text, scripts.count > 0, hasPassword) };
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

/** '$10' and a high '99' are '$10.99'; other figures set high behind a figure are a note. */
function raised(high: string, before: string): string {
  const text = high.trim();
  if (/^\d{2}$/.test(text) && /\d\s*$/.test(before)) return `.${text}`;
  return /^[\d*†‡,]*$/.test(text) ? '' : ` ${text} `;
}

function flawOf(text: string, hasScripts: boolean, hasPassword: boolean): PageFlaw | null {
  const letters = text.replace(/\s/g, '').length;
  if (letters < LONGEST_CHALLENGE && CHALLENGE.test(text)) return 'challenge';
  if (letters < LONGEST_CHALLENGE && hasPassword) return 'sign_in';
  if (hasScripts && (letters < MIN_LETTERS || (letters < 2 * MIN_LETTERS && NEEDS_SCRIPT.test(text))))
    return 'script_only';
  return letters < MIN_LETTERS / 10 ? 'empty_page' : null;
}

/** The text of a page that is no hypertext: Markdown without the addresses of its links, anything else as it is. */
export function plainText(text: string): PageText {
  const read = text.replace(/\]\((?:<[^>]*>|[^()\s]*(?:\([^()]*\)[^()\s]*)*)(?:\s+"[^"]*")?\)/g, ']');
  return { text: read, marked: text, flaw: read.trim() === '' ? 'empty_page' : null };
}
