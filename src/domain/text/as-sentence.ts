import { upperFirst } from './first-letter.ts';

/** A phrase as it stands alone: with a capital and a full stop, unless it ends a sentence already. */
export function asSentence(phrase: string): string {
  const text = upperFirst(phrase);
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
}
