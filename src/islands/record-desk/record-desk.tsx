import { type ReactNode, useEffect, useState } from 'react';
import type { DeskRecord, Editing, RecordEditor } from '#state/record-editor.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import styles from '#parts/desk-room.module.css';
import { AdminGate } from '../admin-gate.tsx';
import { useStore } from '../use-store.ts';
import { RecordHistory } from './record-history.tsx';
import { DraftNotices, PartLinks, SavingPart } from './record-saving.tsx';

/** What is its own to a kind of record at the desk; everything else is the same for all of them. */
export interface DeskForm<Edited, Desk extends DeskRecord, About> {
  editor: RecordEditor<Edited, Desk, About>;
  /** The room's address. */
  path: `/admin/${string}`;
  /** How one is called: 'drop'. */
  noun: string;
  /** What is said where there is none: 'Nothing has this address.' */
  missing: string;
  titleOf(edited: Edited): string;
  /** Ways on from its head, and where it stands. */
  ways(editing: Editing<Edited, Desk, About>): ReactNode;
  /** What has to be known before anything is changed. */
  notices(editing: Editing<Edited, Desk, About>): ReactNode;
  /** Its fields by part, in the order of the form. */
  parts(editing: Editing<Edited, Desk, About>): readonly FormPart[];
  /** What the button that saves does. */
  verb(editing: Editing<Edited, Desk, About>): string;
  /** Whether nothing can be saved, whatever was typed. */
  isOver?(about: About): boolean;
  /** An example of a reason. */
  example: string;
  /** Where a new one leads once it is saved. */
  next(key: string, about: About): string;
  /** The record as readers will see it. */
  preview: { label: string; of(editing: Editing<Edited, Desk, About>): ReactNode };
  /** Whether it is told field by field: what a new one says is listed, and the history can be asked for one field. */
  isByField: boolean;
  /** What the history says of the first change: 'Written'. */
  created: string;
  /** What takes the first change back. */
  takeDown: string;
}

interface FormPart {
  id: string;
  /** What the links to the parts call it. */
  name: string;
  title?: string;
  fields: ReactNode;
}

/** The desk of one kind of record, for admins: what the address's search asks for. */
export function RecordDesk({ path, room }: { path: `/admin/${string}`; room(search: string): ReactNode }) {
  return (
    <AdminGate path={path}>
      <Room of={room} />
    </AdminGate>
  );
}

function Room({ of }: { of(search: string): ReactNode }) {
  const [search, setSearch] = useState<string | null>(null);
  useEffect(() => setSearch(window.location.search), []);
  return search === null ? null : of(search);
}

interface EditorProps<Edited, Desk extends DeskRecord, About> {
  form: DeskForm<Edited, Desk, About>;
  /** Opens the record, or begins with a new one. */
  begin(): unknown;
}

/** The form of one record: its fields, the difference before saving, preview and history. */
export function RecordForm<Edited, Desk extends DeskRecord, About>({ form, begin }: EditorProps<Edited, Desk, About>) {
  const editing = useStore(form.editor.$editing, 'loading');
  useEffect(() => void begin(), []);

  if (editing === 'loading') return <DeskSkeleton label={`Fetching the ${form.noun}`} />;
  if (typeof editing === 'string')
    return (
      <DeskNotice
        title={editing === 'missing' ? `No such ${form.noun}` : 'Nothing could be read'}
        text={editing === 'missing' ? form.missing : 'Our storage does not answer right now.'}
        mood="doubtful"
      >
        <a className="button" href={form.path}>
          To the list
        </a>
      </DeskNotice>
    );
  return <OpenForm form={form} editing={editing} />;
}

function OpenForm<Edited, Desk extends DeskRecord, About>({
  form,
  editing,
}: {
  form: DeskForm<Edited, Desk, About>;
  editing: Editing<Edited, Desk, About>;
}) {
  const [isPreviewed, setPreviewed] = useState(false);
  const { desk, edited, about } = editing;
  const { editor, noun } = form;
  const parts = form.parts(editing);
  const save = async () => {
    const saved = await editor.save();
    if (saved !== null && desk === null) window.location.assign(form.next(saved, about));
  };
  return (
    <div className={styles['desk']}>
      <header className={styles['head']}>
        <p className={styles['ways']}>
          <a href={form.path}>All {noun}s</a>
          {form.ways(editing)}
        </p>
        <h2 className={styles['title']}>{form.titleOf(edited) || `A new ${noun}`}</h2>
        <PartLinks parts={parts} hasHistory={desk !== null} />
      </header>
      {form.notices(editing)}
      <DraftNotices
        draftAt={editing.draftAt}
        clashes={editing.clashes}
        onDiscard={editor.discardDraft}
        onTakeTheirs={editor.takeTheirs}
      />
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {parts.map(({ id, name, title = name, fields }) => (
          <section key={id} className={styles['part']} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {fields}
          </section>
        ))}
        <SavingPart
          saving={editing}
          changes={editor.difference(editing)}
          isListed={form.isByField || desk !== null}
          verb={form.verb(editing)}
          isOver={form.isOver?.(about) ?? false}
          example={form.example}
          preview={{ label: form.preview.label, isOpen: isPreviewed, toggle: () => setPreviewed(!isPreviewed) }}
          onReason={editor.changeReason}
          onDiscard={editor.discardDraft}
        />
      </form>
      {isPreviewed && (
        <section className={styles['preview']} aria-label="Preview">
          {form.preview.of(editing)}
        </section>
      )}
      {desk && <RecordHistory form={form} history={desk.history} isBusy={editing.isBusy} undo={editor.undo} />}
    </div>
  );
}
