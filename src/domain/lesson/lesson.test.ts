import { describe, expect, it } from 'vitest';
import { lessonSchema } from './lesson.schema.ts';
import { sectionsOf, stepsOf } from './read-lesson.ts';

const text = `
## What you need

A pencil.

## Steps

1. **Open [Miro](/tool-fluid/113).** Type \`one\`, then *two*.
2. **Stop the machine's job.**
`;

describe('the text of a lesson', () => {
  it('has sections in their order', () =>
    expect(sectionsOf(text).map(({ heading }) => heading)).toEqual(['What you need', 'Steps']));
  it('has steps in plain words', () =>
    expect(stepsOf(text)).toEqual([
      { name: 'Open Miro', text: 'Type one, then two.' },
      { name: 'Stop the machine’s job', text: '' },
    ]));
  it('without steps has none', () => expect(stepsOf('## Steps\n\nNothing.')).toEqual([]));
});

it('the head of a lesson keeps the day, also where YAML made a moment of it', () => {
  const head = {
    title: 'A lesson with a headline',
    description: 'What the evening gives, in one sentence that is long enough to say something about it.',
    desk: 'social',
    level: 'Beginner',
    minutes: 90,
    tasks: ['add-subtitles'],
    tools: [{ tool: 'buffer' }],
    publishedOn: new Date('2026-11-22'),
  };
  expect(lessonSchema.parse(head).publishedOn).toBe('2026-11-22');
  expect(lessonSchema.safeParse({ ...head, desk: 'kitchen' }).success).toBe(false);
});
