import { answerOfStep, type StepId } from '#domain/questionnaire/answer-of-step.ts';
import type { QuestionnaireStep } from '#domain/questionnaire/questionnaire.schema.ts';
import { answersFromAddress } from '#domain/quiz/quiz-address.ts';
import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';

/** The values chosen at each step, in the order of choosing; a step without an answer is missing or empty. */
export type QuestionnaireAnswers = Partial<Record<StepId, readonly string[]>>;

type Step = Pick<QuestionnaireStep, 'id' | 'type'>;

/** The answers after an option was chosen: a multiple step takes it in or out, a single step replaces its answer. */
export function chooseOption(answers: QuestionnaireAnswers, { id, type }: Step, value: string): QuestionnaireAnswers {
  const chosen = answers[id] ?? [];
  if (type === 'single') return { ...answers, [id]: [value] };
  return { ...answers, [id]: chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value] };
}

/** Whether a step has a non-empty answer. */
export function isStepAnswered(answers: QuestionnaireAnswers, { id }: Pick<Step, 'id'>): boolean {
  return (answers[id]?.length ?? 0) > 0;
}

/** The quiz's answers that these amount to; null while one is missing or not a word the quiz knows. */
export function toQuizAnswers(answers: QuestionnaireAnswers): QuizAnswers | null {
  const query = new URLSearchParams(stepIds.map((id) => [answerOfStep[id], (answers[id] ?? []).join('.')]));
  return answersFromAddress(query.toString());
}

/** The questionnaire's answers that give these answers of the quiz. */
export function fromQuizAnswers(answers: QuizAnswers): Record<StepId, readonly string[]> {
  const given = (id: StepId) => [answers[answerOfStep[id]]].flat();
  return {
    work: given('work'),
    desk: given('desk'),
    hands: given('hands'),
    team: given('team'),
    spend: given('spend'),
  };
}

/** Answers out of text that was kept in the browser: what is not a list of words at a known step is left out. */
export function readAnswers(kept: unknown): QuestionnaireAnswers {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    stepIds.flatMap((id): [StepId, string[]][] => {
      const values: unknown = Reflect.get(kept, id);
      return Array.isArray(values) && values.every((value) => typeof value === 'string') ? [[id, values]] : [];
    }),
  );
}

const stepIds = Object.keys(answerOfStep) as StepId[];
