/** A piece of a page that may be put into another one as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A piece of a page from a template: pieces stand as they are, anything else is escaped, null is nothing. */
export function html(
  { raw }: TemplateStringsArray,
  ...values: (string | number | Html | readonly Html[] | null)[]
): Html {
  const texts = values.map((value) => {
    if (value === null) return '';
    if (typeof value !== 'object')
      return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
    return [value]
      .flat()
      .map((piece) => (piece as Html).text)
      .join('');
  });
  return new Html(String.raw({ raw }, ...texts));
}
