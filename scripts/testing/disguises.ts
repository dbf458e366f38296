/** A sentence about a price and one about rights, as a page says them and as an editor read them. */
export interface Words {
  price: number;
  credits: number;
  period: 'month' | 'year';
  mayBeSold: boolean;
}

/** What an editor noted down. */
export function quoteOf({ price, credits, period, mayBeSold }: Words): string {
  return `Studio costs $${price} per ${period} and comes with ${credits.toLocaleString('en')} credits. What you make with it is ${mayBeSold ? '' : 'not '}yours to sell.`;
}

/** One way in which a page may say the same. */
type Disguise = (words: Words) => string;

const sentences = (words: Words) => quoteOf(words).split(/(?<=\.) /);
const asWords = (words: Words) => quoteOf(words).split(' ');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Ten ways of saying the same: a page in any of them is unchanged. */
export const disguises: Record<string, Disguise> = {
  plain: (words) => `<p>${escaped(quoteOf(words))}</p>`,
  'inline tags': (words) =>
    `<p>${asWords(words)
      .map((word, index) => (index % 2 ? `<span class="w">${word}</span>` : `<b>${word}</b>`))
      .join(' ')}</p>`,
  'a block for each word': (words) =>
    asWords(words)
      .map((word) => `<div>\n  ${word}\n</div>`)
      .join('\n'),
  entities: (words) =>
    `<p>${[...quoteOf(words)].map((letter) => (letter === ' ' ? '&nbsp;' : `&#${letter.codePointAt(0)};`)).join('')}</p>`,
  'capitals and dashes': (words) => `<h2>${quoteOf(words).toUpperCase().replaceAll(' AND ', ' — and — ')}</h2>`,
  'currency and cents': (words) => {
    const { price } = words;
    return `<p>${quoteOf(words).replace(`$${price}`, `US$ ${price}.00`)}</p>`;
  },
  'currency behind, numbers of another country': (words) => {
    const { price, credits } = words;
    return `<p>${quoteOf(words)
      .replace(`$${price}`, `${price},00 USD`)
      .replace(credits.toLocaleString('en'), credits.toLocaleString('de'))}</p>`;
  },
  'letters that nobody sees': (words) =>
    `<p>${asWords(words)
      .map((word) => (word.length > 4 ? `${word.slice(0, 3)}&shy;<wbr>\u200b${word.slice(3)}` : word))
      .join(' \u2060')}</p>`,
  'a table, and cents set high': (words) => {
    const [first = '', second = ''] = sentences(words);
    const cells = first.replace(`$${words.price}`, `$${words.price}<sup>00</sup>`).split(' ');
    return `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table><p>${second}</p>`;
  },
  'moved paragraphs': (words) => {
    const [first = '', second = ''] = sentences(words);
    return `<p>${second}</p>\n<p>And now for something else.</p>\n<p>${first}</p>`;
  },
};

const FILLER =
  'We make software for people who make things. Read on for what it does, who it is for, how teams work with it and what others say about it. '.repeat(
    4,
  );

/** A whole page around some of its text. */
export function pageWith(body: string, { before = '', after = '' } = {}): string {
  return `<!doctype html><html><head><title>Plans</title><script>var plans = "${'x'.repeat(50)}";</script><style>p { color: red }</style></head><body><nav><a href="/">Home</a></nav><p>${FILLER}</p>${before}${body}${after}<p>${FILLER}</p></body></html>`;
}
