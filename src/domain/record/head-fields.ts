import { type RecordField, counted, wordCount } from './record-field.ts';

/** Headline, sentence and day of a text. */
export function headFields(title: string, description: string) {
  return {
    title: {
      label: 'Headline',
      title: 'Headline',
      input: 'text',
      empty: '',
      note: counted(title, ' Its address is made of it once.'),
    },
    description: {
      label: 'One sentence for lists and search engines',
      input: 'text',
      rows: 3,
      empty: '',
      note: counted(description),
    },
    publishedOn: { label: 'Day it carries', title: 'Day it carries', input: 'date', empty: '' },
  } as const satisfies Record<string, RecordField>;
}

/** The text itself, in Markdown. @param empty what one begins with */
export function textField(note: string, empty = '') {
  return {
    label: 'Text',
    title: 'Text',
    input: 'markdown',
    rows: 24,
    empty,
    note: (text: string) => `${note} Now ${wordCount(text)} words.`,
  } as const satisfies RecordField;
}
