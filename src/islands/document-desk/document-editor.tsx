import { useEffect, useState } from 'react';
import type { DeskDocument } from '#api/admin-document.ts';
import { leafText, leafTitle } from '#domain/back-office/leaf-text.ts';
import { dayText } from '#domain/calendar/day-text.ts';
import {
  $document,
  type DocumentEditing,
  changeDocument,
  changeDocumentReason,
  discardDocumentDraft,
  documentDifference,
  openDocument,
  openNewDocument,
  saveDocument,
} from '#state/document-editor.ts';
import { ChangeList } from '#parts/desk-changes.tsx';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import styles from '#parts/desk-room.module.css';
import { useStore } from '../use-store.ts';
import type { DocumentForm } from './document-form.ts';
import { DocumentHistory } from './document-history.tsx';
import { PublicationFields, savingWords } from './publication-fields.tsx';

interface Props {
  form: DocumentForm;
  /** Null for a new document. */
  documentKey: string | null;
  params: URLSearchParams;
}

/** The form of one document: its words, when readers see it, the difference before saving, preview and history. */
export function DocumentEditor({ form, documentKey, params }: Props) {
  const editing = useStore($document, 'loading');
  useEffect(() => {
    if (documentKey !== null) void openDocument(form.kind, documentKey);
    else void begin(form, params);
  }, [form.kind, documentKey]);

  if (editing === 'loading') return <DeskSkeleton label={`Fetching the ${form.noun}`} />;
  if (typeof editing === 'string')
    return (
      <DeskNotice
        title={editing === 'missing' ? `No such ${form.noun}` : 'Nothing could be read'}
        text={editing === 'missing' ? 'Nothing has this address.' : 'Our storage does not answer right now.'}
        mood="doubtful"
      >
        <a className="button" href={form.path}>
          To the list
        </a>
      </DeskNotice>
    );
  return <EditorForm form={form} editing={editing} />;
}

async function begin(form: DocumentForm, params: URLSearchParams): Promise<void> {
  const start = await form.start?.(params).catch(() => null);
  openNewDocument(form.kind, form.empty, start?.fields, start?.about);
}

function EditorForm({ form, editing }: { form: DocumentForm; editing: DocumentEditing }) {
  const [isPreviewed, setPreviewed] = useState(false);
  const { desk, view, base, problems, isBusy } = editing;
  const changes = documentDifference(editing);
  const part = { documentKey: desk?.key ?? '', fields: view.fields, problems };
  const save = async () => {
    const saved = await saveDocument();
    if (saved !== null && desk === null) window.location.assign(`${form.path}?key=${saved}`);
  };
  return (
    <div className={styles['desk']}>
      <p className={styles['ways']}>
        <a href={form.path}>All {form.noun}s</a>
        {(desk?.standing === 'published' || desk?.isShownMeanwhile) && (
          <a href={form.pathOf(desk.key)}>Where readers find it</a>
        )}
        {desk && <span>{standingText(desk)}</span>}
        {desk && !desk.isBuilt && (
          <span role="status">
            The pages were built before its last change: the next build says it, and this line goes when it does.
          </span>
        )}
      </p>
      <h2 className={styles['title']}>{form.titleOf(view.fields) || `A new ${form.noun}`}</h2>
      <Notices editing={editing} />
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <section className={styles['part']} aria-labelledby="words">
          <h2 id="words">Words</h2>
          <div className={styles['words']}>
            <form.Words {...part} />
          </div>
        </section>
        <section className={styles['part']} aria-labelledby="publication">
          <h2 id="publication">Publication</h2>
          <PublicationFields
            view={view}
            problem={problems['showsOn']}
            isPermanent={form.filesStay === true && desk !== null && desk.file !== null}
          />
        </section>
        <section className={styles['part']} aria-labelledby="difference">
          <h2 id="difference">What changes</h2>
          <p role="status">{changes.length === 0 ? 'Nothing yet.' : `${changes.length} of its fields:`}</p>
          {desk && <ChangeList changes={changes} />}
          <label className={styles['reason']}>
            Why
            <input
              className="field"
              value={editing.reason}
              maxLength={300}
              placeholder="The maker announced it"
              onChange={({ target }) => changeDocumentReason(target.value)}
            />
          </label>
          <p role="alert" className={styles['problem']}>
            {editing.problem}
            {Object.entries(problems).map(([field, remedy]) => (
              <span key={field}>
                {leafTitle(field)}: {remedy}
              </span>
            ))}
          </p>
          <p className={styles['ways']}>
            <button type="submit" className="button button-signal" disabled={isBusy || changes.length === 0}>
              {isBusy ? 'Saving...' : savingWords(view, base)}
            </button>
            <button
              type="button"
              className="button"
              aria-expanded={isPreviewed}
              onClick={() => setPreviewed(!isPreviewed)}
            >
              Preview
            </button>
            <button
              type="button"
              className="button"
              disabled={isBusy || changes.length === 0}
              onClick={discardDocumentDraft}
            >
              Put everything back
            </button>
          </p>
        </section>
      </form>
      {isPreviewed && (
        <section className={styles['preview']} aria-label="Preview">
          <form.Preview {...part} />
        </section>
      )}
      {desk && <DocumentHistory history={desk.history} isBusy={isBusy} />}
    </div>
  );
}

function standingText({ standing, showsOn, isShownMeanwhile }: DeskDocument): string {
  if (standing === 'scheduled' && showsOn)
    return `Scheduled for ${dayText(showsOn)}.${isShownMeanwhile ? ' Readers see what it said before until then.' : ''}`;
  return `${standing.charAt(0).toUpperCase()}${standing.slice(1)}.`;
}

/** What the editor has to know before going on: the file moved on, a draft came back, or somebody else was faster. */
function Notices({ editing: { desk, draftAt, clashes } }: { editing: DocumentEditing }) {
  return (
    <>
      {desk && desk.movedOn.length > 0 && (
        <p className={styles['notice']} role="status">
          Its file was changed after this desk had changed it, so the file holds in:{' '}
          {desk.movedOn.map(leafTitle).join(', ')}. What stood here is in the history.
        </p>
      )}
      {draftAt && (
        <p className={styles['notice']}>
          Your draft of {new Date(draftAt).toLocaleString('en')} is back in the form.{' '}
          <button type="button" className="button" onClick={discardDocumentDraft}>
            Discard it
          </button>
        </p>
      )}
      {clashes.length > 0 && (
        <div className={styles['notice']} role="alert">
          <p>Somebody else saved other values meanwhile. Yours are in the form; nothing of theirs is lost:</p>
          <ul>
            {clashes.map(({ field, before, after }) => (
              <li key={field}>
                {leafTitle(field)}: theirs “{leafText(before)}”, yours “{leafText(after)}”{' '}
                <button type="button" className="button" onClick={() => changeDocument({ [field]: before })}>
                  Take theirs
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
