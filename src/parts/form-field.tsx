import type { ComponentProps } from 'react';
import styles from './form-field.module.css';

interface FieldProps {
  name: string;
  label: string;
  error?: string | undefined;
  /** A line that helps, under the field. */
  note?: string | undefined;
  isOptional?: boolean;
}

type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'name' | 'className'>;
type BoxProps = FieldProps & { rows: number } & Omit<ComponentProps<'textarea'>, 'name' | 'className'>;
type ChoiceProps = FieldProps & { choices: readonly { value: string; label: string }[]; placeholder: string } & Omit<
    ComponentProps<'select'>,
    'name' | 'className'
  >;

/** A field of one line with its label and, under it, what is wrong with it. */
export function TextField({ name, label, error, note, isOptional = false, ...input }: InputProps) {
  return (
    <FieldFrame {...{ name, label, error, note, isOptional }}>
      <input
        className="field"
        id={`field-${name}`}
        name={name}
        required={!isOptional}
        {...describedBy(name, error, note)}
        {...input}
      />
    </FieldFrame>
  );
}

/** The same as a box of several lines. */
export function BoxField({ name, label, error, note, isOptional = false, ...box }: BoxProps) {
  return (
    <FieldFrame {...{ name, label, error, note, isOptional }}>
      <textarea
        className={`field ${styles['box']}`}
        id={`field-${name}`}
        name={name}
        required={!isOptional}
        {...describedBy(name, error, note)}
        {...box}
      />
    </FieldFrame>
  );
}

/** The same as one choice out of a closed list; to begin with nothing is chosen. */
export function ChoiceField({
  name,
  label,
  error,
  note,
  isOptional = false,
  choices,
  placeholder,
  ...select
}: ChoiceProps) {
  return (
    <FieldFrame {...{ name, label, error, note, isOptional }}>
      <select
        className="field"
        id={`field-${name}`}
        name={name}
        required={!isOptional}
        {...describedBy(name, error, note)}
        {...select}
      >
        <option value="">{placeholder}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A field that no person sees or reaches: whoever fills it in is none. */
export function TrapField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function FieldFrame({ name, label, error, note, isOptional, children }: FieldProps & { children: React.ReactNode }) {
  return (
    <div className={styles['frame']}>
      <label htmlFor={`field-${name}`}>
        {label}
        {isOptional && <span className={styles['optional']}> (optional)</span>}
      </label>
      {children}
      {error !== undefined && (
        <p id={`error-${name}`} className={styles['error']}>
          {error}
        </p>
      )}
      {note !== undefined && (
        <p id={`note-${name}`} className={styles['note']}>
          {note}
        </p>
      )}
    </div>
  );
}

function describedBy(name: string, error: string | undefined, note: string | undefined) {
  const ids = [error === undefined ? '' : `error-${name}`, note === undefined ? '' : `note-${name}`]
    .filter(Boolean)
    .join(' ');
  return { 'aria-invalid': error !== undefined, ...(ids && { 'aria-describedby': ids }) };
}
