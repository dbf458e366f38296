/** Lists and objects inside each other that a JSON text may have; what we store has seven. */
export const MOST_LEVELS = 64;

/**
 * Whether a JSON text has more lists and objects inside each other than that. Reading such a text is no trouble, but
 * whatever then walks over its value needs a call inside a call for each of them.
 */
export function isNestedTooDeeply(text: string): boolean {
  let levels = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString && character === '\\') index += 1;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === '[' || character === '{') levels += 1;
    else if (character === ']' || character === '}') levels -= 1;
    if (levels > MOST_LEVELS) return true;
  }
  return false;
}
