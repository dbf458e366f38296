/** A part of the index of names that fits on a page. */
export interface NameSection<T> {
  /** Last part of the page's address: `s`, and `s-2` for the second part of a long letter; `0-9` for other signs. */
  slug: string;
  /** 'S', or 'S, 2 of 3'. */
  label: string;
  tools: readonly T[];
}

const otherSigns = '0-9';

/**
 * Divides tools, sorted by name, by first letter, and letters with more than `atMost` names into even parts. Accents
 * count as the plain letter; whatever is no letter from A to Z comes under '0-9'. Every tool is in exactly one section.
 */
export function nameSections<T extends { name: string }>(tools: readonly T[], atMost: number): NameSection<T>[] {
  const byLetter = Map.groupBy(tools, ({ name }) => letterOf(name));
  return [...byLetter].flatMap(([letter, entries]) => {
    const parts = Math.ceil(entries.length / atMost);
    const size = Math.ceil(entries.length / parts);
    return Array.from({ length: parts }, (_, part) => ({
      slug: letter.toLowerCase() + (part === 0 ? '' : `-${part + 1}`),
      label: parts === 1 ? letter : `${letter}, ${part + 1} of ${parts}`,
      tools: entries.slice(part * size, (part + 1) * size),
    }));
  });
}

function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : otherSigns;
}
