import { Fragment, type ReactNode } from 'react';
import type { Fields } from '#domain/record/file-overlay.ts';
import {
  type ChosenField,
  type FieldTable,
  type RecordField,
  type TypedField,
  isTyped,
  typedText,
  typedValue,
} from '#domain/record/record-field.ts';
import { ChoiceField, OrderedField, TextField } from './desk-field.tsx';
import styles from './desk-room.module.css';

/** Words of a list that the page gives, and how they are called. */
export interface GivenWords {
  words: readonly string[];
  labels?: Readonly<Record<string, string>>;
}

interface Props {
  table: FieldTable;
  fields: Fields;
  /** What is wrong, by place. */
  problems: Readonly<Record<string, string>>;
  /** Words of the lists that the table does not have. */
  given?: Readonly<Record<string, GivenWords>>;
  /** Inputs of its own, by field; the others of their kind are drawn elsewhere. */
  own?: Readonly<Record<string, (problem: string | undefined) => ReactNode>>;
  onChange(places: Fields): void;
}

/** The form of a record, field by field as its table has them. */
export function RecordFields({ table, fields, problems, given = {}, own = {}, onChange }: Props) {
  return Object.entries(table).map(([name, field]) => {
    if (field.isAsked && !field.isAsked(fields)) return null;
    const problem = problemAt(problems, name);
    const ownInput = own[name];
    if (ownInput) return <Fragment key={name}>{ownInput(problem)}</Fragment>;
    return (
      <FieldInput
        key={name}
        field={field}
        value={fields[name]}
        problem={problem}
        given={given[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  });
}

interface InputProps<Field> {
  field: Field;
  value: unknown;
  problem: string | undefined;
  given: GivenWords | undefined;
  onChange(value: unknown): void;
}

function FieldInput(props: InputProps<RecordField>) {
  const { field } = props;
  if (field.input === 'own') return null;
  return isTyped(field) ? <TypedInput {...props} field={field} /> : <ChosenInput {...props} field={field} />;
}

function TypedInput({ field, value, problem, onChange }: InputProps<TypedField>) {
  const { input, rows, label, note } = field;
  const text = typedText(field, value);
  const box = (
    <TextField
      label={label}
      problem={problem}
      note={typeof note === 'function' ? note(text) : note}
      {...(rows !== undefined && { rows })}
      type={input === 'lines' || input === 'markdown' ? 'text' : input}
      value={text}
      onChange={(typed) => onChange(typedValue(field, typed))}
    />
  );
  return input === 'markdown' ? <div className={styles['rows']}>{box}</div> : box;
}

function ChosenInput({ field, value, problem, given, onChange }: InputProps<ChosenField>) {
  const { input, label, note, none, most, yes } = field;
  const { words = [], labels = {} } = given ?? field;
  const shared = { label, problem, note, words, labels };
  if (input === 'ordered')
    return (
      <OrderedField
        {...shared}
        {...(most !== undefined && { most })}
        value={Array.isArray(value) ? value : []}
        onChange={onChange}
      />
    );
  if (input === 'choice')
    return (
      <ChoiceField
        {...shared}
        {...(none !== undefined && { empty: none })}
        value={typeof value === 'string' ? value : ''}
        onChange={(word) => onChange(none === undefined ? word : word || null)}
      />
    );
  const no = words.find((word) => word !== yes) ?? '';
  return (
    <ChoiceField {...shared} value={value === true && yes ? yes : no} onChange={(word) => onChange(word === yes)} />
  );
}

/** The first problem at a field or inside it. */
function problemAt(problems: Readonly<Record<string, string>>, field: string): string | undefined {
  return (
    problems[field] ??
    Object.entries(problems).find(([place]) => place.startsWith(`${field}.`) || place.startsWith(`${field}[`))?.[1]
  );
}
