import { useEffect, useState } from 'react';
import type { DeskDocument } from '#api/admin-document.contract.ts';
import { fieldTitle } from '#domain/admin/field-text.ts';
import { emptyFields } from '#domain/record/record-field.ts';
import { dayText } from '#domain/value/day-text.ts';
import { type DocumentEditing, changeDocument, documentEditor, openNewDocument } from '#state/document-editor.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import { DraftNotices, PartLinks, SavingPart, savingParts } from '#parts/desk-saving.tsx';
import { RecordFields } from '#parts/record-fields.tsx';
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
  const editing = useStore(documentEditor.$editing, 'loading');
  useEffect(() => {
    if (documentKey !== null) void documentEditor.open(documentKey, form.kind);
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
  openNewDocument(form.kind, emptyFields(form.table), start?.fields, start?.about);
}

function EditorForm({ form, editing }: { form: DocumentForm; editing: DocumentEditing }) {
  const [isPreviewed, setPreviewed] = useState(false);
  const { desk, edited: view, base, problems, isBusy } = editing;
  const changes = documentEditor.difference(editing);
  const part = { desk, fields: view.fields, problems };
  const save = async () => {
    const saved = await documentEditor.save();
    if (saved !== null && desk === null) window.location.assign(`${form.path}?key=${saved}`);
  };
  return (
    <div className={styles['desk']}>
      <header className={styles['head']}>
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
        <PartLinks parts={{ words: 'Words', publication: 'Publication', ...savingParts(desk !== null) }} />
      </header>
      {desk && desk.leftOut !== null && (
        <p className={styles['notice']} role="status">
          The last build could not print it and published everything else: {desk.leftOut}. Put it right and save it: the
          next build takes it in.
        </p>
      )}
      {desk && desk.movedOn.length > 0 && (
        <p className={styles['notice']} role="status">
          Its file was changed after this desk had changed it, so the file holds in:{' '}
          {desk.movedOn.map(fieldTitle).join(', ')}. What stood here is in the history.
        </p>
      )}
      <DraftNotices
        draftAt={editing.draftAt}
        clashes={editing.clashes}
        onDiscard={documentEditor.discardDraft}
        onTakeTheirs={documentEditor.takeTheirs}
      />
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <section className={styles['part']} aria-labelledby="words">
          <h2 id="words" tabIndex={-1}>
            Words
          </h2>
          <div className={styles['words']}>
            <RecordFields
              table={form.table}
              fields={view.fields}
              problems={problems}
              {...(form.given && { given: form.given })}
              {...(form.own && { own: form.own(part) })}
              onChange={changeDocument}
            />
          </div>
        </section>
        <section className={styles['part']} aria-labelledby="publication">
          <h2 id="publication" tabIndex={-1}>
            Publication
          </h2>
          <PublicationFields
            view={view}
            problems={problems}
            isPermanent={form.filesStay === true && desk !== null && desk.file !== null}
          />
        </section>
        <SavingPart
          saving={editing}
          changes={changes}
          isListed={desk !== null}
          verb={savingWords(view, base)}
          example="The maker announced it"
          preview={{ label: 'Preview', isOpen: isPreviewed, toggle: () => setPreviewed(!isPreviewed) }}
          onReason={documentEditor.changeReason}
          onDiscard={documentEditor.discardDraft}
        />
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
