import { type SubmitEvent, useRef, useState } from 'react';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import type { RowProblem } from '#domain/project/read-lines.ts';
import { type LineDraft, withRowsOf } from '#state/line-draft.ts';
import { $linesPending, addTable } from '#state/open-project.ts';
import { loginHref } from '#state/session.ts';
import { useStore } from '../use-store.ts';
import styles from './projects.module.css';

interface Props {
  project: string;
  isLocal: boolean;
  draft: LineDraft;
  onChange(say: (now: LineDraft) => Partial<LineDraft>): void;
}

/** Many lines at once, out of a spreadsheet or a CSV file: all of them, or none with a word for each row that is wrong. */
export function TableForm({ project, isLocal, draft, onChange }: Props) {
  const isPending = useStore($linesPending);
  const [rows, setRows] = useState<readonly RowProblem[]>([]);
  const [told, setTold] = useState('');
  const lastFile = useRef({ name: '', below: '', table: '' });
  if (isLocal)
    return (
      <p>
        A whole table needs an account: <a href={loginHref()}>log in</a>, and this project comes along. Several assets
        of one tool go in one by one: write them under one another.
      </p>
    );
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { tools, account, day, human, sourceType, table } = draft;
    const [tool] = tools;
    const defaults = {
      account,
      human,
      sourceType,
      ...(day && { day }),
      ...(tool && { toolId: tool.id, plan: tool.plan }),
    };
    const problems = await addTable(project, table, defaults);
    if (problems === null) return;
    setRows(problems);
    setTold(problems.length === 0 ? 'All rows are on the project.' : 'Nothing was added yet.');
    // What was typed while they were on their way stays.
    if (problems.length === 0) onChange((now) => (now.table === table ? { table: '' } : {}));
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    // Who put a file right takes it again: its rows stand where they stood, not twice.
    const { name, below, table } = lastFile.current;
    const there = file.name === name && draft.table === table ? below : draft.table;
    const taken = await withRowsOf(file, there);
    setRows([]);
    setTold('problem' in taken ? taken.problem : '');
    if ('problem' in taken) return;
    lastFile.current = { name: file.name, below: there, table: taken.table };
    onChange(() => taken);
  };
  return (
    <form className={styles['table']} onSubmit={(event) => void add(event)}>
      <label htmlFor="line-table">Rows, from a spreadsheet or as CSV</label>
      <textarea
        id="line-table"
        className="field"
        rows={6}
        required
        maxLength={PROJECT_BOUNDS.table}
        aria-invalid={rows.length > 0}
        aria-describedby="line-table-help line-table-problems"
        placeholder={
          'asset, tool, plan, account, day, human, source\nposter-a.png, Midjourney, Standard, , 2026-11-20, Retouched,'
        }
        value={draft.table}
        onChange={({ target }) => onChange(() => ({ table: target.value }))}
      />
      <p id="line-table-help">
        In this order: asset, tool, plan, account, day, what a person did, source type. A heading may name them in
        another one. What a row leaves empty is as in the last line.
      </p>
      <div id="line-table-problems" role="alert">
        {rows.length > 0 && (
          <ul>
            {rows.map(({ row, message }) => (
              <li key={row}>
                <b>Row {row}:</b> {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles['add']}>
        <button type="submit" className="button button-signal" disabled={isPending}>
          {isPending ? 'Freezing the facts …' : 'Add all rows'}
        </button>
        <label className="button">
          Take a CSV file
          <input
            className="visually-hidden"
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              void take(file);
            }}
          />
        </label>
        <p role="status">{told}</p>
      </div>
    </form>
  );
}
