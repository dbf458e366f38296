import { expect, it } from 'vitest';
import type { QuizQuestion } from './quiz.schema.ts';
import { answersLine, optionTitles } from './option-titles.ts';

const questions: QuizQuestion[] = [
  {
    field: 'goals',
    title: 'What should get easier?',
    subtitle: '',
    multiple: true,
    options: [
      { value: 'analysis', icon: 'lens', title: 'Analysis', description: '' },
      { value: 'automation', icon: 'loop', title: 'Automation', description: '' },
    ],
  },
  {
    field: 'budget',
    title: 'What may it cost?',
    subtitle: '',
    multiple: false,
    options: [
      { value: 'free', icon: 'none', title: 'Free', description: 'Free or freemium, $0' },
      { value: 'low', icon: 'one', title: 'Low', description: '$1–50 a month' },
    ],
  },
];

it('says a value in the words of its question', () =>
  expect(optionTitles(questions, 'goals', ['analysis'])).toEqual(['Analysis']));
it('leaves an unknown value as it is', () =>
  expect([
    ...optionTitles(questions, 'budget', ['analysis']),
    ...optionTitles(questions, 'goals', ['cook', 'analysis']),
  ]).toEqual(['analysis', 'cook', 'Analysis']));
it('tells all answers on one line, a budget by its amount', () => {
  const answers = {
    department: 'brand',
    goals: ['analysis', 'automation'],
    experience: 'beginner',
    teamSize: 'solo',
  } as const;
  const line = (budget: 'free' | 'low') => answersLine(questions, { ...answers, goals: [...answers.goals], budget });
  expect(line('low')).toBe('Analysis + Automation · $1–50 a month');
  expect(line('free')).toBe('Analysis + Automation · Free');
});
