import { useMemo } from 'react';
import { lessonSections } from '#domain/lesson/lesson-words.ts';
import { departments } from '#domain/quiz/quiz-words.ts';
import { pricePeriods } from '#domain/tool/price.ts';
import { tutorialLevels } from '#domain/tutorial/tutorial-words.ts';
import { changeDocument } from '#state/document-editor.ts';
import { ChoiceField, OrderedField, TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';
import { DocumentDesk } from './document-desk.tsx';
import { type DocumentForm, type FormPart, textOf } from './document-form.ts';
import { Markdown } from './markdown.tsx';
import { HeadFields, TextBox } from './text-words.tsx';

interface Choices {
  tasks: readonly { slug: string; title: string }[];
  /** Slugs and names of living tools. */
  tools: readonly { slug: string; name: string }[];
}

/** The desk of our own lessons. */
export function LessonDesk({ tasks, tools }: Choices) {
  const form = useMemo(() => lessonForm({ tasks, tools }), [tasks, tools]);
  return <DocumentDesk form={form} />;
}

function lessonForm(choices: Choices): DocumentForm {
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
    titleOf: (fields) => textOf(fields, 'title'),
    pathOf: (key) => `/lessons/${key}`,
    Words: (part) => <LessonWords {...part} {...choices} />,
    Preview: LessonPreview,
  };
}

/** A tool of a lesson, with the plan that paid work needs. */
interface Link {
  tool: string;
  pays?: { plan: string; amount: number; period: string };
}

function LessonWords({ tasks, tools, ...part }: FormPart & Choices) {
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
      <ToolLinks
        value={Array.isArray(fields['tools']) ? (fields['tools'] as Link[]) : []}
        tools={tools}
        problem={wrong('tools')}
      />
      <TextBox
        {...part}
        note="Markdown: the six sections in their order, at least six steps as 1. **Name.** What to do."
      />
    </>
  );
}

function ToolLinks({
  value,
  tools,
  problem,
}: {
  value: readonly Link[];
  tools: Choices['tools'];
  problem: string | undefined;
}) {
  const put = (index: number, link: Link | null) =>
    changeDocument({ tools: value.flatMap((one, at) => (at === index ? (link ?? []) : one)) });
  return (
    <fieldset className={styles['rows']}>
      <legend>Tools it works with, and the plan that paid work needs</legend>
      {value.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and their fields keep nothing of their own
        <div key={index} className={styles['task']}>
          <select
            className="field"
            aria-label={`Tool ${index + 1}`}
            value={link.tool}
            onChange={({ target }) => put(index, { ...link, tool: target.value })}
          >
            {tools.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <input
            className="field"
            aria-label={`Plan of tool ${index + 1}, empty for the cheapest way in`}
            placeholder="Plan"
            value={link.pays?.plan ?? ''}
            onChange={({ target }) => put(index, withPlan(link, { plan: target.value }))}
          />
          <input
            className="field"
            type="number"
            min={0}
            step="any"
            aria-label={`Dollars of that plan of tool ${index + 1}`}
            value={link.pays?.amount ?? ''}
            onChange={({ target }) => put(index, withPlan(link, { amount: Number(target.value) }))}
          />
          <select
            className="field"
            aria-label={`Period of that plan of tool ${index + 1}`}
            value={link.pays?.period ?? 'month'}
            onChange={({ target }) => put(index, withPlan(link, { period: target.value }))}
          >
            {pricePeriods.map((period) => (
              <option key={period}>{period}</option>
            ))}
          </select>
          <button type="button" className="button" onClick={() => put(index, null)}>
            Take out<span className="visually-hidden"> tool {index + 1}</span>
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button"
        onClick={() => changeDocument({ tools: [...value, { tool: tools[0]?.slug ?? '' }] })}
      >
        Add a tool
      </button>
      {problem !== undefined && <p className={styles['problem']}>{problem}</p>}
    </fieldset>
  );
}

function withPlan({ tool, pays }: Link, change: Partial<NonNullable<Link['pays']>>): Link {
  const next = { plan: '', amount: 0, period: 'month', ...pays, ...change };
  return next.plan === '' && next.amount === 0 ? { tool } : { tool, pays: next };
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
