import { type Clues, isSingle } from './clues.ts';

/** What clues tell of some classes, as it was learned and as it travels: each column by the place of its clue. */
export interface LearnedWeights {
  clues: readonly string[];
  /** What each clue tells by being rare, in hundredths. */
  rarity: readonly number[];
  /** What each clue says for each class, in twentieths: finer steps change few answers and weigh a third more. */
  weights: readonly (readonly number[])[];
  /** What speaks for each class before anything is said, in hundredths. */
  bias: readonly number[];
}

/** How much all clues of a text weigh together, however many they are. */
export const LENGTH = 2;
/** What a word that was never met takes from the others by standing beside them. */
const UNKNOWN = 0.85;
const HUNDREDTHS = 100;
/** The steps of the weights to one. */
export const WEIGHT_STEPS = 20;

/** Reads learned weights. */
export class WeighedClues {
  readonly #learned: LearnedWeights;
  readonly #places: ReadonlyMap<string, number>;

  constructor(learned: LearnedWeights) {
    this.#learned = learned;
    this.#places = new Map(learned.clues.map((clue, place) => [clue, place]));
  }

  /** What those of some clues count that are words and were never met. */
  unmetIn(clues: Clues): number {
    return [...clues].reduce(
      (sum, [clue, counts]) => sum + (isSingle(clue) && !this.#places.has(clue) ? counts : 0),
      0,
    );
  }

  /** What some clues say for each class: the larger, the likelier. */
  weigh(clues: Clues): number[] {
    const { rarity, weights, bias } = this.#learned;
    const known = [...clues].map(([clue, counts]) => ({ clue, counts, place: this.#places.get(clue) }));
    const squares = known.map(({ clue, counts, place }) =>
      place === undefined ? (isSingle(clue) ? (UNKNOWN * counts) ** 2 : 0) : told(counts, rarity[place]) ** 2,
    );
    const length = Math.sqrt(squares.reduce((sum, square) => sum + square, 0)) || 1;
    const sums = bias.map((one) => one / HUNDREDTHS);
    for (const { counts, place } of known) {
      if (place === undefined) continue;
      const share = (LENGTH * told(counts, rarity[place])) / length / WEIGHT_STEPS;
      for (const [label, weight] of (weights[place] ?? []).entries()) sums[label] = (sums[label] ?? 0) + share * weight;
    }
    return sums;
  }
}

function told(counts: number, rarity = 0): number {
  return (counts * rarity) / HUNDREDTHS;
}
