import { type Evidence, type FactName, factTitles, evidenceKinds } from '#domain/tool/evidence.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';
import { useFocusAfter } from '../use-focus-after.ts';

interface Props {
  fact: FactName;
  value: Evidence | null;
  /** Whether the value beside it was changed while its evidence stayed: then it would be dropped. */
  isLost: boolean;
  problems: Readonly<Record<string, string>>;
  onChange(value: Evidence | null): void;
}

/** What stands behind one value: the page, its kind, the words, the days; or a way to name it. */
export function EvidenceFields(props: Props) {
  const { fact, value, problems, onChange } = props;
  const { place, focusAfter } = useFocusAfter<HTMLDivElement>();
  const problem = problems[`evidence.${fact}`];
  const begin = () => {
    onChange({ source: '', kind: 'maker', quote: '', readOn: today(), pageDate: null });
    focusAfter('input');
  };
  return (
    <div ref={place}>
      {value !== null ? (
        <Source {...props} value={value} focusAfter={focusAfter} />
      ) : (
        <p className={styles['source']}>
          <span className={styles['note']}>No source: shown as not confirmed.</span>
          <button type="button" className="button" onClick={begin}>
            Name a source<span className="visually-hidden"> for {factTitles[fact]}</span>
          </button>
          {problem && <span className={styles['problem']}>{problem}</span>}
        </p>
      )}
    </div>
  );
}

function Source({
  fact,
  value,
  isLost,
  problems,
  onChange,
  focusAfter,
}: Props & { value: Evidence; focusAfter(selector: string): void }) {
  const at = (part: string) => problems[`evidence.${fact}.${part}`];
  const whole = problems[`evidence.${fact}`];
  const put = (change: Partial<Evidence>) => onChange({ ...value, ...change });
  const readToday = () => {
    put({ readOn: today() });
    focusAfter('textarea'); // its words are another now, too
  };
  const takeAway = () => {
    onChange(null);
    focusAfter('button');
  };
  return (
    <fieldset className={styles['evidence']}>
      <legend>Source of “{factTitles[fact]}”</legend>
      {isLost && (
        <p className={styles['problem']}>
          It stood behind the value of before and goes with it.{' '}
          <button type="button" className="button" onClick={readToday}>
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
      <TextField
        label="The words that say it"
        rows={2}
        value={value.quote}
        problem={at('quote')}
        onChange={(quote) => put({ quote })}
      />
      <ChoiceField
        label="Kind"
        value={value.kind}
        words={evidenceKinds}
        problem={at('kind')}
        onChange={(kind) => put({ kind })}
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
      <button type="button" className="button" onClick={takeAway}>
        Take the source away
      </button>
    </fieldset>
  );
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
