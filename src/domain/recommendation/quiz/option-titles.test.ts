import { expect, it } from 'vitest';
import type { QuizQuestion } from './quiz.schema.ts';
import { optionTitles } from './option-titles.ts';

const questions: QuizQuestion[] = [
  {
    field: 'goals',
    title: 'What should get easier?',
    subtitle: '',
    multiple: true,
    options: [{ value: 'analysis', icon: 'lens', title: 'Analysis', description: '' }],
  },
];

it('says a value in the words of its question', () =>
  expect(optionTitles(questions, 'goals', ['analysis'])).toEqual(['Analysis']));
it('leaves an unknown value as it is', () =>
  expect([
    ...optionTitles(questions, 'budget', ['analysis']),
    ...optionTitles(questions, 'goals', ['cook', 'analysis']),
  ]).toEqual(['analysis', 'cook', 'Analysis']));
