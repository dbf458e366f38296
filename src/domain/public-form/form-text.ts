/**
 * Everything that is no visible character but could break a line, hide words or turn them round, and halves of a
 * character without the other half; tab, line feed and carriage return aside.
 */
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/** What was typed into a field of one line: without line breaks, doubled spaces and space at the ends. */
export function oneLine(text: string): string {
  return text.replace(/\s/g, ' ').replace(invisible, '').replace(/ +/g, ' ').trim();
}

/** What was typed into a box: line ends are alike, at most one empty line stands between two paragraphs. */
export function manyLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The shape that zod asks of an address, so that the browser and the server say the same; a test compares them. */
const shape = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** Longest address that mail servers take (RFC 5321). */
const MOST_LETTERS = 254;

/** Whether a text is one mail address, without name, list or line break. */
export function isMailAddress(text: string): boolean {
  return text.length <= MOST_LETTERS && shape.test(text);
}
