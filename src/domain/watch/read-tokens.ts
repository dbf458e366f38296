/** One word, number or currency of a text, in the one form that every way of writing it comes to. */
export interface Token {
  text: string;
  /** Place in the text that was read: where it begins, and behind its end. */
  start: number;
  end: number;
  /** Stands between the marks of what a page strikes through. */
  isStruck: boolean;
}

/** Marks that a page's text carries around what it strikes through: an old price is no price. */
export const STRUCK_BEGINS = '\uE000';
export const STRUCK_ENDS = '\uE001';

const INVISIBLE = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
const NUMBER = String.raw`\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*`;
const CURRENCY = String.raw`US ?\$|[AC]\$|[$€£¥₹]|\b(?:USD|EUR|GBP|JPY|INR|AUD|CAD|dollars?|euros?)\b`;
const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const WORD = String.raw`[\p{L}\p{M}]+(?:['’ʼ][\p{L}]+)*`;
const PARTS = new RegExp(
  `(?<struck>[${STRUCK_BEGINS}${STRUCK_ENDS}])|(?<currency>${CURRENCY})|(?<number>${NUMBER})|(?<percent>%|\\bpercent\\b)|(?<cjk>${CJK})|(?<word>${WORD})`,
  'giu',
);

const CURRENCIES: Readonly<Record<string, string>> = {
  $: '¤usd',
  us$: '¤usd',
  usd: '¤usd',
  dollar: '¤usd',
  dollars: '¤usd',
  '€': '¤eur',
  eur: '¤eur',
  euro: '¤eur',
  euros: '¤eur',
  '£': '¤gbp',
  gbp: '¤gbp',
  '¥': '¤jpy',
  jpy: '¤jpy',
  '₹': '¤inr',
  inr: '¤inr',
  a$: '¤aud',
  aud: '¤aud',
  c$: '¤cad',
  cad: '¤cad',
};
/** Words that a price is written with or without: '$10 per month', '$10/month'. */
const LEFT_OUT = new Set(['per']);

/** A text in one form of its letters, without what nobody sees. Places of tokens are places in it. */
export function plainLetters(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '');
}

/**
 * The tokens of a text that `plainLetters` gave: words in lower case, numbers without the separators of a country, each
 * currency before its amount. Punctuation, spaces and line breaks tell nothing.
 */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let isStruck = false;
  for (const found of text.matchAll(PARTS)) {
    const { struck, currency, number, percent, cjk, word } = found.groups ?? {};
    const start = found.index;
    const end = start + found[0].length;
    if (struck !== undefined) isStruck = struck === STRUCK_BEGINS;
    else if (number !== undefined) tokens.push({ text: canonicalNumber(number), start, end, isStruck });
    else if (currency !== undefined) tokens.push({ text: currencyOf(currency), start, end, isStruck });
    else if (percent !== undefined) tokens.push({ text: '%', start, end, isStruck });
    else if (cjk !== undefined) tokens.push({ text: cjk, start, end, isStruck });
    else if (word !== undefined) pushWord(tokens, { text: lettersOf(word), start, end, isStruck });
  }
  return currenciesFirst(tokens);
}

/** Whether a token is a number, which no other number stands for. */
export function isNumber({ text }: Token): boolean {
  return /^\d/.test(text);
}

/** '10k' right behind each other is 10000. */
function pushWord(tokens: Token[], word: Token): void {
  const last = tokens.at(-1);
  if (LEFT_OUT.has(word.text)) return;
  if (word.text === 'k' && last && isNumber(last) && last.end === word.start && Number.isFinite(Number(last.text)))
    tokens[tokens.length - 1] = { ...last, text: String(Number(last.text) * 1000), end: word.end };
  else tokens.push(word);
}

function lettersOf(word: string): string {
  return word.toLowerCase().replace(/['’ʼ]/g, '');
}

function currencyOf(written: string): string {
  const key = written.toLowerCase().replace(/\s/g, '');
  return CURRENCIES[key] ?? key;
}

/** '10,000', '10.000', '10 000' are 10000; '9,90' and '9.90' are 9.9; what is no number of a country stays as it is. */
function canonicalNumber(written: string): string {
  const text = written.replace(/[ '’]/g, '');
  const [, lastSeparator] = /([.,])\d+$/.exec(text) ?? [];
  if (lastSeparator === undefined) return withoutLeadingZeros(text);
  const groups = text.split(/[.,]/);
  const isThousands = groups.slice(1).every((group) => group.length === 3) && groups[0] !== '0' && groups.length >= 2;
  const isMixed = text.includes(',') && text.includes('.');
  if (isMixed) {
    const other = lastSeparator === '.' ? ',' : '.';
    const whole = text.slice(0, text.lastIndexOf(lastSeparator));
    if (whole.includes(lastSeparator)) return text;
    return decimal(whole.replaceAll(other, ''), groups.at(-1) ?? '');
  }
  if (isThousands) return withoutLeadingZeros(groups.join(''));
  return groups.length === 2 ? decimal(groups[0] ?? '', groups[1] ?? '') : text;
}

function decimal(whole: string, fraction: string): string {
  const rest = fraction.replace(/0+$/, '');
  return rest === '' ? withoutLeadingZeros(whole) : `${withoutLeadingZeros(whole)}.${rest}`;
}

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/** '10 USD', '$10 USD' and 'USD 10' all come to currency, amount. */
function currenciesFirst(tokens: readonly Token[]): Token[] {
  const ordered: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const last = ordered.at(-1);
    const next = tokens[index + 1];
    const isBefore = next !== undefined && isNumber(next) && next.start === token.end;
    const isBehind = last !== undefined && isNumber(last) && token.start - last.end <= 1;
    if (!token.text.startsWith('¤') || isBefore || !isBehind) ordered.push(token);
    else if (ordered.at(-2)?.text !== token.text)
      ordered.splice(-1, 0, { ...token, start: last.start, end: last.start });
  }
  return ordered;
}
