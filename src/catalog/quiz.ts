import quizData from '#data/quiz.json' with { type: 'json' };
import questionnaireData from '#data/questionnaire.json' with { type: 'json' };
import { quizSchema } from '#domain/quiz/quiz.schema.ts';
import { questionnaireSchema } from '#domain/questionnaire/questionnaire.schema.ts';

/** The five questions and the department shortcuts. */
export const { questions, shortcuts } = quizSchema.parse(quizData);

/** The steps of /quiz, in their order. */
export const { steps } = questionnaireSchema.parse(questionnaireData);
