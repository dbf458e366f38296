import type { Fields } from '#domain/record/file-overlay.ts';
import { changeDocument } from '#state/document-editor.ts';
import { TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';
import { type FormPart, textOf } from './document-form.ts';

/** A new text carries today's day until another is given. */
export function startToday(): Promise<{ fields: Fields; about: string }> {
  return Promise.resolve({ fields: { publishedOn: new Date().toISOString().slice(0, 10) }, about: 'new' });
}

/** Headline, sentence and day of a text. */
export function HeadFields({
  fields,
  problems,
  title,
  description,
}: FormPart & { title: string; description: string }) {
  const text = (name: string) => textOf(fields, name);
  return (
    <>
      <TextField
        label="Headline"
        value={text('title')}
        problem={problems['title']}
        note={`${title}; now ${text('title').length}. Its address is made of it once.`}
        onChange={(value) => changeDocument({ title: value })}
      />
      <TextField
        label="One sentence for lists and search engines"
        rows={3}
        value={text('description')}
        problem={problems['description']}
        note={`${description}; now ${text('description').length}.`}
        onChange={(value) => changeDocument({ description: value })}
      />
      <TextField
        label="Day it carries"
        type="date"
        value={text('publishedOn')}
        problem={problems['publishedOn']}
        onChange={(publishedOn) => changeDocument({ publishedOn })}
      />
    </>
  );
}

/** The text itself, in Markdown. */
export function TextBox({ fields, problems, note }: FormPart & { note: string }) {
  const value = textOf(fields, 'text');
  const words = value.split(/\s+/).filter(Boolean).length;
  return (
    <div className={styles['rows']}>
      <TextField
        label="Text"
        rows={24}
        value={value}
        problem={problems['text']}
        note={`${note} Now ${words} words.`}
        onChange={(text) => changeDocument({ text })}
      />
    </div>
  );
}
