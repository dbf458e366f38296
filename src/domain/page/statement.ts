/** What a page says about itself in the words of schema.org. Only what a reader of the page sees too. */
export interface Statement {
  '@type': string;
  [property: string]: Value | undefined;
}

type Value = string | number | boolean | Statement | readonly Value[];

/** Statements as the text of a JSON-LD script: one graph, with every `<` escaped, so that no text can end the script. */
export function printStatements(statements: readonly Statement[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': statements }).replaceAll('<', '\\u003c');
}
