/** Letters on one line of a label of the map. */
const MAX_LETTERS = 20;

/**
 * A title on as few lines as hold `MAX_LETTERS` each, of about the same length; no word is cut.
 * @param beside letters that what stands behind it takes
 */
export function labelLines(title: string, beside = 0): string[] {
  const lines: string[] = [];
  let rest = title;
  for (let left = Math.ceil((title.length + beside) / MAX_LETTERS); left > 1; left -= 1) {
    const wanted = rest.length / left;
    const gaps = [...rest.matchAll(/ /g)].map(({ index }) => index);
    const [gap] = gaps.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    if (gap === undefined) break;
    lines.push(rest.slice(0, gap));
    rest = rest.slice(gap + 1);
  }
  return [...lines, rest];
}
