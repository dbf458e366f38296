/** Letters on one line of a label of the map. */
const MAX_LETTERS = 24;

/** A title on one line, or on two of about the same length where it is longer than `MAX_LETTERS`; no word is cut. */
export function labelLines(title: string): string[] {
  if (title.length <= MAX_LETTERS) return [title];
  const middle = title.length / 2;
  const gaps = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [gap] = gaps.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return gap === undefined ? [title] : [title.slice(0, gap), title.slice(gap + 1)];
}
