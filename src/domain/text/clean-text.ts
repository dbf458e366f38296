/**
 * What no honest text holds: control characters besides tab and line feed, marks without width and marks that turn the
 * direction of reading, what bad decoding leaves, halves of a character, and code points that stand for none. The joiners
 * of emoji and of Persian and Indic words, accents and soft hyphens are none of these.
 */
const UNWANTED =
  /[^\P{Cc}\t\n]|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffd]|\p{Surrogate}|\p{Noncharacter_Code_Point}/u;
const EACH_UNWANTED = new RegExp(UNWANTED, 'gu');

/** What stands for a character that cannot be shown. */
const REPLACEMENT = '�';

/** What changes in every text without a word: accents are composed, line ends are alike. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n');
}

/** A tidy text without what nobody sees: for what readers type, who could not find it, and for what was stored before. */
export function cleanText(text: string): string {
  return tidyText(text).replace(EACH_UNWANTED, '');
}

/** The text with a mark in the place of each unwanted character, so that somebody can find it. */
export function showUnwanted(text: string): string {
  return text.replace(EACH_UNWANTED, REPLACEMENT);
}

/** Where a text first holds what it may not hold, and what that is; null when it may stand. */
export function unwantedIn(text: string): { line: number; remedy: string } | null {
  const found = UNWANTED.exec(text);
  if (!found) return null;
  const line = text.slice(0, found.index).split('\n').length;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const before = showUnwanted(text.slice(0, found.index).split('\n').at(-1) ?? '').slice(-20);
  const place = before === '' ? 'at its beginning' : `behind “${before}”`;
  return { line, remedy: `delete the character ${place} that nobody sees (U+${code}), or type the words anew` };
}

/** A record with every text in it changed; names of fields stay. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change)) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)])) as T;
}

/** Where the texts of a record hold what they may not hold, by place. */
export function unwantedTexts(value: unknown, field = ''): { field: string; remedy: string }[] {
  if (typeof value === 'string') {
    const found = unwantedIn(value);
    if (!found) return [];
    const isLong = value.includes('\n');
    return [{ field, remedy: isLong ? `line ${found.line}: ${found.remedy}` : found.remedy }];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unwantedTexts(inner, field === '' ? name : `${field}.${name}`),
  );
}
