/** The signs of a word as a set of 32 bits; different signs may share a bit. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) % 32);
  return bits;
}

/** How many letters of one word another has not got: each takes a slip of its own, so that most words are out before they are compared. */
export function lettersLacking(letters: number, own: number): number {
  let count = 0;
  for (let rest = letters & ~own; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
