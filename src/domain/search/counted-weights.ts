import type { Clues } from './clues.ts';

/** What counted clues tell of some classes, as it travels: each column by the place of its clue. */
export interface CountedWeights {
  clues: readonly string[];
  /** What each clue tells by being rare, in hundredths. */
  rarity: readonly number[];
  /** The classes that each clue was said for, each followed by what it says for it, in tenths. */
  says: readonly (readonly number[])[];
  /** What a clue that was never said for a class says for it, in hundredths. */
  silent: readonly number[];
}

export const HUNDREDTHS = 100;
/** The steps of what a clue says to one. */
export const SAYS_STEPS = 10;

/** Reads counted weights. */
export class CountedClues {
  readonly #counted: CountedWeights;
  readonly #places: ReadonlyMap<string, number>;

  constructor(counted: CountedWeights) {
    this.#counted = counted;
    this.#places = new Map(counted.clues.map((clue, place) => [clue, place]));
  }

  /** What some clues say for each class: the larger, the likelier. */
  weigh(clues: Clues): number[] {
    const { rarity, says, silent } = this.#counted;
    const sums = silent.map(() => 0);
    for (const [place, share] of sharesOf(clues, this.#places, rarity)) {
      for (const [label, weight] of silent.entries()) sums[label] = (sums[label] ?? 0) + (share * weight) / HUNDREDTHS;
      const own = says[place] ?? [];
      for (let at = 0; at < own.length; at += 2) {
        const label = own[at] ?? 0;
        sums[label] = (sums[label] ?? 0) + (share * (own[at + 1] ?? 0)) / SAYS_STEPS;
      }
    }
    return sums;
  }
}

/** The clues that are known, by their places, together of length 1. */
export function sharesOf(
  clues: Clues,
  places: ReadonlyMap<string, number>,
  rarity: readonly number[],
): [number, number][] {
  const told = [...clues].flatMap(([clue, counts]): [number, number][] => {
    const place = places.get(clue);
    return place === undefined ? [] : [[place, counts * (rarity[place] ?? 0)]];
  });
  const length = Math.hypot(...told.map(([, share]) => share)) || 1;
  return told.map(([place, share]) => [place, share / length]);
}
