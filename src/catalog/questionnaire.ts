import questionnaireData from '#data/questionnaire.json' with { type: 'json' };
import { questionnaireSchema } from '#domain/questionnaire/questionnaire.schema.ts';

/** The steps of /quiz, in their order. */
export const { steps } = questionnaireSchema.parse(questionnaireData);
