/** Words that a sentence says the same with and without. */
const SILENT = new Set(['a', 'an', 'the', 'and']);

/** Whether two sentences, as keys, differ in nothing but articles, the 'and' of a list, where words are joined, and the spelling of a country. */
export function isSameInForm(one: string, other: string): boolean {
  return formOf(one) === formOf(other);
}

function formOf(key: string): string {
  return key
    .split(' ')
    .filter((word) => !SILENT.has(word))
    .map(spelled)
    .join('');
}

/** 'Unauthorised', 'licence' and 'behaviour' as they are spelled in the United States. */
function spelled(word: string): string {
  return word
    .replace(/(?<=..)is(?=(?:e[ds]?|ing|ations?)$)/, 'iz')
    .replace(/^(sub)?licenc(?=(?:es?)$)/, '$1licens')
    .replace(/(?<=...)our(?=s?$)/, 'or');
}
