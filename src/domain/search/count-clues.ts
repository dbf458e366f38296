import type { Example } from './learn-weights.ts';
import { type CountedWeights, HUNDREDTHS, SAYS_STEPS, sharesOf } from './counted-weights.ts';

/** What a class is taken to have said of all clues together before anything is known of it, as a share of their number. */
const SMOOTHING = 0.003;

/**
 * Learns by counting (naive Bayes against what is said in general) what clues say for classes: it errs elsewhere than what
 * is learned by steps, so that both together are right more often.
 * @param atLeast in how many examples a clue must stand
 */
export function countClues(examples: readonly Example[], classes: number, atLeast: number): CountedWeights {
  const examplesWith = new Map<string, number>();
  for (const { clues } of examples)
    for (const clue of clues.keys()) examplesWith.set(clue, (examplesWith.get(clue) ?? 0) + 1);
  const known = [...examplesWith].filter(([, count]) => count >= atLeast);
  const places = new Map(known.map(([clue], place) => [clue, place]));
  const rarity = known.map(([, count]) => 1 + Math.log((1 + examples.length) / (1 + count)));
  const counts = known.map(() => new Map<number, number>());
  const general = new Float64Array(known.length);
  const ofClass = new Float64Array(classes);
  let all = 0;
  for (const { clues, label, weight } of examples)
    for (const [place, share] of sharesOf(clues, places, rarity)) {
      const counted = weight * share;
      const own = counts[place];
      own?.set(label, (own.get(label) ?? 0) + counted);
      general[place] = (general[place] ?? 0) + counted;
      ofClass[label] = (ofClass[label] ?? 0) + counted;
      all += counted;
    }
  const before = SMOOTHING * known.length;
  return {
    clues: known.map(([clue]) => clue),
    rarity: rarity.map((one) => Math.round(HUNDREDTHS * one)),
    says: counts.map((own, place) =>
      [...own]
        .sort(([a], [b]) => a - b)
        .flatMap(([label, count]) => [
          label,
          Math.round(SAYS_STEPS * Math.log(1 + count / ((before * (general[place] ?? 0)) / all))),
        ]),
    ),
    silent: Array.from(ofClass, (one) => Math.round(HUNDREDTHS * Math.log(before / (one + before)))),
  };
}
