import { expect, it } from 'vitest';
import { cluesOf } from './clues.ts';
import { type Example, learnWeights } from './learn-weights.ts';

const said = [
  ['my fringe is too long', 0],
  ['the fringe of the ewe', 1],
  ['a ewe in a coat', 1],
  ['a coat and a long fringe', 0],
  ['long wool and a warm coat', 1],
  ['too warm with long hair', 0],
  ['my hair is like wool', 0],
  ['their hair is in the wool', 1],
] as const;
const examples = said.map(
  ([text, label]): Example => ({ clues: cluesOf(text, { filler: 0.3, withPairs: false }), label, weight: 1 }),
);

/** How far the weights of a word lie apart at most when the same examples come the other way round. */
function spread(orders: number): number {
  const learn = (given: readonly Example[]) => {
    const { clues, weights } = learnWeights(given, 2, { rounds: 3, doubt: 0.1, orders });
    return new Map(clues.map((clue, place) => [clue, weights[place] ?? []]));
  };
  const [one, other] = [learn(examples), learn(examples.toReversed())];
  return Math.max(
    ...[...one].flatMap(([clue, own]) =>
      own.map((weight, label) => Math.abs(weight - (other.get(clue)?.[label] ?? 0))),
    ),
  );
}

it('hangs less on the order of the examples, the more orders it learns in', () =>
  expect(spread(12)).toBeLessThan(spread(1) / 2));
