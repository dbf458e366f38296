import { useEffect, useState } from 'react';
import type { DeskDocuments, DocumentLine } from '#api/admin-documents.contract.ts';
import { type Standing, standings } from '#domain/record/document-standing.ts';
import { dayText } from '#domain/value/day-text.ts';
import { copyText } from '#state/clipboard.ts';
import { $deskDocuments, loadDeskDocuments } from '#state/desk-documents.ts';
import { AdminReading } from '../admin-reading.tsx';
import styles from '#parts/desk-room.module.css';
import { useStore } from '../use-store.ts';
import type { DocumentForm } from './document-form.ts';

/** Lines drawn at once; more come when they are asked for. */
const LINES_SHOWN = 60;

/** Every document of a kind with where it stands. */
export function DocumentList({ form }: { form: DocumentForm }) {
  const reading = useStore($deskDocuments);
  useEffect(() => {
    void loadDeskDocuments(form.kind);
  }, [form.kind]);
  return (
    <AdminReading reading={reading} retry={() => void loadDeskDocuments(form.kind)}>
      {(read) => <Lines form={form} read={read} />}
    </AdminReading>
  );
}

function Lines({ form: { noun, path }, read: { lines, pull } }: { form: DocumentForm; read: DeskDocuments }) {
  const [query, setQuery] = useState('');
  const [standing, setStanding] = useState<Standing | ''>('');
  const [shown, setShown] = useState(LINES_SHOWN);
  const asked = query.trim().toLowerCase();
  const found = lines.filter(
    (line) =>
      (standing === '' || line.standing === standing) &&
      `${line.title} ${line.note} ${line.key}`.toLowerCase().includes(asked),
  );
  return (
    <div className={styles['desk']}>
      <form className={styles['tools']} role="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          Search
          <input className="field" type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
        <label>
          Stands
          <select
            className="field"
            value={standing}
            onChange={({ target }) => setStanding(target.value as Standing | '')}
          >
            <option value="">Anywhere</option>
            {standings.map((one) => (
              <option key={one} value={one}>
                {one} ({lines.filter((line) => line.standing === one).length})
              </option>
            ))}
          </select>
        </label>
        <a className="button button-signal" href={`${path}?new`}>
          Write {noun.startsWith('a') ? 'an' : 'a'} {noun}
        </a>
      </form>
      <section aria-labelledby="found">
        <div role="status">
          <h2 id="found" className={styles['found']}>
            {found.length === 1 ? `One ${noun}` : `${found.length.toLocaleString('en')} ${noun}s`}
          </h2>
        </div>
        <ul role="list" className={styles['lines']}>
          {found.slice(0, shown).map((line) => (
            <li key={line.key}>
              <a href={`${path}?key=${line.key}`}>{line.title || 'Untitled'}</a>
              <span className={styles['about']}>
                {[line.note, line.day && dayText(line.day)].filter(Boolean).join(' · ')}
              </span>
              <span className={styles['owed']}>{standingText(line)}</span>
            </li>
          ))}
        </ul>
        {found.length > shown && (
          <p className={styles['ways']}>
            <button type="button" className="button" onClick={() => setShown(shown + LINES_SHOWN)}>
              {Math.min(LINES_SHOWN, found.length - shown)} more
            </button>
          </p>
        )}
      </section>
      <p className={styles['ways']}>
        <span className={styles['note']}>
          What is published here stands beside the files until it is brought into them; the command works for an hour.
        </span>
        <button type="button" className="button" onClick={() => void copyText(pull, 'The command')}>
          Copy the command
        </button>
      </p>
    </div>
  );
}

function standingText({ standing, showsOn, hasFile, isChanged, isMovedOn, leftOut, isDue }: DocumentLine): string {
  const stands = standing === 'scheduled' && showsOn ? `scheduled for ${dayText(showsOn)}` : standing;
  return [
    stands,
    !hasFile && 'no file yet',
    hasFile && isChanged && !isMovedOn && 'changed here',
    isMovedOn && 'its file was changed since: the file holds',
    leftOut !== null && 'left out of the pages',
    isDue && 'a question is open: look again',
  ]
    .filter(Boolean)
    .join(' · ');
}
