import { upperFirst } from './first-letter.ts';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A count as a sentence writes it: 'no', 'three', 'twelve', '13'. */
export function numberWord(count: number): string {
  return words[count] ?? String(count);
}

/** The same where a sentence begins: 'Three'. */
export function capitalNumber(count: number): string {
  const word = numberWord(count);
  return upperFirst(word);
}
