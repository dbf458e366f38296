import quiz from '#data/quiz.json' with { type: 'json' };
import { dayText } from '#domain/calendar/day-text.ts';
import { optionTitles } from '#domain/recommendation/quiz/option-titles.ts';
import type { QuizAnswers as Answers } from '#domain/recommendation/quiz/quiz-answers.schema.ts';
import type { QuizQuestion } from '#domain/recommendation/quiz/quiz.schema.ts';
import { resultsAddress } from '#state/quiz-results.ts';
import { $quizResponses } from '#state/quiz-responses.ts';
import { useStore } from '../use-store.ts';
import styles from './desk.module.css';

/** Answered quizzes that are named; the newest says most. */
const SHOWN = 3;
const questions = quiz.questions as QuizQuestion[];

/** What the reader answered, in the quiz's own words, and the way to its picks; nothing before the first quiz. */
export function QuizAnswers() {
  const state = useStore($quizResponses);

  if (state.status !== 'read' || state.read.length === 0) return null;
  // Who answers the same again has answered once: the newest stands.
  const answered = Map.groupBy(state.read, ({ answers }) => wordsOf(answers));
  return (
    <section className={styles['room']} aria-labelledby="quiz-answers">
      <h2 id="quiz-answers">Your answers</h2>
      <ul role="list" className={styles['kits']}>
        {[...answered.values()]
          .flatMap(([newest]) => newest ?? [])
          .slice(0, SHOWN)
          .map(({ id, answers, toolIds, createdAt }) => (
            <li key={id}>
              <a href={resultsAddress(answers)}>{wordsOf(answers)}</a>
              <span>
                {dayText(createdAt)} · {toolIds.length} picks
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}

function wordsOf({ department, goals, budget, experience, teamSize }: Answers): string {
  const fields: [QuizQuestion['field'], readonly string[]][] = [
    ['department', [department]],
    ['goals', goals],
    ['experience', [experience]],
    ['teamSize', [teamSize]],
  ];
  const [desk, goal, ...rest] = fields.map(([field, values]) => optionTitles(questions, field, values).join(' + '));
  return [desk, goal, budgetWords(budget), ...rest].join(' · ');
}

/** '$1–50 a month': a level alone says no sum. */
function budgetWords(budget: Answers['budget']): string {
  const options = questions.find(({ field }) => field === 'budget')?.options ?? [];
  return options.find(({ value }) => value === budget)?.description ?? budget;
}
