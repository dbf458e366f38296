/** The shape that zod asks of an address, so that the browser and the server say the same; a test compares them. */
const shape = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** Longest address that mail servers take (RFC 5321). */
const mostLetters = 254;

/** Whether a text is one mail address, without name, list or line break. */
export function isMailAddress(text: string): boolean {
  return text.length <= mostLetters && shape.test(text);
}
