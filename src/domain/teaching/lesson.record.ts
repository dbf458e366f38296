import { departments } from '#domain/tool/audience.ts';
import { headFields, textField } from '#domain/record/head-fields.ts';
import type { FieldTable } from '#domain/record/record-field.ts';
import { tutorialLevels } from './tutorial-words.ts';
import { lessonSections } from './lesson-words.ts';
import type { LessonHead } from './lesson.schema.ts';

/** The fields of a lesson, as the desk edits them. */
export const lessonFields = {
  ...headFields('12 to 70 characters', '80 to 220 characters'),
  desk: { label: 'Desk it is for', input: 'choice', words: departments, empty: '' },
  level: { label: 'Level', input: 'choice', words: tutorialLevels, empty: 'Beginner' },
  minutes: { label: 'Minutes it takes the first time', input: 'number', empty: 60 },
  tasks: { label: 'Tasks it teaches', input: 'ordered', most: 5, empty: [] },
  tools: { input: 'own', empty: [] },
  text: textField(
    'Markdown: the six sections in their order, at least six steps as 1. **Name.** What to do.',
    lessonSections.map((section) => `## ${section}\n\n`).join(''),
  ),
} satisfies FieldTable<LessonHead & { text: string }>;
