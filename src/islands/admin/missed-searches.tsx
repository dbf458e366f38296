import { type FormEvent, useEffect, useRef } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import type { MissedSearch } from '#domain/search/missed-search.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import { $deskDocuments, loadDeskDocuments } from '#state/desk-documents.ts';
import {
  $missedWords,
  changeMissedWords,
  closeMissedWords,
  type MissedWords,
  openMissedWords,
  saveMissedWords,
} from '#state/missed-words.ts';
import { useStore } from '../use-store.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';

/** What readers looked for in vain; each may become words of a task. */
export function MissedSearches({ searches }: { searches: readonly MissedSearch[] }) {
  const form = useStore($missedWords);
  return (
    <>
      <FigureTable
        table="searches"
        caption="Looked for in vain: only what was typed three times at least, on several days"
        head={['Words', 'Times', 'Last', 'What came']}
        rows={searches.map(({ words, count, lastDay, wasFound }) => [
          words,
          count,
          dayText(lastDay),
          wasFound ? 'Tools, and none was opened' : 'Nothing',
        ])}
        action={(words) => (
          <button type="button" className="button" onClick={() => openMissedWords(words)}>
            Add these words to a task<span className="visually-hidden">: {words}</span>
          </button>
        )}
      />
      {form && <MissedWordsForm key={form.missed} {...form} />}
    </>
  );
}

function MissedWordsForm({ missed, words, task, problems, problem, isBusy }: MissedWords) {
  const documents = useStore($deskDocuments);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    void loadDeskDocuments('task');
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const tasks = documents.status === 'read' ? documents.read.lines : [];
  const save = (event: FormEvent) => {
    event.preventDefault();
    void saveMissedWords();
  };
  return (
    <form className={styles['words']} aria-labelledby="missed-words" onSubmit={save} noValidate>
      <h3 id="missed-words" ref={heading} tabIndex={-1}>
        Add “{missed}” to a task
      </h3>
      <TextField
        label="What people type"
        value={words}
        maxLength={60}
        problem={problems.words}
        note="As readers write it; a common word alone says little."
        onChange={(next) => changeMissedWords({ words: next })}
      />
      <ChoiceField
        label="The task that it asks for"
        value={task}
        words={tasks.map(({ key }) => key)}
        labels={Object.fromEntries(tasks.map(({ key, title }) => [key, title]))}
        problem={
          documents.status === 'failed' ? 'The tasks could not be read; close this and try again' : problems.task
        }
        onChange={(next) => changeMissedWords({ task: next })}
      />
      {problem !== null && <p role="alert">{problem}</p>}
      <p className={styles['deeds']}>
        <button type="submit" className="button button-signal" disabled={isBusy}>
          {isBusy ? 'Adding …' : 'Add these words'}
        </button>
        <button type="button" className="button" onClick={closeMissedWords}>
          Cancel
        </button>
      </p>
    </form>
  );
}
