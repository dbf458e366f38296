/** Decorative figures of a gallery: nobody counted them, and the pages say so. */
export interface SampleFigures {
  views: number;
  appreciations: number;
}

/** Lowest and highest value of each figure. */
const ranges = { views: [500, 5499], appreciations: [100, 1099] } as const;

/** The sample figures of a tool: views from 500 to 5499, appreciations from 100 to 1099, the same for the same id always. */
export function sampleFigures(id: number): SampleFigures {
  return { views: drawn(id, 1, ranges.views), appreciations: drawn(id, 2, ranges.appreciations) };
}

/**
 * `count` different ones of a list, chosen by the id: the same for the same id always, in the order of the list.
 * Fewer when the list is shorter.
 */
export function sampleOf<Item>(list: readonly Item[], id: number, count: number): Item[] {
  const ranked = list
    .map((item, index) => ({ item, index, rank: mixed(id, index + 3) }))
    .sort((a, b) => a.rank - b.rank);
  return ranked
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}

function drawn(id: number, salt: number, [least, most]: readonly [number, number]): number {
  return least + (mixed(id, salt) % (most - least + 1));
}

/** An unsigned 32-bit number that looks random: the finishing steps of MurmurHash3 over id and salt. */
function mixed(id: number, salt: number): number {
  let bits = Math.imul(id, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
