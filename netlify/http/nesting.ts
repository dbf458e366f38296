/** Lists and objects inside each other that a JSON text may have; what we store has seven. */
export const MAX_LEVELS = 64;

/** Characters by their codes: texts of megabytes are looked through. */
const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether a JSON text has more lists and objects inside each other than that. Reading such a text is no trouble, but
 * whatever then walks over its value needs a call inside a call for each of them.
 */
export function isNestedTooDeeply(text: string): boolean {
  let levels = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) isInString = !isInString;
    else if (isInString) index += code === BACKSLASH ? 1 : 0;
    else if (code === LIST || code === OBJECT) levels += 1;
    else if (code === LIST_END || code === OBJECT_END) levels -= 1;
    if (levels > MAX_LEVELS) return true;
  }
  return false;
}
