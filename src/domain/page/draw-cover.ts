/** What a motif leaves on its plate, as path data: solid shapes in the plate's ink, pale shapes, and lines. */
export interface Drawn {
  solid: string;
  pale: string;
  line: string;
}

/** A number from 0 up to, not including, the limit; the same plate asks for the same numbers. */
export type Draw = (limit: number) => number;

/** Width and height of every plate, in its own units. */
export const COVER = { width: 160, height: 120 } as const;

/** Numbers that follow from a word: a plate looks alike on every page and in every build. */
export function drawsOf(word: string): Draw {
  let state = 2_166_136_261;
  for (const sign of word) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return (limit) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1;
    return ((state >>> 8) % 65_536) % limit;
  };
}

/** A rectangle. */
export function rect(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A circle around a point. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

/** A straight line. */
export function line(x: number, y: number, toX: number, toY: number): string {
  return `M${x} ${y}L${toX} ${toY}`;
}

/** As many things as asked, each drawn by its number. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
