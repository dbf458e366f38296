import type { Clues } from './clues.ts';
import { LENGTH, type LearnedWeights, WEIGHT_STEPS } from './learned-weights.ts';

/** Something that was said, and the class it was said for. */
export interface Example {
  clues: Clues;
  /** The place of its class. */
  label: number;
  /** How much it counts against others. */
  weight: number;
}

/** How weights are learned. */
interface Learning {
  /** How often all examples are gone through. */
  rounds: number;
  /** The share of certainty that is given to all classes alike, so that no single example is believed wholly. */
  doubt: number;
  /** In so many orders all is learned anew, and the mean taken: it hangs less on the order of the examples. */
  orders?: number;
}

const STEP = 0.3;
/** The bias moves slower: else it tells how many examples there were. */
const BIAS_STEP = 0.09;
/** Differences below this move nothing. */
const NOTHING = 1e-3;
const HUNDREDTHS = 100;
/** Brings the rarity of a word into the range of one. */
const RARITY = 5;

/**
 * Learns by softmax regression with steps of their own for each weight (AdaGrad) what clues say for classes. The same
 * examples always teach the same weights.
 */
export function learnWeights(
  examples: readonly Example[],
  classes: number,
  { rounds, doubt, orders = 1 }: Learning,
): LearnedWeights {
  const places = new Map<string, number>();
  const examplesWith: number[] = [];
  for (const { clues } of examples)
    for (const clue of clues.keys()) {
      const place = places.get(clue) ?? places.size;
      places.set(clue, place);
      examplesWith[place] = (examplesWith[place] ?? 0) + 1;
    }
  const rarity = examplesWith.map((count) => Math.log(1 + examples.length / count) / RARITY);
  const inputs = examples.map(({ clues }) => inputOf(clues, places, rarity));
  const rows = columns(places.size * classes);
  const bias = columns(classes);
  let kept = 0;
  const order = shuffler(examples.length);
  const sums = new Float64Array(classes);
  const off = new Uint16Array(classes);
  for (let begun = 0; begun < orders * rounds; begun += 1) {
    const round = begun % rounds;
    if (round === 0) for (const one of [rows, bias]) forget(one);
    for (const which of order()) {
      const input = inputs[which];
      const example = examples[which];
      if (!input || !example) continue;
      sums.set(bias.values);
      for (const [place, share] of input)
        for (let label = 0, at = place * classes; label < classes; label += 1, at += 1)
          sums[label] = (sums[label] ?? 0) + share * (rows.values[at] ?? 0);
      toShares(sums);
      let moving = 0;
      for (let label = 0; label < classes; label += 1) {
        const wanted = doubt / classes + (label === example.label ? 1 - doubt : 0);
        const by = ((sums[label] ?? 0) - wanted) * example.weight;
        sums[label] = by;
        move(bias, label, by, BIAS_STEP);
        if (Math.abs(by) >= NOTHING) off[moving++] = label;
      }
      for (const [place, share] of input)
        for (let one = 0; one < moving; one += 1) {
          const label = off[one] ?? 0;
          move(rows, place * classes + label, (sums[label] ?? 0) * share, STEP);
        }
    }
    if (round < rounds / 2) continue;
    kept += 1;
    for (const { values, mean } of [rows, bias])
      for (let at = 0; at < mean.length; at += 1)
        mean[at] = (mean[at] ?? 0) + ((values[at] ?? 0) - (mean[at] ?? 0)) / kept;
  }
  const rounded = (values: Iterable<number>, steps: number) => Array.from(values, (value) => Math.round(steps * value));
  return {
    clues: [...places.keys()],
    rarity: rounded(rarity, HUNDREDTHS),
    weights: [...places.values()].map((place) =>
      rounded(rows.mean.subarray(place * classes, (place + 1) * classes), WEIGHT_STEPS),
    ),
    bias: rounded(bias.mean, HUNDREDTHS),
  };
}

/** Takes one step, the shorter the more was moved before. */
function move({ values, moved }: Columns, at: number, by: number, step: number): void {
  const sum = (moved[at] ?? 0) + by * by;
  moved[at] = sum;
  values[at] = (values[at] ?? 0) - (step * by) / (Math.sqrt(sum) + 1e-6);
}

/** Weights, how far each has moved, and their mean over the later rounds: it hangs less on the order of the examples. */
interface Columns {
  values: Float32Array;
  moved: Float32Array;
  mean: Float32Array;
}

function columns(length: number): Columns {
  return { values: new Float32Array(length), moved: new Float32Array(length), mean: new Float32Array(length) };
}

/** Leaves nothing of what was learned but the mean. */
function forget({ values, moved }: Columns): void {
  values.fill(0);
  moved.fill(0);
}

/** The clues of an example by their places, together of one length. */
function inputOf(clues: Clues, places: ReadonlyMap<string, number>, rarity: readonly number[]): [number, number][] {
  const told = [...clues].map(([clue, counts]): [number, number] => {
    const place = places.get(clue) ?? 0;
    return [place, counts * (rarity[place] ?? 0)];
  });
  const length = Math.sqrt(told.reduce((sum, [, share]) => sum + share * share, 0)) || 1;
  return told.map(([place, share]) => [place, (LENGTH * share) / length]);
}

/** Turns sums into shares of one (softmax). */
export function toShares(sums: Float64Array): void {
  // Counted by places: this is what most of the time of learning goes into.
  let most = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < sums.length; label += 1) most = Math.max(most, sums[label] ?? 0);
  let whole = 0;
  for (let label = 0; label < sums.length; label += 1) {
    const share = Math.exp((sums[label] ?? 0) - most);
    sums[label] = share;
    whole += share;
  }
  for (let label = 0; label < sums.length; label += 1) sums[label] = (sums[label] ?? 0) / whole;
}

/** Orders of some places, another at each call, the same in each run (a linear congruential generator). */
function shuffler(length: number): () => readonly number[] {
  const order = Array.from({ length }, (_, place) => place);
  let state = 7;
  const below = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * most);
  };
  return () => {
    for (let place = length - 1; place > 0; place -= 1) {
      const other = below(place + 1);
      [order[place], order[other]] = [order[other] ?? 0, order[place] ?? 0];
    }
    return order;
  };
}
