/** Fields that are no prose of ours: names as their owners spell them, words that others said, addresses, words to match. */
const VERBATIM = new Set([
  '$schema',
  'alsoKnownAs',
  'answers',
  'category',
  'icon',
  'link',
  'maker',
  'name',
  'plan',
  'quote',
  'says',
  'slug',
  'source',
  'toolName',
  'url',
  'words',
]);

/** A text with the quotes and apostrophes of print: 'the client’s “brief”'; years keep their apostrophe: 'the ’90s'. */
export function typographicText(text: string): string {
  return text
    .replace(/(?<=^|[\s([{'"“—–/])"(?=\S)/g, '“')
    .replace(/"/g, '”')
    .replace(/(?<=^|[\s([{“—–/])'(?=\d0s\b)/g, '’')
    .replace(/(?<=^|[\s([{“—–/])'(?=\S)/g, '‘')
    .replace(/'/g, '’');
}

/** A record of ours with every prose text in it set for print; what is verbatim stays as it is. */
export function typographic<T>(value: T): T {
  if (typeof value === 'string') return typographicText(value) as T;
  if (Array.isArray(value)) return value.map((one) => typographic(one)) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, VERBATIM.has(key) ? inner : typographic(inner)]),
  ) as T;
}

/** The head of a text set for print; its Markdown waits until it is drawn, because code in it stays as it is. */
export function typographicHead(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('text' in value)) return typographic(value);
  const { text, ...head } = value;
  return { ...typographic(head), text };
}
