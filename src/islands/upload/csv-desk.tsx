import { type DragEvent, useEffect, useRef, useState } from 'react';
import { uploadLimitWords } from '#domain/tool/csv/refusal.ts';
import {
  $csvAlert,
  $csvFile,
  $csvText,
  $csvWork,
  applyCsv,
  checkCsv,
  clearCsv,
  previewCsv,
  readFile,
} from '#state/csv-upload.ts';
import { AdminGate } from '../admin-gate.tsx';
import { useStore } from '../use-store.ts';
import { PreviewTable } from './preview-table.tsx';
import { UploadList } from './upload-list.tsx';
import { UploadReport } from './upload-report.tsx';
import styles from './upload.module.css';

/** Time without typing after which the text is read, in ms. */
const TYPING_MS = 250;

/** Paste or drop a spreadsheet, see what it says and would do, upload it, take it back. */
export function CsvDesk() {
  return (
    <AdminGate path="/data-upload">
      <Desk />
    </AdminGate>
  );
}

function Desk() {
  const work = useStore($csvWork);
  const alert = useStore($csvAlert);
  const file = useStore($csvFile);
  const field = useRef<HTMLTextAreaElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isEmpty, setEmpty] = useState(true);
  const [isOver, setOver] = useState(false);
  const isBlocked = work !== null || isEmpty;
  const text = () => (file === null ? (field.current?.value ?? '') : $csvText.get());

  useEffect(() => {
    const stop = $csvText.subscribe((current) => {
      if (current === '' && field.current) field.current.value = '';
      setEmpty(current === '');
    });
    return () => {
      stop();
      clearTimeout(typing.current);
    };
  }, []);

  const readSoon = () => {
    setEmpty(text() === '');
    clearTimeout(typing.current);
    typing.current = setTimeout(() => void previewCsv(text()), TYPING_MS);
  };
  const takeFile = (dropped: File | undefined) => {
    clearTimeout(typing.current);
    if (dropped) void readFile(dropped);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    takeFile(event.dataTransfer.files[0]);
  };
  const upload = () => {
    clearTimeout(typing.current);
    void applyCsv(text());
  };

  return (
    <div className={styles['desk']}>
      <form
        className={styles['form']}
        data-over={isOver}
        onSubmit={(event) => {
          event.preventDefault();
          upload();
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label htmlFor="csv-data">CSV data</label>
        <p id="csv-note" className={styles['note']}>
          Paste it here, drop a file on this box, or choose one: {uploadLimitWords}. Cells copied from a spreadsheet
          work too.
        </p>
        {file !== null && (
          <p className={styles['taken']}>
            <b>{file}</b>
            <button type="button" className="button button-plain" disabled={work !== null} onClick={clearCsv}>
              Remove the file
            </button>
          </p>
        )}
        <textarea
          ref={field}
          hidden={file !== null}
          id="csv-data"
          className={`field ${styles['text']}`}
          wrap="off"
          spellCheck={false}
          rows={9}
          aria-describedby="csv-note"
          onInput={readSoon}
          placeholder="name,category,description,…"
        />
        <div className={styles['actions']}>
          <label className={`button ${styles['file']}`}>
            Choose a file
            <input
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              onChange={(event) => {
                takeFile(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </label>
          <button type="button" className="button" disabled={isBlocked} onClick={() => void checkCsv(text())}>
            {work === 'checking' ? 'Processing...' : 'Check the rows'}
          </button>
          <button type="submit" className="button button-signal" disabled={isBlocked}>
            {work === 'uploading' ? 'Processing...' : 'Upload Data'}
          </button>
        </div>
        <div role="alert">
          {alert && (
            <p className={styles['alert']} data-good={alert.isGood}>
              {alert.text}
            </p>
          )}
        </div>
      </form>
      <PreviewTable />
      <UploadReport />
      <UploadList />
    </div>
  );
}
