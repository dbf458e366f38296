import { useEffect, useLayoutEffect, useRef } from 'react';
import { fieldText, fieldTitle } from '#domain/admin/field-text.ts';
import type { RecordChange } from '#domain/record/record-changes.ts';
import { ChangeList } from '#parts/desk-changes.tsx';
import { TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';

/** What an editor at the desk has typed, as far as saving goes. */
interface Saving {
  reason: string;
  /** What is wrong, by field. */
  problems: Readonly<Record<string, string>>;
  /** What kept the last try from coming through, in words. */
  problem: string | null;
  isBusy: boolean;
}

interface Props {
  saving: Saving;
  changes: readonly RecordChange[];
  /** Whether the changes are listed: of something new they are all of it. */
  isListed: boolean;
  /** What the button that saves does. */
  verb: string;
  /** Whether nothing can be saved, whatever was typed. */
  isOver?: boolean;
  /** An example of a reason. */
  example: string;
  preview: { label: string; isOpen: boolean; toggle(): void };
  onReason(reason: string): void;
  onDiscard(): void;
}

/** The end of a form at the desk: what saving would change, why, what is wrong, and the ways on. */
export function SavingPart(props: Props) {
  const { saving, changes, isListed, verb, isOver = false, example, preview, onReason, onDiscard } = props;
  const { reason, problems, problem, isBusy } = saving;
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const isNothing = changes.length === 0;
  /** Whether what is under way was begun here. */
  const isOwn = useRef(false);
  useLayoutEffect(() => {
    const isHere = () => place.current?.contains(document.activeElement) ?? false;
    if (!isBusy && isOwn.current && isNothing && !isHere()) heading.current?.focus(); // the button is disabled now
    isOwn.current = isBusy && isHere();
  }, [isBusy]);
  return (
    <section ref={place} className={styles['part']} aria-labelledby="difference">
      <h2 id="difference" ref={heading} tabIndex={-1}>
        What changes
      </h2>
      <p role="status">{isNothing ? 'Nothing yet.' : `${changes.length} of its fields:`}</p>
      {isListed && <ChangeList changes={changes} />}
      <TextField
        label="Why"
        value={reason}
        problem={problems['reason']}
        note={`The history shows it, such as “${example}”.`}
        maxLength={300}
        onChange={onReason}
      />
      <p role="alert" className={styles['problem']}>
        {problem}
        {Object.entries(problems).map(([field, remedy]) => (
          <span key={field}>
            {fieldTitle(field)}: {remedy}
          </span>
        ))}
      </p>
      <p className={styles['ways']}>
        <button type="submit" className="button button-signal" disabled={isBusy || isOver || isNothing}>
          {isBusy ? 'Saving...' : verb}
        </button>
        <button type="button" className="button" aria-expanded={preview.isOpen} onClick={preview.toggle}>
          {preview.label}
        </button>
        <button
          type="button"
          className="button"
          disabled={isBusy || isNothing}
          onClick={() => {
            onDiscard();
            heading.current?.focus();
          }}
        >
          Put everything back
        </button>
      </p>
    </section>
  );
}

interface DraftProps {
  /** ISO time; null without one. */
  draftAt: string | null;
  /** Places that somebody else changed meanwhile: theirs before, mine after. */
  clashes: readonly RecordChange[];
  onDiscard(): void;
  onTakeTheirs(clash: RecordChange): void;
}

/** What the editor has to know before going on: a draft came back, or somebody else was faster. */
export function DraftNotices({ draftAt, clashes, onDiscard, onTakeTheirs }: DraftProps) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (clashes.length > 0) told.current?.focus(); // it stands far above the button that saved
  }, [clashes]);
  return (
    <>
      {draftAt && (
        <p className={styles['notice']}>
          Your draft of {new Date(draftAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })} is back in
          the form.{' '}
          <button type="button" className="button" onClick={onDiscard}>
            Discard it
          </button>
        </p>
      )}
      {clashes.length > 0 && (
        <div ref={told} tabIndex={-1} className={styles['notice']} role="alert">
          <p>Somebody else saved other values meanwhile. Yours are in the form; nothing of theirs is lost:</p>
          <ul>
            {clashes.map((clash) => (
              <li key={clash.field}>
                {fieldTitle(clash.field)}: theirs “{fieldText(clash.before)}”, yours “{fieldText(clash.after)}”{' '}
                <button type="button" className="button" onClick={() => onTakeTheirs(clash)}>
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

/** A part of a form: its heading's id, and what leads there. */
interface Part {
  id: string;
  name: string;
}

/** Leads to the parts of a long form: its own, and those that every form at the desk ends with. */
export function PartLinks({ parts, hasHistory }: { parts: readonly Part[]; hasHistory: boolean }) {
  const last = [
    { id: 'difference', name: 'What changes' },
    ...(hasHistory ? [{ id: 'history', name: 'History' }] : []),
  ];
  return (
    <nav className={styles['ways']} aria-label="Parts of this form">
      {[...parts, ...last].map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
