import { type SubmitEvent, useEffect, useRef } from 'react';
import { OWN_RULES_BOUNDS, type OwnRulesWords } from '#domain/rules/own-rules.ts';
import { $ownRulesPending, keepOwnRules } from '#state/own-rules.ts';
import { useStore } from '../use-store.ts';
import styles from './rules.module.css';

interface Props {
  words: OwnRulesWords;
  /** The list was kept, or the reader turned away. */
  onEnd(): void;
}

/** Name, client and note of a list of rules. */
export function OwnRulesForm({ words, onEnd }: Props) {
  const isPending = useStore($ownRulesPending);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const keep = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const [name, client, note] = ['own-name', 'own-client', 'own-note'].map((field) =>
      `${said.get(field) ?? ''}`.trim(),
    );
    if (await keepOwnRules({ ...words, name: name ?? '', client: client ?? '', note: note ?? '' })) onEnd();
  };
  return (
    <form className={styles['own-form']} onSubmit={(event) => void keep(event)}>
      <label htmlFor="own-name">Name</label>
      <input
        ref={first}
        className="field"
        id="own-name"
        name="own-name"
        required
        pattern=".*\S.*"
        title="A name, so that you know it again"
        maxLength={OWN_RULES_BOUNDS.name}
        defaultValue={words.name}
        autoComplete="off"
      />
      <label htmlFor="own-client">Client</label>
      <input
        className="field"
        id="own-client"
        name="own-client"
        maxLength={OWN_RULES_BOUNDS.client}
        defaultValue={words.client}
        autoComplete="off"
      />
      <label htmlFor="own-note">Note</label>
      <textarea
        className="field"
        id="own-note"
        name="own-note"
        rows={3}
        maxLength={OWN_RULES_BOUNDS.note}
        defaultValue={words.note}
      />
      <p className={styles['says']}>
        Kept with the rules above, revenue and people too, and put in force. Name and note stand on the sheet that you
        send to the client.
      </p>
      <div className={styles['own-ways']}>
        <button type="submit" className="button button-signal" disabled={isPending}>
          Keep
        </button>
        <button type="button" className="button button-plain" onClick={onEnd}>
          Cancel
        </button>
      </div>
    </form>
  );
}
