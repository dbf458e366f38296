import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import questionnaireData from '#data/questionnaire.json' with { type: 'json' };
import { progressPercent } from '#domain/quiz/quiz-progress.ts';
import { quizAnswersSchema } from '#domain/quiz/quiz-answers.schema.ts';
import { budgets, departments, experienceLevels, goals, teamSizes } from '#domain/quiz/quiz-words.ts';
import {
  chooseOption,
  fromQuizAnswers,
  isStepAnswered,
  type QuestionnaireAnswers,
  readAnswers,
  toQuizAnswers,
} from './questionnaire-answers.ts';
import { questionnaireSchema } from './questionnaire.schema.ts';

const anyQuizAnswers = fc.record({
  department: fc.constantFrom(...departments),
  goals: fc.shuffledSubarray([...goals], { minLength: 1 }),
  budget: fc.constantFrom(...budgets),
  experience: fc.constantFrom(...experienceLevels),
  teamSize: fc.constantFrom(...teamSizes),
});
const { steps } = questionnaireSchema.parse(questionnaireData);

describe('choosing', () => {
  const work = { id: 'work', type: 'multiple' } as const;
  const desk = { id: 'desk', type: 'single' } as const;

  it('toggles at a step of several, in the order of choosing', () => {
    const chosen = ['analysis', 'automation', 'analysis', 'design-visual'].reduce<QuestionnaireAnswers>(
      (answers, value) => chooseOption(answers, work, value),
      {},
    );
    expect(chosen).toEqual({ work: ['automation', 'design-visual'] });
  });
  it('replaces at a step of one', () =>
    expect(chooseOption(chooseOption({}, desk, 'brand'), desk, 'social')).toEqual({ desk: ['social'] }));
  it('leaves the other steps alone', () =>
    expect(chooseOption({ work: ['analysis'] }, desk, 'brand')).toEqual({ work: ['analysis'], desk: ['brand'] }));
  it('counts an emptied step as unanswered', () => {
    expect(isStepAnswered(chooseOption(chooseOption({}, work, 'analysis'), work, 'analysis'), work)).toBe(false);
    expect(isStepAnswered({ work: ['analysis'] }, work)).toBe(true);
    expect(isStepAnswered({ work: ['analysis'] }, desk)).toBe(false);
  });
});

describe('what the answers amount to', () => {
  it('is any set of answers of the quiz, there and back', () => {
    fc.assert(
      fc.property(anyQuizAnswers, (answers) => {
        expect(toQuizAnswers(fromQuizAnswers(answers))).toEqual(answers);
      }),
    );
  });
  it('is nothing while a step is open', () => {
    fc.assert(
      fc.property(anyQuizAnswers, fc.constantFrom(...steps.map(({ id }) => id)), (answers, id) => {
        expect(toQuizAnswers({ ...fromQuizAnswers(answers), [id]: [] })).toBeNull();
        expect(toQuizAnswers({ ...fromQuizAnswers(answers), [id]: ['cook'] })).toBeNull();
      }),
    );
  });
  it('is only what the endpoint takes, whatever was kept in the browser', () => {
    fc.assert(
      fc.property(
        anyQuizAnswers,
        fc.jsonValue(),
        fc.constantFrom(...steps.map(({ id }) => id)),
        (answers, kept, id) => {
          for (const read of [readAnswers(kept), readAnswers({ ...fromQuizAnswers(answers), [id]: kept })]) {
            const amount = toQuizAnswers(read);
            if (amount) expect(quizAnswersSchema.safeParse(amount).success).toBe(true);
          }
        },
      ),
    );
  });
});

it('reads what was kept in the browser step by step, and leaves out what is no list of words', () => {
  const kept = { work: ['analysis', 'x'], desk: 'brand', hands: ['beginner', 1], team: [1], spend: [], href: ['/'] };
  expect(readAnswers(kept)).toEqual({ work: ['analysis', 'x'], spend: [] });
  for (const none of [null, undefined, 'work', 7]) expect(readAnswers(none)).toEqual({});
});

describe('data/questionnaire.json', () => {
  it('asks for the work, the desk, the hands, the team and the spending', () =>
    expect(steps.map(({ id }) => id)).toEqual(['work', 'desk', 'hands', 'team', 'spend']));
  it('progresses by (step + 1) / total', () =>
    expect(steps.map((_, step) => progressPercent(step, steps.length))).toEqual([20, 40, 60, 80, 100]));
  it.each<[string, (data: typeof questionnaireData) => void]>([
    [
      'a value that the answers do not know',
      (data) => Object.assign(data.steps[1]?.options[0] ?? {}, { value: 'sales' }),
    ],
    ['a value left out', (data) => void data.steps[4]?.options.pop()],
    ['a step of one that takes several', (data) => Object.assign(data.steps[2] ?? {}, { type: 'multiple' })],
    ['a step asked twice', (data) => Object.assign(data.steps, { 1: data.steps[2] })],
    ['an emoji for an icon', (data) => Object.assign(data.steps[0]?.options[0] ?? {}, { icon: '🎨' })],
  ])('is refused with %s', (_, spoil) => {
    const data = structuredClone(questionnaireData);
    spoil(data);
    expect(questionnaireSchema.safeParse(data).success).toBe(false);
  });
});
