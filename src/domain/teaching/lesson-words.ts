/** The sections of a lesson, in their order. */
export const lessonSections = [
  'What you will have',
  'What you need',
  'Steps',
  'What can go wrong',
  'Cost and time',
  'Rights for client work',
] as const;
