import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { chosenValues } from './quiz-progress.ts';
import type { QuizQuestion } from './quiz.schema.ts';

type Question = Pick<QuizQuestion, 'field' | 'options'>;

/**
 * The quiz's own words for values of one of its fields, e.g. 'Design and visuals' for 'design-visual', a budget by its
 * amount; an unknown value stays as it is.
 */
export function optionTitles(
  questions: readonly Question[],
  field: Question['field'],
  values: readonly string[],
): string[] {
  const options = questions.find((question) => question.field === field)?.options ?? [];
  return values.map((value) => {
    const option = options.find((one) => one.value === value);
    return (field === 'budget' && value !== 'free' ? option?.description : option?.title) ?? value;
  });
}

/** All answers on one line: 'Brand · Making content + Analysis · $1–50 a month · Beginner · Just me'. */
export function answersLine(questions: readonly Question[], answers: QuizAnswers): string {
  return questions
    .map((question) => optionTitles(questions, question.field, chosenValues(question, answers)).join(' + '))
    .join(' · ');
}
