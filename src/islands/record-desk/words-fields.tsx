import { given } from '#domain/value/given.ts';
import { useId } from 'react';
import { witnessScopes } from '#domain/tool/plan/plan-words.ts';
import type { Sources, Witness } from '#domain/tool/evidence/source.schema.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';
import { useFocusAfter } from '../use-focus-after.ts';

/** Most witnesses of one value. */
const MAX_WORDS = 4;

interface Props {
  /** The value that they stand behind, in words. */
  of: string;
  /** Its place, such as `plans.0.price.evidence`: problems are told by place. */
  place: string;
  value: readonly Witness[];
  sources: Sources;
  problems: Readonly<Record<string, string>>;
  /** Whether they stood behind another value before: then they go unless they are changed. */
  isStale?: boolean;
  onChange(value: Witness[]): void;
}

/** The words behind one value: of which source, as read, in English, and what they say when witnesses differ. */
export function WordsFields({ of, place, value, sources, problems, isStale = false, onChange }: Props) {
  const { place: box, focusAfter } = useFocusAfter<HTMLDivElement>();
  const note = useId();
  const names = Object.keys(sources);
  const put = (index: number, next: Witness) => onChange(value.map((one, at) => (at === index ? next : one)));
  const add = () => {
    onChange([...value, { source: names[0] ?? '', quote: '' }]);
    focusAfter(`[data-words="${value.length}"] select`);
  };
  const takeAway = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    focusAfter(':scope > p button');
  };
  const whole = problems[place];
  return (
    <div ref={box} className={styles['proof']}>
      {isStale && (
        <p className={styles['problem']}>
          These words stood behind the value of before: change them, or they go with it.
        </p>
      )}
      {value.map((words, index) => (
        <WordsOfOne
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name, and their fields keep nothing of their own
          key={index}
          index={index}
          of={of}
          value={words}
          names={names}
          isEnglish={sources[words.source]?.language === 'en'}
          isOneOfMany={value.length > 1}
          at={(part) => problems[`${place}.${index}.${part}`]}
          onChange={(next) => put(index, next)}
          onTakeAway={() => takeAway(index)}
        />
      ))}
      <p className={styles['source']}>
        {value.length === 0 && <span className={styles['note']}>No words: shown as not confirmed.</span>}
        <button
          type="button"
          className="button"
          disabled={names.length === 0 || value.length >= MAX_WORDS}
          {...(names.length === 0 && { 'aria-describedby': note })}
          onClick={add}
        >
          Add words<span className="visually-hidden"> that say “{of}”</span>
        </button>
        {names.length === 0 && (
          <span id={note} className={styles['note']}>
            Add a source first.
          </span>
        )}
        {whole && <span className={styles['problem']}>{whole}</span>}
      </p>
    </div>
  );
}

function WordsOfOne({
  index,
  of,
  value,
  names,
  isEnglish,
  isOneOfMany,
  at,
  onChange,
  onTakeAway,
}: {
  index: number;
  of: string;
  value: Witness;
  names: readonly string[];
  isEnglish: boolean;
  isOneOfMany: boolean;
  at(part: string): string | undefined;
  onChange(value: Witness): void;
  onTakeAway(): void;
}) {
  const { english, says, about, ...rest } = value;
  const put = (change: Partial<Record<'source' | 'quote' | 'english' | 'says' | 'about', string>>) => {
    const next = { ...given({ english, says, about }), ...change };
    const said = Object.fromEntries(
      Object.entries(next).filter(([name, text]) => text !== '' || name === 'source' || name === 'quote'),
    );
    onChange({ ...rest, ...said } as Witness);
  };
  return (
    <fieldset className={styles['evidence']} data-words={index}>
      <legend>
        Words {index + 1} on “{of}”
      </legend>
      <ChoiceField
        label="Source"
        value={value.source}
        words={names}
        problem={at('source')}
        onChange={(source) => put({ source })}
      />
      <TextField
        label="The words, as read"
        rows={2}
        value={value.quote}
        problem={at('quote')}
        onChange={(quote) => put({ quote })}
      />
      {(!isEnglish || english !== undefined) && (
        <TextField
          label="In English"
          rows={2}
          value={english ?? ''}
          problem={at('english')}
          onChange={(text) => put({ english: text })}
        />
      )}
      {(isOneOfMany || says !== undefined) && (
        <TextField
          label="What they say, where others differ"
          value={says ?? ''}
          maxLength={80}
          problem={at('says')}
          note="An answer, or an amount such as $12."
          onChange={(text) => put({ says: text })}
        />
      )}
      <ChoiceField
        label="About"
        value={about ?? ''}
        words={witnessScopes}
        empty="the app"
        problem={at('about')}
        onChange={(scope) => put({ about: scope })}
      />
      <button type="button" className="button" onClick={onTakeAway}>
        Take away
        <span className="visually-hidden">
          {' '}
          words {index + 1} on “{of}”
        </span>
      </button>
    </fieldset>
  );
}
