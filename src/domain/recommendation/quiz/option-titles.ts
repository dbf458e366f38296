import type { QuizQuestion } from './quiz.schema.ts';

/** The quiz's own words for values of one of its fields, e.g. 'Design and visuals' for 'design-visual'; an unknown value stays as it is. */
export function optionTitles(
  questions: readonly QuizQuestion[],
  field: QuizQuestion['field'],
  values: readonly string[],
): string[] {
  const options = questions.find((question) => question.field === field)?.options ?? [];
  return values.map((value) => options.find((option) => option.value === value)?.title ?? value);
}
