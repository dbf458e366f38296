import quizData from '#data/quiz.json' with { type: 'json' };
import { quizSchema } from '#domain/recommendation/quiz.schema.ts';

/** The five questions and the department shortcuts. */
export const { questions, shortcuts } = quizSchema.parse(quizData);
