import { type Clues, cluesOf, lettersIn } from './clues.ts';
import { countClues } from './count-clues.ts';
import { SAYS_STEPS } from './counted-weights.ts';
import { type Example, learnWeights } from './learn-weights.ts';
import { type LearnedWeights, LENGTH, WEIGHT_STEPS } from './learned-weights.ts';
import type { ObliqueWords, SearchWords } from './search-words.schema.ts';
import { COUNTED_CLUES, type LearnedTasks, SCOPE_CLUES, TASK_CLUES } from './task-classifier.ts';
import type { SearchTask } from './task-index.ts';

/** What names a task counts half of what asks for it in other words: names are looked up word for word already. */
const NAMED = 0.5;
/** There are fewer examples of what is not asked of the guide. */
const ELSEWHERE = 2;
/** In so many examples a word or pair, and a run of letters, must stand to be counted. */
const WORDS_AT_LEAST = 2;
const LETTERS_AT_LEAST = 4;
/** What is counted weighs this much beside what was learned by steps, where the guide is asked at all. */
const COUNTED = 0.5;
/** How often all is gone through, and in how many orders: few rounds in many orders tell more than many in one. */
const TASKS_LEARNED = { rounds: 3, orders: 7, doubt: 0.1 } as const;
const SCOPE_LEARNED = { rounds: 6, orders: 5, doubt: 0.05 } as const;
const HUNDREDTHS = 100;

/** Texts with what they count. */
type Texts = { text: string; weight: number }[];

/** Learns how people ask for tasks, and what they ask of others, from all that is said for tasks, by name or obliquely. */
export function learnTasks(
  tasks: readonly SearchTask[],
  { said, life }: Pick<SearchWords, 'said' | 'life'>,
  oblique: ObliqueWords,
): LearnedTasks {
  const named = (texts: readonly string[], weight: number) => texts.map((text) => ({ text, weight: NAMED * weight }));
  const asked = (texts: readonly string[], weight: number) => texts.map((text) => ({ text, weight }));
  const ours = tasks.map(
    ({ slug, title, says }): Texts => [
      ...named([title, ...says, ...(said[slug] ?? [])], 1),
      ...asked(oblique.tasks[slug] ?? [], 1),
    ],
  );
  const others: Texts = [
    ...named([...Object.values(life.words).flat(), ...life.phrases], ELSEWHERE),
    ...asked(Object.values(oblique.elsewhere).flat(), ELSEWHERE),
  ];
  const examples = (texts: readonly Texts[], clues: (text: string) => Clues): Example[] =>
    texts.flatMap((ofOne, label) => ofOne.map(({ text, weight }) => ({ clues: clues(text), label, weight })));
  const by = (options: typeof TASK_CLUES) => (text: string) => cluesOf(text, options);
  return {
    slugs: tasks.map(({ slug }) => slug),
    tasks: learnWeights(examples(ours, by(TASK_CLUES)), tasks.length, TASKS_LEARNED),
    counted: {
      words: countClues(examples(ours, by(COUNTED_CLUES)), tasks.length, WORDS_AT_LEAST),
      letters: countClues(examples(ours, lettersIn), tasks.length, LETTERS_AT_LEAST),
    },
    scope: learnScope(examples([ours.flat(), others], by(SCOPE_CLUES))),
  };
}

/**
 * Learns how surely something is asked of the guide: the odds of the first of two classes against the second, by steps and
 * by counting. Both find the same clues in the same order.
 */
function learnScope(examples: readonly Example[]): LearnedWeights {
  const { clues, rarity, weights, bias } = learnWeights(examples, 2, SCOPE_LEARNED);
  const { says, silent } = countClues(examples, 2, 1);
  const against = ([first = 0, second = 0]: readonly number[]) => first - second;
  const counted = (own: readonly number[] = []) => {
    const said = (label: number) => {
      const at = own.findIndex((one, place) => place % 2 === 0 && one === label);
      return at < 0 ? 0 : (own[at + 1] ?? 0) / SAYS_STEPS;
    };
    return said(0) - said(1) + against(silent) / HUNDREDTHS;
  };
  const steps = (COUNTED * WEIGHT_STEPS) / LENGTH;
  return {
    clues,
    rarity,
    weights: weights.map((weight, place) => [against(weight) + Math.round(steps * counted(says[place]))]),
    bias: [against(bias)],
  };
}
