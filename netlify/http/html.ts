/** A piece of a page that may be put into another one as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template may hold: text is escaped, pieces of pages are not, nothing is left out. */
type HtmlValue = string | number | Html | readonly Html[] | null;

/** A piece of a page from a template; whatever stands in `${…}` cannot break out of its place. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(strings.map((text, index) => text + shown(values[index] ?? null)).join(''));
}

function shown(value: HtmlValue): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
