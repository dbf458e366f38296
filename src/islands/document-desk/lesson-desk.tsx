import { useMemo } from 'react';
import { lessonSections } from '#domain/lesson/lesson-words.ts';
import { departments } from '#domain/quiz/quiz-words.ts';
import { tutorialLevels } from '#domain/tutorial/tutorial-words.ts';
import { changeDocument } from '#state/document-editor.ts';
import { ChoiceField, OrderedField, TextField } from '#parts/desk-field.tsx';
import { DocumentDesk } from './document-desk.tsx';
import { type DocumentForm, type FormPart, textOf } from './document-form.ts';
import { Markdown } from './markdown.tsx';
import { HeadFields, TextBox, startToday } from './text-words.tsx';
import { ToolLinks } from './tool-links.tsx';

interface Choices {
  tasks: readonly { slug: string; title: string }[];
}

/** The desk of our own lessons. */
export function LessonDesk({ tasks }: Choices) {
  const form = useMemo(() => lessonForm(tasks), [tasks]);
  return <DocumentDesk form={form} />;
}

function lessonForm(tasks: Choices['tasks']): DocumentForm {
  return {
    kind: 'lesson',
    path: '/admin/lessons',
    noun: 'lesson',
    empty: {
      title: '',
      description: '',
      desk: '',
      level: 'Beginner',
      minutes: 60,
      tasks: [],
      tools: [],
      publishedOn: '',
      text: lessonSections.map((section) => `## ${section}\n\n`).join(''),
    },
    start: startToday,
    titleOf: (fields) => textOf(fields, 'title'),
    pathOf: (key) => `/lessons/${key}`,
    Words: (part) => <LessonWords {...part} tasks={tasks} />,
    Preview: LessonPreview,
  };
}

function LessonWords({ tasks, ...part }: FormPart & Choices) {
  const { fields, problems } = part;
  const wrong = (field: string) =>
    problems[field] ?? Object.entries(problems).find(([place]) => place.startsWith(`${field}.`))?.[1];
  return (
    <>
      <HeadFields {...part} title="12 to 70 characters" description="80 to 220 characters" />
      <ChoiceField
        label="Desk it is for"
        value={textOf(fields, 'desk') as (typeof departments)[number]}
        words={departments}
        problem={wrong('desk')}
        onChange={(desk) => changeDocument({ desk })}
      />
      <ChoiceField
        label="Level"
        value={textOf(fields, 'level') as (typeof tutorialLevels)[number]}
        words={tutorialLevels}
        problem={wrong('level')}
        onChange={(level) => changeDocument({ level })}
      />
      <TextField
        label="Minutes it takes the first time"
        type="number"
        value={String(fields['minutes'] ?? '')}
        problem={wrong('minutes')}
        onChange={(minutes) => changeDocument({ minutes: Number(minutes) })}
      />
      <OrderedField
        label="Tasks it teaches"
        most={5}
        value={Array.isArray(fields['tasks']) ? (fields['tasks'] as string[]) : []}
        words={tasks.map(({ slug }) => slug)}
        labels={Object.fromEntries(tasks.map(({ slug, title }) => [slug, title]))}
        problem={wrong('tasks')}
        onChange={(next) => changeDocument({ tasks: next })}
      />
      <ToolLinks {...part} />
      <TextBox
        {...part}
        note="Markdown: the six sections in their order, at least six steps as 1. **Name.** What to do."
      />
    </>
  );
}

function LessonPreview({ fields }: FormPart) {
  return (
    <article>
      <p className="label">
        {textOf(fields, 'desk')} · {textOf(fields, 'level')} · {String(fields['minutes'] ?? '')} minutes
      </p>
      <h3>{textOf(fields, 'title')}</h3>
      <p className="lede">{textOf(fields, 'description')}</p>
      <Markdown text={textOf(fields, 'text')} />
    </article>
  );
}
