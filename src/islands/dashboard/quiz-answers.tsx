import quiz from '#data/quiz.json' with { type: 'json' };
import { dayText } from '#domain/value/day-text.ts';
import { answersLine } from '#domain/recommendation/option-titles.ts';
import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
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
  const answered = Map.groupBy(state.read, ({ answers }) => answersLine(questions, answers));
  return (
    <section className={styles['room']} aria-labelledby="quiz-answers">
      <h2 id="quiz-answers">Your answers</h2>
      <ul role="list" className={styles['kits']}>
        {[...answered.values()]
          .flatMap(([newest]) => newest ?? [])
          .slice(0, SHOWN)
          .map(({ id, answers, toolIds, createdAt }) => (
            <li key={id}>
              <a href={resultsAddress(answers)}>{answersLine(questions, answers)}</a>
              <span>
                {dayText(createdAt)} · {toolIds.length} picks
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
