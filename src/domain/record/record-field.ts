import type { Fields } from './file-overlay.ts';

/** What every field of a record says of itself to whoever edits it. */
interface FieldWords {
  /** How its form calls it. */
  label: string;
  /** How a change of it is called; its name unless given. */
  title?: string;
  /** What helps to fill it in; of a text also how much there is of it. */
  note?: string | ((typed: string) => string);
  /** What an empty form has; left out where an empty form has nothing. */
  empty?: unknown;
  /** Whether it is asked for, by what the others say. */
  isAsked?(fields: Fields): boolean;
}

/** A text that is typed, in one line or in `rows` of them. */
export interface TypedField extends FieldWords {
  input: 'text' | 'url' | 'date' | 'number' | 'lines' | 'markdown';
  rows?: number;
  /** What an empty text is stored as, where it is none. */
  blank?: 'null' | 'absent';
}

/** A word of a closed list, several of them in order, or a yes and a no under names of their own. */
export interface ChosenField extends FieldWords {
  input: 'choice' | 'ordered' | 'yes or no';
  note?: string;
  /** Left out where the page gives them. Of a yes and a no the one that means yes is `yes`. */
  words?: readonly string[];
  labels?: Readonly<Record<string, string>>;
  yes?: string;
  /** Most words of an ordered list. */
  most?: number;
  /** Words for no choice, which is stored as null. */
  none?: string;
}

/** A field with an input of its own, in the form or beside it. */
interface OwnField extends Partial<FieldWords> {
  input: 'own';
}

export type RecordField = TypedField | ChosenField | OwnField;

/** Every field of a kind of record, in the order of its form. */
export type FieldTable<Content = Record<string, unknown>> = { readonly [Name in keyof Required<Content>]: RecordField };

/** Every field as an empty form has it. */
export function emptyFields(table: FieldTable): Fields {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, { empty }]) => (empty === undefined ? [] : [[name, empty]])),
  );
}

/** Whether a field is a text that is typed. */
export function isTyped(field: RecordField): field is TypedField {
  return !['choice', 'ordered', 'yes or no', 'own'].includes(field.input);
}

/** A value as its input shows it. */
export function typedText({ input }: TypedField, value: unknown): string {
  if (input === 'lines') return Array.isArray(value) ? value.join('\n') : '';
  if (input === 'number') return String(value ?? '');
  return typeof value === 'string' ? value : '';
}

/** What was typed as the field stores it. */
export function typedValue({ input, blank }: TypedField, text: string): unknown {
  if (input === 'lines') return text.split('\n');
  if (input === 'number') return Number(text);
  if (text !== '' || blank === undefined) return text;
  return blank === 'null' ? null : undefined;
}

/** What fits into a text, and how much is there. */
export function counted(size: string, more = ''): (typed: string) => string {
  return (typed) => `${size}; now ${typed.length}.${more}`;
}

/** How many words a text has. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
