import { useMemo } from 'react';
import { lessonFields } from '#domain/teaching/lesson.record.ts';
import { DocumentDesk } from './document-desk.tsx';
import { type DocumentForm, type FormPart, textOf } from './document-form.ts';
import { Markdown } from './markdown.tsx';
import { startToday } from './start-today.ts';
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
    table: lessonFields,
    given: {
      tasks: {
        words: tasks.map(({ slug }) => slug),
        labels: Object.fromEntries(tasks.map(({ slug, title }) => [slug, title])),
      },
    },
    own: (part) => ({ tools: () => <ToolLinks {...part} /> }),
    start: startToday,
    titleOf: (fields) => textOf(fields, 'title'),
    pathOf: (key) => `/lessons/${key}`,
    Preview: LessonPreview,
  };
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
