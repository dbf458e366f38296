/** Text as the search compares it: small letters, accents gone, every run of other signs one blank; 9:16 is one word. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/(\d):(\d)/g, '$1x$2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
