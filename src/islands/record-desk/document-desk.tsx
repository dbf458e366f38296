import { upperFirst } from '#domain/text/first-letter.ts';
import type { DeskDocument } from '#api/admin-document.contract.ts';
import { fieldTitle } from '#domain/admin/field-text.ts';
import type { DocumentView } from '#domain/record/document-view.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import { emptyFields } from '#domain/record/record-field.ts';
import { dayText } from '#domain/value/day-text.ts';
import { type DocumentEditing, changeDocument, documentEditor, openNewDocument } from '#state/document-editor.ts';
import styles from '#parts/desk-room.module.css';
import { RecordFields } from '#parts/record-fields.tsx';
import type { DocumentForm } from './document-form.ts';
import { DocumentList } from './document-list.tsx';
import { PublicationFields, savingWords } from './publication-fields.tsx';
import { RecordDesk, RecordForm, type DeskForm } from './record-desk.tsx';

/** The desk of one kind of document: the list, or with `?key=…` or `?new` in the address the form of one. */
export function DocumentDesk({ form }: { form: DocumentForm }) {
  return (
    <RecordDesk
      path={form.path}
      room={(search) => {
        const params = new URLSearchParams(search);
        const key = params.get('key');
        if (key === null && !params.has('new')) return <DocumentList form={form} />;
        const begin = () => (key === null ? beginNew(form, params) : documentEditor.open(key, form.kind));
        return <RecordForm form={deskForm(form)} begin={begin} />;
      }}
    />
  );
}

async function beginNew(form: DocumentForm, params: URLSearchParams): Promise<void> {
  const start = await form.start?.(params).catch(() => null);
  openNewDocument(form.kind, emptyFields(form.table), start?.fields, start?.about);
}

/** Its words, and when readers see them. */
function deskForm(form: DocumentForm): DeskForm<DocumentView, DeskDocument, DocumentKind> {
  const { path, noun, table, given, own, filesStay, Preview } = form;
  const partOf = ({ desk, edited: { fields }, problems }: DocumentEditing) => ({ desk, fields, problems });
  return {
    editor: documentEditor,
    path,
    noun,
    missing: 'Nothing has this address.',
    titleOf: ({ fields }) => form.titleOf(fields),
    ways: ({ desk }) =>
      desk && (
        <>
          {(desk.standing === 'published' || desk.isShownMeanwhile) && (
            <a href={form.pathOf(desk.key)}>Where readers find it</a>
          )}
          <span>{standingText(desk)}</span>
          {!desk.isBuilt && (
            <span role="status">
              The pages were built before its last change: the next build says it, and this line goes when it does.
            </span>
          )}
        </>
      ),
    notices: ({ desk }) => desk && <FileNotices desk={desk} />,
    parts: (editing) => [
      {
        id: 'words',
        name: 'Words',
        fields: (
          <div className={styles['words']}>
            <RecordFields
              table={table}
              fields={editing.edited.fields}
              problems={editing.problems}
              {...(given && { given })}
              {...(own && { own: own(partOf(editing)) })}
              onChange={changeDocument}
            />
          </div>
        ),
      },
      {
        id: 'publication',
        name: 'Publication',
        fields: (
          <PublicationFields
            view={editing.edited}
            problems={editing.problems}
            isPermanent={filesStay === true && editing.desk !== null && editing.desk.file !== null}
          />
        ),
      },
    ],
    verb: ({ edited, base }) => savingWords(edited, base),
    example: 'The maker announced it',
    next: (key) => `${path}?key=${key}`,
    preview: { label: 'Preview', of: (editing) => <Preview {...partOf(editing)} /> },
    isByField: false,
    created: 'Written',
    takeDown: 'Take it down',
  };
}

/** Where file and desk do not say the same. */
function FileNotices({ desk: { leftOut, movedOn } }: { desk: DeskDocument }) {
  return (
    <>
      {leftOut !== null && (
        <p className={styles['notice']} role="status">
          The last build could not print it and published everything else: {leftOut}. Put it right and save it: the next
          build takes it in.
        </p>
      )}
      {movedOn.length > 0 && (
        <p className={styles['notice']} role="status">
          Its file was changed after this desk had changed it, so the file holds in:{' '}
          {movedOn.map(fieldTitle).join(', ')}. What stood here is in the history.
        </p>
      )}
    </>
  );
}

function standingText({ standing, showsOn, isShownMeanwhile }: DeskDocument): string {
  if (standing === 'scheduled' && showsOn)
    return `Scheduled for ${dayText(showsOn)}.${isShownMeanwhile ? ' Readers see what it said before until then.' : ''}`;
  return `${upperFirst(standing)}.`;
}
