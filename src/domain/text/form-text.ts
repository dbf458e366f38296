import { cleanText } from './clean-text.ts';

/** What was typed into a field of one line: without line breaks, doubled spaces and space at the ends. */
export function oneLine(text: string): string {
  return cleanText(text.replace(/\s/g, ' ')).replace(/ +/g, ' ').trim();
}

/** What was typed into a box: line ends are alike, at most one empty line stands between two paragraphs. */
export function manyLines(text: string): string {
  return cleanText(text)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The shape that zod asks of an address, so that the browser and the server say the same; a test compares them. */
const shape = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** Longest address that mail servers take (RFC 5321). */
const MAX_LETTERS = 254;

/** Whether a text is one mail address, without name, list or line break. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_LETTERS && shape.test(text);
}
