import type { Categories } from '#domain/tool/categories.schema.ts';
import { categoryTermFor } from '#domain/tool/category-terms.ts';

const MAX_AMOUNT = 100_000;

/** '$10', '9.99', '1,200', 'Free'; null for 'on request'; undefined when it is no price. */
export function readAmount(text: string): number | null | undefined {
  if (/^free$/i.test(text)) return 0;
  if (/^on request$/i.test(text)) return null;
  const number = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,4})?$/.exec(text);
  if (!number) return undefined;
  const amount = Number(`${number[1]?.replaceAll(',', '')}${number[2] ?? ''}`);
  return amount <= MAX_AMOUNT ? amount : undefined;
}

/** A currency in front of an amount: 'EUR 9', '€9'; without one it is US dollars. */
export function readCurrency(text: string): { currency: string | null; amount: string } {
  const [, code, sign, amount = text] = /^(?:([A-Z]{3})|([€£¥]))\s?(\d.*)$/.exec(text) ?? [];
  const currency = code ?? (sign && signs[sign]) ?? null;
  return { currency: currency === 'USD' ? null : currency, amount };
}

const signs: Record<string, string> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY' };

/** An answer and what stands behind its colon: 'depends: on the region'. */
export function readAnswer(text: string): { word: string; condition: string } {
  const [, word = text, condition = ''] = /^(depends|opt[\s_-]?out)\s*:\s*(.*)$/i.exec(text) ?? [];
  return { word, condition };
}

/** The terms of a category cell in the guide's words; a term of its own is told in a note. */
export function readTerms(text: string, categories: Categories['categories'], notes: string[]): string[] {
  const terms = text
    .split(/[,;]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');
  const known = terms.map((term) => {
    const meant = categoryTermFor(term);
    const category = categories.find(({ name }) => name.toLowerCase() === meant.toLowerCase());
    if (!category) notes.push(`“${term}” is a category of its own: its spine is grey.`);
    return category?.name ?? term;
  });
  return [...new Set(known)];
}

/** A badge in the guide's words; one of its own is told in a note. */
export function readBadge(text: string, badges: Categories['badges'], notes: string[]): string {
  const badge = badges.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (!badge) notes.push(`“${text}” is a badge of its own: its colour is grey.`);
  return badge?.name ?? text;
}
