import { type Evidence, type FactName, factTitles, evidenceKinds } from '#domain/tool/evidence.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';

interface Props {
  fact: FactName;
  value: Evidence | null;
  /** Whether the value beside it was changed while its evidence stayed: then it would be dropped. */
  isLost: boolean;
  problems: Readonly<Record<string, string>>;
  onChange(value: Evidence | null): void;
}

/** What stands behind one value: the page, its kind, the words, the days. */
export function EvidenceFields({ fact, value, isLost, problems, onChange }: Props) {
  const today = new Date().toISOString().slice(0, 10);
  const at = (part: string) => problems[`evidence.${fact}.${part}`];
  const whole = problems[`evidence.${fact}`];
  if (value === null)
    return (
      <p className={styles['source']}>
        <span className={styles['note']}>No source: shown as not confirmed.</span>
        <button
          type="button"
          className="button"
          onClick={() => onChange({ source: '', kind: 'maker', quote: '', readOn: today, pageDate: null })}
        >
          Name a source<span className="visually-hidden"> for {factTitles[fact]}</span>
        </button>
        {whole && <span className={styles['problem']}>{whole}</span>}
      </p>
    );
  const put = (change: Partial<Evidence>) => onChange({ ...value, ...change });
  return (
    <fieldset className={styles['evidence']}>
      <legend>Source of “{factTitles[fact]}”</legend>
      {isLost && (
        <p className={styles['problem']}>
          It stood behind the value of before and goes with it.{' '}
          <button type="button" className="button" onClick={() => put({ readOn: today })}>
            The page says the new value: I read it today
          </button>
        </p>
      )}
      {whole && <p className={styles['problem']}>{whole}</p>}
      <TextField
        label="Page"
        type="url"
        value={value.source}
        problem={at('source')}
        onChange={(source) => put({ source })}
      />
      <ChoiceField
        label="Kind"
        value={value.kind}
        words={evidenceKinds}
        problem={at('kind')}
        onChange={(kind) => put({ kind })}
      />
      <TextField
        label="The words that say it"
        rows={2}
        value={value.quote}
        problem={at('quote')}
        onChange={(quote) => put({ quote })}
      />
      <TextField
        label="Read on"
        type="date"
        value={value.readOn}
        problem={at('readOn')}
        onChange={(readOn) => put({ readOn })}
      />
      <TextField
        label="The page’s own date"
        type="date"
        value={value.pageDate ?? ''}
        problem={at('pageDate')}
        onChange={(day) => put({ pageDate: day || null })}
      />
      <button type="button" className="button" onClick={() => onChange(null)}>
        Take the source away
      </button>
    </fieldset>
  );
}
