import { departments, goals } from '#domain/quiz/quiz-words.ts';
import { useCases } from '#domain/tool/filter-criteria.ts';
import { ChoiceField, OrderedField, TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';
import { changeDocument } from '#state/document-editor.ts';
import { DocumentDesk } from './document-desk.tsx';
import { type DocumentForm, type FormPart, textOf } from './document-form.ts';

const form: DocumentForm = {
  kind: 'task',
  path: '/admin/tasks',
  noun: 'task',
  filesStay: true,
  empty: {
    title: '',
    sentence: '',
    says: [],
    desks: [],
    goals: [],
    useCase: null,
    paidBy: '',
    fewTools: '',
  },
  titleOf: (fields) => textOf(fields, 'title'),
  pathOf: (key) => `/tasks/${key}`,
  Words: TaskWords,
  Preview: TaskPreview,
};

/** The desk of tasks: their words, and new ones. How well a tool does one stands with the tool. */
export function TaskDesk() {
  return <DocumentDesk form={form} />;
}

function TaskWords({ fields, problems }: FormPart) {
  const text = (name: string) => textOf(fields, name);
  const words = <Word extends string>(name: string) => (Array.isArray(fields[name]) ? (fields[name] as Word[]) : []);
  const wrong = (field: string) =>
    problems[field] ?? Object.entries(problems).find(([place]) => place.startsWith(`${field}.`))?.[1];
  return (
    <>
      <TextField
        label="The job, as an order"
        value={text('title')}
        problem={wrong('title')}
        onChange={(title) => changeDocument({ title })}
      />
      <TextField
        label="What comes in, what comes out, what to look out for"
        rows={3}
        value={text('sentence')}
        problem={wrong('sentence')}
        note={`One sentence of 40 to 160 characters; now ${text('sentence').length}.`}
        onChange={(sentence) => changeDocument({ sentence })}
      />
      <TextField
        label="What people type for it"
        rows={12}
        value={words('says').join('\n')}
        problem={wrong('says')}
        note="One in each line, at least six: slips of the pen and neighbours’ names included."
        onChange={(says) => changeDocument({ says: says.split('\n') })}
      />
      <OrderedField
        label="Desks that have it, the first one most"
        most={5}
        value={words<(typeof departments)[number]>('desks')}
        words={departments}
        problem={wrong('desks')}
        onChange={(desks) => changeDocument({ desks })}
      />
      <OrderedField
        label="Goals it serves, the first one most"
        most={4}
        value={words<(typeof goals)[number]>('goals')}
        words={goals}
        problem={wrong('goals')}
        onChange={(next) => changeDocument({ goals: next })}
      />
      <ChoiceField
        label="Paid filter"
        value={text('useCase') as (typeof useCases)[number]}
        words={useCases}
        empty="None"
        problem={wrong('useCase')}
        onChange={(useCase) => changeDocument({ useCase: useCase || null })}
      />
      <TextField
        label="How a result is paid for"
        value={text('paidBy')}
        problem={wrong('paidBy')}
        onChange={(paidBy) => changeDocument({ paidBy })}
      />
      <TextField
        label="Why fewer than three tools do it"
        rows={2}
        value={text('fewTools')}
        problem={wrong('fewTools')}
        note="Empty when three or more do. A new task has none yet: once its page is built, each tool that does it can name it."
        onChange={(fewTools) => changeDocument({ fewTools })}
      />
    </>
  );
}

function TaskPreview({ desk, fields }: FormPart) {
  return (
    <article>
      <h3>{textOf(fields, 'title')}</h3>
      <p className="lede">{textOf(fields, 'sentence')}</p>
      <p>Paid {textOf(fields, 'paidBy')}.</p>
      <ul role="list" className={styles['lines']}>
        {desk?.doers?.map(({ id, name, fit, note }) => (
          <li key={id}>
            <a href={`/admin/tools?id=${id}`}>
              {name}
              <span className="visually-hidden">: change how well it does this</span>
            </a>
            <span className={styles['about']}>{fit}</span>
            <span className={styles['owed']}>{note}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
