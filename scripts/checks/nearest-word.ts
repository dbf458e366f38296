/** The word that was probably meant: at most two letters wrong, missing, doubled or swapped; null when none is that near. */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  const [nearest] = words
    .map((word) => ({ word, slips: slips(typed.toLowerCase(), word.toLowerCase()) }))
    .sort((one, other) => one.slips - other.slips);
  return nearest && nearest.slips <= Math.min(2, Math.floor(nearest.word.length / 2)) ? nearest.word : null;
}

/** Letters to change, add, drop or swap with the next one until both are the same. */
function slips(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = at(rows, row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swap = isSwap ? at(rows, row - 2, column - 2) + 1 : Infinity;
      line.push(Math.min(at(rows, row - 1, column) + 1, (line[column - 1] ?? 0) + 1, change, swap));
    }
    rows.push(line);
  }
  return at(rows, one.length, other.length);
}

function at(rows: readonly number[][], row: number, column: number): number {
  return rows[row]?.[column] ?? Infinity;
}
