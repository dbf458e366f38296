import { taskFields } from '#domain/task/task.record.ts';
import styles from '#parts/desk-room.module.css';
import { DocumentDesk } from './document-desk.tsx';
import { type DocumentForm, type FormPart, textOf } from './document-form.ts';

const form: DocumentForm = {
  kind: 'task',
  path: '/admin/tasks',
  noun: 'task',
  filesStay: true,
  table: taskFields,
  titleOf: (fields) => textOf(fields, 'title'),
  pathOf: (key) => `/tasks/${key}`,
  Preview: TaskPreview,
};

/** The desk of tasks: their words, and new ones. How well a tool does one stands with the tool. */
export function TaskDesk() {
  return <DocumentDesk form={form} />;
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
