/**
 * How many slips of the finger lie between what was typed and the beginning of a word: a letter too many, missing,
 * wrong, or two neighbours swapped count one each (Damerau's distance, without edits of swapped letters). The rest of
 * the word is free, so that somebody still typing is understood.
 * @returns the number of slips, or `atMost + 1` when there are more than `atMost`
 */
export function typingDistance(typed: string, word: string, atMost: number): number {
  const tooMany = atMost + 1;
  if (word.length + atMost < typed.length) return tooMany;
  const width = Math.min(word.length, typed.length + atMost);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const deepEqual = typed[row - 1] === word[column - 1];
      let slips = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (deepEqual ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) slips = Math.min(slips, at(beforeLast, column - 2) + 1);
      current.push(slips);
    }
    if (Math.min(...current) > atMost) return tooMany;
    beforeLast = last;
    last = current;
  }
  return Math.min(tooMany, ...last);
}

/** Slips between two whole words: the longer one is taken as typed, so that no rest is free. */
export function wholeDistance(one: string, other: string, atMost: number): number {
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  return typingDistance(longer, shorter, atMost);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
