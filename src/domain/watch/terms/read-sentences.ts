import { plainLetters, readTokens } from '#domain/watch/read-tokens.ts';
import { LINK_BEGINS, LINK_ENDS, linkLines } from './link-lines.ts';
import { isMenu, isNoise } from './sentence-noise.ts';

/** A sentence of a document. */
export interface Sentence {
  /** As it reads, on one line, without marks of its layout. */
  words: string;
  /** Its words in the one form that every layout, spelling of quotes, day, address and number of a clause comes to. */
  key: string;
}

const MARKDOWN_IMAGE = /!\[[^\]]*\]\([^)]*\)/g;
const MARKDOWN_LINK = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\((?:[^()\s]|\([^()]*\))*(?:\s+"[^"]*")?\)/g;
/** Marks of bold, code, headings and quotes, escaped marks, and what is drawn with lines. */
const MARKS = /\\(?=[[\]().*_#+>-])|[*_`|]+|^\s*[#>]+\s*|^\s*[-=~]{3,}\s*$/g;
/** A bullet, a letter or a number that a clause begins with: 'A.1.', '(iv)', '12)', '4.2.1'. */
const CLAUSE_NUMBER =
  /^\s*(?:(?:[•·▪◦‣–—-]|\(?(?:[ivx]{1,5}|[a-z]|\d{1,3})\)|(?:[A-Z]\.)?(?:\d{1,3}\.)+(?:\d{1,3}|[a-z]\.)?|\d{1,3}\.\d{1,3}|[A-Za-z]\.)\s+)+/i;
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const DAYS = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?:\\s+(?:of|day of))?\\s+${MONTH},?\\s*(?:\\d{4}\\b)?|${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s*(?:\\d{4}\\b)?|${MONTH}\\s+\\d{4}\\b|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4})`,
  'gi',
);
/** Web and mail addresses, telephone numbers, and what pages write instead to hide them. */
const ADDRESSES =
  /\[?(?:email|e-mail)\s?protected\]?|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\bhttps?:\/\/\S+|\b(?:[\w-]+\.)+(?:com|org|net|ai|io|dev|app|eu|fr|de|uk|co)\b(?:\/[^\s)\]]*)?|(?<!\w)\+?\d[\d ()./-]{7,}\d(?!\w)/gi;
/** What Markdown keeps of a page's own layout. */
const TAGS = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;
/** A site without its protocol, of whatever country or kind: no sentence goes on in small letters behind its full stop. */
const SITES = /\b[\w-]{2,}(?:\.[\w-]{2,})*\.[a-z]{2,}\b(?:\/[^\s)\]]*)?/g;
const ASIDES = /\((?:opens? in (?:a )?new (?:window|tab)|external link)\)/gi;
/** Where else in the document something stands. */
const REFERENCES =
  /\b(sections?|articles?|clauses?|paragraphs?|exhibits?)\s+(?:[A-Z]\.?)?\d+(?:\.\d+)*(?:\.?\([a-z0-9]+\))*|§+\s*\d+(?:\.\d+)*/gi;
/** Words with a full stop that ends no sentence. */
const SHORTENED =
  /(?:\b(?:e\.g|i\.e|etc|inc|ltd|corp|co|no|nos|st|ste|mr|mrs|ms|dr|vs|art|sec|cf|approx|u\.s|u\.k)|\b[A-Z])\.$/i;
const SENTENCE_END = /[.!?;:。]["'”’」』)\]]*$/;
/** A sentence also ends where its layout swallowed the space: 'Export.You agree'. */
const BREAKS =
  /(?<=[.!?;]["”’)\]]*)\s+(?=["“‘([]?[\p{Lu}\d])|(?<=\p{Ll}{2}[.!?;:]["”’)\]]*)(?=\p{Lu}\p{Ll})|(?<=[。!?;][」』”’)\]]*)(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;

/** The sentences of a document's text or Markdown, in their order, each once, without what only frames or dates it. */
export function readSentences(text: string): Sentence[] {
  const found = new Map<string, Sentence>();
  for (const block of blocksOf(
    plainLetters(text)
      .replace(MARKDOWN_IMAGE, ' ')
      .replace(MARKDOWN_LINK, ` ${LINK_BEGINS}$1${LINK_ENDS} `)
      .replace(TAGS, ' ')
      .replace(ASIDES, ' '),
  ))
    for (const part of partsOf(block)) {
      const words = part
        .replace(/\s+/g, ' ')
        .replace(/\s+([.,;:!?)])/g, '$1')
        .trim();
      const key = keyOf(words);
      if (key !== '' && !found.has(key) && !isNoise(words, key)) found.set(key, { words, key });
    }
  return [...found.values()];
}

/** The words of a sentence in one form; empty for what has none. */
export function keyOf(words: string): string {
  const plain = words
    .replace(CLAUSE_NUMBER, '')
    .replace(ADDRESSES, ' ')
    .replace(SITES, ' ')
    .replace(DAYS, ' ')
    .replace(REFERENCES, '$1 ');
  return readTokens(plain)
    .map(({ text }) => text)
    .join(' ');
}

/**
 * Lines that belong together: one that does not end goes on where the next begins in small letters. A line of links alone
 * is a menu, unless it is part of a sentence.
 */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  for (const { line, isLinks } of linkLines(text)) {
    const own = line.replace(MARKS, '').replace(CLAUSE_NUMBER, '').trim();
    const last = blocks.at(-1);
    if (last !== undefined && own !== '' && last !== '' && !SENTENCE_END.test(last) && /^[\p{Ll}(,]/u.test(own))
      blocks[blocks.length - 1] = `${last} ${own}`;
    else if (!isLinks || !isMenu(own)) blocks.push(own);
  }
  return blocks.filter((block) => block !== '');
}

function partsOf(block: string): string[] {
  const parts: string[] = [];
  for (const piece of block.split(BREAKS)) {
    const last = parts.at(-1);
    if (last !== undefined && SHORTENED.test(last)) parts[parts.length - 1] = `${last} ${piece}`;
    else parts.push(piece);
  }
  return parts;
}
