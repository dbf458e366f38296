import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import type { Problem } from './problem.ts';

const file = 'data/quiz.json';

/** Every icon of the quiz is drawn in the sheet, and every drawing there is used. */
export function checkIcons(questions: readonly Pick<QuizQuestion, 'field' | 'options'>[], sheet: string): Problem[] {
  const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
  const options = questions.flatMap(({ field, options }) =>
    options.map(({ icon, value }) => ({ icon, field: `icon of ${value} in ${field}` })),
  );
  return [
    ...options
      .filter(({ icon }) => !drawn.includes(icon))
      .map(
        ({ icon, field }): Problem => ({
          file,
          field,
          value: icon,
          remedy: `draw it in public/icons/questionnaire.svg, or use one of ${drawn.join(', ')}`,
        }),
      ),
    ...drawn
      .filter((id) => !options.some(({ icon }) => icon === id))
      .map(
        (id): Problem => ({
          file: 'public/icons/questionnaire.svg',
          field: 'symbol',
          value: id,
          remedy: `remove the drawing, or use it in ${file}`,
        }),
      ),
  ];
}
