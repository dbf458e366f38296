import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './desk-room.module.css';

interface FieldProps {
  label: string;
  /** A heading says it already to those who see it. */
  isLabelHidden?: boolean;
  /** What is wrong with it, in words. */
  problem?: string | undefined;
  note?: string | undefined;
  /** Draws the control with the id that its label names. */
  children(control: { id: string; className: string; 'aria-invalid': boolean; 'aria-describedby'?: string }): ReactNode;
}

/** A control with its label, what helps, and what is wrong with it. */
function Field({ label, isLabelHidden = false, problem, note, children }: FieldProps) {
  const id = useId();
  const words = `${id}-words`;
  const isDescribed = problem !== undefined || note !== undefined;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {children({
        id,
        className: 'field',
        'aria-invalid': problem !== undefined,
        ...(isDescribed && { 'aria-describedby': words }),
      })}
      {isDescribed && (
        <p id={words} className={problem === undefined ? styles['note'] : styles['problem']}>
          {problem ?? note}
        </p>
      )}
    </div>
  );
}

/** A text of one line, or of several. */
export function TextField({
  value,
  onChange,
  rows,
  type = 'text',
  list,
  maxLength,
  onKeyDown,
  ...field
}: Omit<FieldProps, 'children'> & {
  value: string;
  onChange(value: string): void;
  rows?: number;
  type?: 'text' | 'url' | 'date' | 'number';
  /** Id of the `datalist` that it offers. */
  list?: string;
  maxLength?: number;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}) {
  return (
    <Field {...field}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            type={type}
            value={value}
            autoComplete="off"
            {...(type === 'number' && { min: 0, step: 'any' })}
            {...(list !== undefined && { list })}
            {...(maxLength !== undefined && { maxLength })}
            {...(onKeyDown && { onKeyDown })}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <textarea {...control} rows={rows} value={value} onChange={({ target }) => onChange(target.value)} />
        )
      }
    </Field>
  );
}

/** One word of a closed list. */
export function ChoiceField<Word extends string>({
  value,
  words,
  onChange,
  empty,
  labels = {},
  ...field
}: Omit<FieldProps, 'children'> & {
  value: Word | '';
  words: readonly Word[];
  onChange(value: Word): void;
  /** Words for no choice, where there may be none. */
  empty?: string;
  labels?: Partial<Record<Word, string>>;
}) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value as Word)}>
          {(empty !== undefined || value === '') && <option value="">{empty ?? 'Choose …'}</option>}
          {value !== '' && !words.includes(value) && <option value={value}>{value} (not in the vocabulary)</option>}
          {words.map((word) => (
            <option key={word} value={word}>
              {labels[word] ?? word}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Several words of a closed list in their order: one choice for each, and an empty one to add. */
export function OrderedField<Word extends string>({
  label,
  value,
  words,
  onChange,
  problem,
  note,
  most = 10,
  labels = {},
}: {
  label: string;
  value: readonly Word[];
  words: readonly Word[];
  onChange(value: Word[]): void;
  problem?: string | undefined;
  note?: string | undefined;
  most?: number;
  /** What a word is called, where that says more. */
  labels?: Partial<Record<Word, string>>;
}) {
  const put = (index: number, word: Word | '') => {
    const next: (Word | '')[] = [...value];
    next[index] = word;
    onChange(next.filter((one, at): one is Word => one !== '' && next.indexOf(one) === at));
  };
  const places = value.length < Math.min(most, words.length) ? [...value, '' as const] : value;
  return (
    <fieldset className={styles['ordered']}>
      <legend>{label}</legend>
      {places.map((word, index) => (
        <select
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the order is its only name, and it keeps nothing of its own
          key={index}
          className="field"
          aria-label={`${label}, ${index + 1}`}
          aria-invalid={problem !== undefined}
          value={word}
          onChange={({ target }) => put(index, target.value as Word | '')}
        >
          <option value="">{word === '' ? 'Add …' : 'Take out'}</option>
          {word !== '' && !words.includes(word) && <option value={word}>{word}</option>}
          {words
            .filter((one) => one === word || !value.includes(one))
            .map((one) => (
              <option key={one} value={one}>
                {labels[one] ?? one}
              </option>
            ))}
        </select>
      ))}
      {(problem ?? note) !== undefined && (
        <p className={problem === undefined ? styles['note'] : styles['problem']}>{problem ?? note}</p>
      )}
    </fieldset>
  );
}
