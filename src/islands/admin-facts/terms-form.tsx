import { type FormEvent, useEffect, useRef } from 'react';
import type { TermsOnDesk } from '#api/admin-terms.ts';
import { type FactName, factNames, factTitles } from '#domain/tool/evidence/evidence.ts';
import type { SentenceTopic } from '#domain/watch/terms/sentence-topics.ts';
import type { TermsChange } from '#domain/watch/terms/terms-desk.schema.ts';
import { $isDecidingTerms, confirmTerms } from '#state/terms-desk.ts';
import { BoxField, ChoiceField } from '#parts/form-field.tsx';
import { useStore } from '../use-store.ts';
import styles from './facts.module.css';

interface FormProps {
  source: string;
  change: TermsChange;
  tools: TermsOnDesk['tools'];
  onDone: () => void;
}

const factOf: Record<SentenceTopic, FactName> = {
  rights: 'commercialUse',
  training: 'trainsOnUploads',
  ownership: 'commercialUse',
  indemnity: 'indemnity',
  price: 'price',
  plans: 'price',
  arbitration: 'commercialUse',
};

/** How a change of terms is confirmed: about which tool and fact, and what it means for a reader. */
export function TermsForm({ source, change, tools, onDone }: FormProps) {
  const isDeciding = useStore($isDecidingTerms);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('textarea')?.focus();
  }, []);
  const [topic = 'rights'] = change.topics;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const toolId = Number(given.get('termsTool'));
    const name = tools.find(({ id }) => id === toolId)?.name ?? '';
    const about = {
      toolId,
      fact: given.get('termsFact') as FactName,
      meaning: String(given.get('termsMeaning')).trim(),
    };
    void confirmTerms(source, change, about, name).then((isDone) => isDone && onDone());
  };

  return (
    <form ref={form} className={styles['form']} onSubmit={submit} aria-label="Tell readers what changed">
      <BoxField
        name="termsMeaning"
        label="What it means for a reader, in one sentence"
        rows={2}
        minLength={10}
        maxLength={240}
        note="It stands on the tool’s page above both wordings, and in the letter to those who saved it."
      />
      <div className={styles['pair']}>
        <ChoiceField
          name="termsTool"
          label="Tool"
          placeholder="Choose one"
          choices={tools.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue={tools.length === 1 ? String(tools[0]?.id) : ''}
        />
        <ChoiceField
          name="termsFact"
          label="The fact it is about"
          placeholder="Choose one"
          choices={factNames.map((fact) => ({ value: fact, label: factTitles[fact] }))}
          defaultValue={factOf[topic]}
        />
      </div>
      <p className={styles['actions']}>
        <button type="submit" className="button button-signal" disabled={isDeciding}>
          Confirm
        </button>
        <button type="button" className="button" onClick={onDone}>
          Cancel
        </button>
      </p>
    </form>
  );
}
