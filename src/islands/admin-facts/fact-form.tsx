import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FactOnDesk } from '#api/admin-facts.contract.ts';
import { $isDeciding, decide } from '#state/fact-debt.ts';
import { dropFormDraft, fillForm, keepFormDraft, readFormDraft } from '#state/form-draft.ts';
import { TextField } from '#parts/form-field.tsx';
import { useStore } from '../use-store.ts';
import { type FormMode, draftName } from './draft-name.ts';
import { EvidenceFields, evidenceOf } from './evidence-fields.tsx';
import { fieldsOf, ValueFields } from './value-fields.tsx';
import styles from './facts.module.css';

interface FormProps {
  task: FactOnDesk;
  mode: FormMode;
  onDone: () => void;
}

/** How a fact is confirmed or corrected: the value, the page that says it, its words, and why. */
export function FactForm({ task, mode, onDone }: FormProps) {
  const isDeciding = useStore($isDeciding);
  const form = useRef<HTMLFormElement>(null);
  const { evidence, reports } = task;
  const name = draftName(task, mode);
  const [chosen] = useState(chosenWords);
  useEffect(() => {
    const draft = readFormDraft(name);
    if (form.current && draft) fillForm(form.current, chosen === '' ? draft : { ...draft, quote: [chosen] });
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    void decide(task, {
      decision: mode,
      reason: text('reason'),
      toldBy: text('toldBy') || null,
      ...(mode === 'correct' && { fields: fieldsOf(task, text) }),
      evidence: evidenceOf(text),
    }).then((isDone) => isDone && close());
  };
  const close = () => {
    dropFormDraft(name);
    onDone();
  };

  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={submit}
      onChange={({ currentTarget }) => keepFormDraft(name, new FormData(currentTarget))}
      aria-label={mode === 'correct' ? 'Correct this fact' : 'Confirm this fact'}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
      }}
    >
      {mode === 'correct' && <ValueFields task={task} />}
      <EvidenceFields
        start={{ ...evidence, quote: chosen || evidence?.quote }}
        note="Select them under “Now” before you begin, and they stand here."
      />
      <TextField
        name="reason"
        label={mode === 'correct' ? 'Why, for everybody to read' : 'A note'}
        isOptional={mode === 'confirm'}
        minLength={3}
        maxLength={300}
        defaultValue={mode === 'correct' ? 'The page says otherwise by now' : ''}
        note={
          mode === 'correct'
            ? 'Public: it stands on Corrections and on the tool’s page as you write it here.'
            : 'Not printed on Corrections; whoever told us reads it in our answer.'
        }
      />
      {reports.length > 0 && (
        <TextField name="toldBy" label="Who told us, if they wish to be named" isOptional maxLength={80} />
      )}
      <p className={styles['actions']}>
        <button type="submit" className="button button-signal" disabled={isDeciding}>
          {mode === 'correct' ? 'Correct it' : 'Confirm it'}
        </button>
        <button type="button" className="button" onClick={close}>
          Back
        </button>
      </p>
    </form>
  );
}

/** Words that are selected in what the page says now. */
function chosenWords(): string {
  const selection = window.getSelection();
  const place = selection?.anchorNode?.parentElement?.closest('[data-now]');
  return place ? (selection?.toString().trim().slice(0, 240) ?? '') : '';
}
