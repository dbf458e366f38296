import { quizAddress } from '#domain/person/quiz-address.ts';
import { type JudgedSet, judgePicks, surveyPicks } from '#domain/recommendation/judge-picks.ts';
import fresh from '#domain/recommendation/judged/fresh-answer-sets.json' with { type: 'json' };
import judged from '#domain/recommendation/judged/judged-answer-sets.json' with { type: 'json' };
import unseen from '#domain/recommendation/judged/unseen-answer-sets.json' with { type: 'json' };
import unseenB from '#domain/recommendation/judged/unseen-answer-sets-b.json' with { type: 'json' };
import unseenC from '#domain/recommendation/judged/unseen-answer-sets-c.json' with { type: 'json' };
import unseenD from '#domain/recommendation/judged/unseen-answer-sets-d.json' with { type: 'json' };
import unseenE from '#domain/recommendation/judged/unseen-answer-sets-e.json' with { type: 'json' };
import wordsAndAnswers from '#domain/recommendation/judged/judged-words-and-answers.json' with { type: 'json' };
import { allTasks, fileTools } from '#testing/built-catalogue.ts';
import { taskClassifier } from '#testing/learned-tasks.ts';
import { searchWords } from '#testing/search-words.ts';
import { type ProductPromise, runAlone } from './promise.ts';

/** Share of the sets judged before the ranking was made whose first five are sensible; later ones are printed apart. */
const SENSIBLE_AT_LEAST = 0.92;
/** Of the 60 judged typed words with answers. */
const SPOKEN_AT_LEAST = 55;
const SHOWN = 12;

/** What the quiz picks is what somebody who knows the tools would name. `--mistakes` prints the lists that are not. */
export const promise: ProductPromise = {
  id: 24,
  title:
    'At least 92 % of the judged answer sets get sensible picks, and no list of any answers breaks the published order',
  async run() {
    const [tools, tasks] = [fileTools, allTasks];
    const sets = judged as JudgedSet[];
    const mistakes = judgePicks(tools, tasks, sets, searchWords, taskClassifier);
    const spoken = wordsAndAnswers as JudgedSet[];
    const mistaken = judgePicks(tools, tasks, spoken, searchWords, taskClassifier);
    if (process.argv.includes('--mistakes')) {
      for (const { answers, words, first, right, absurd, isLed, isUnexplained } of [...mistakes, ...mistaken])
        console.log(
          `${quizAddress(answers, words)}: ${first.join(' ')} (${right} right; absurd: ${absurd.join(' ') || 'none'}${isLed ? '' : '; led by none that should'}${isUnexplained ? '; more points below, and no reason' : ''})`,
        );
    }
    const {
      sets: all,
      unreached,
      alphabetical,
      monotonous,
      untrueRooms,
      unexplained,
      wronglyStopped,
    } = surveyPicks(tools, tasks);
    const sensible = sets.length - mistakes.length;
    const apart = [fresh, unseen, unseenB, unseenC, unseenD, unseenE].map((later) => {
      const wrong = judgePicks(tools, tasks, later as JudgedSet[], searchWords, taskClassifier).length;
      return `${later.length - wrong} of ${later.length}`;
    });
    const problems = [
      ...unreached.slice(0, SHOWN).map((slug) => `nothing leads to ${slug}`),
      ...alphabetical.slice(0, SHOWN).map((answers) => `alphabet: ${quizAddress(answers)}`),
      ...monotonous.slice(0, SHOWN).map((answers) => `more than three of one task: ${quizAddress(answers)}`),
      ...untrueRooms.slice(0, SHOWN).map((answers) => `a reason for a place that is not true: ${quizAddress(answers)}`),
      ...unexplained.slice(0, SHOWN).map((answers) => `more points below, and no reason: ${quizAddress(answers)}`),
      ...wronglyStopped.slice(0, SHOWN).map((tool) => `wrongly over budget: ${tool}`),
    ];
    return {
      ok:
        sensible / sets.length >= SENSIBLE_AT_LEAST &&
        spoken.length - mistaken.length >= SPOKEN_AT_LEAST &&
        problems.length === 0,
      figure: [
        `${sensible} of ${sets.length} judged sets are sensible (${((sensible / sets.length) * 100).toFixed(1)} %)`,
        `of typed words with answers ${spoken.length - mistaken.length} of ${spoken.length}`,
        `of those written after the ranking ${apart.join(', ')}`,
        `over ${all} answer sets ${unreached.length} living tools unreached, ${alphabetical.length} lists in alphabetical order, ${monotonous.length} monotonous, ${unexplained.length} with more points below and no reason, ${wronglyStopped.length} wrongly over budget`,
        ...problems,
      ].join('; '),
    };
  },
};

if (import.meta.main) await runAlone(promise);
