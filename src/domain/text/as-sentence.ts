/** A phrase as it stands alone: with a capital and a full stop, unless it ends a sentence already. */
export function asSentence(phrase: string): string {
  const text = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
}
