import { type EvidenceKind, evidenceKinds } from '#domain/tool/tool-words.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { dayOf } from '#domain/value/day.ts';
import { BoxField, TextField } from '#parts/form-field.tsx';
import styles from './facts.module.css';

/** What tells the fields of one form of the page from those of another. */
type Prefix = '' | 'terms-';

interface FieldsProps {
  prefix?: Prefix;
  start: { [part in keyof Evidence]?: Evidence[part] | undefined };
  /** What helps with the words. */
  note: string;
  /** Whether the day of the reading is asked; else it is today. */
  hasDay?: boolean;
  /** What is wrong with the words in English. */
  error?: string | undefined;
}

/** What stands behind a value: the page, the copy, the words, whose they are and of which day. */
export function EvidenceFields({ prefix = '', start, note, hasDay = false, error }: FieldsProps) {
  const kind = `field-${prefix}kind`;
  return (
    <>
      <div className={styles['pair']}>
        <TextField
          name={`${prefix}source`}
          label="The page that says it"
          type="url"
          defaultValue={start.source ?? ''}
        />
        <TextField
          name={`${prefix}copy`}
          label="The copy in which it was read"
          type="url"
          isOptional
          note="For a terms archive or a transcription; empty when the page itself was read."
          defaultValue={start.copy ?? ''}
        />
      </div>
      <BoxField
        name={`${prefix}quote`}
        label="Its words"
        rows={3}
        minLength={3}
        maxLength={240}
        defaultValue={start.quote}
        note={note}
      />
      <TextField
        name={`${prefix}english`}
        label="In English, when the words are in another language"
        isOptional
        maxLength={240}
        error={error}
        defaultValue={start.english ?? ''}
      />
      <div className={styles['pair']}>
        <div className={styles['choice']}>
          <label htmlFor={kind}>Whose words they are</label>
          <select className="field" id={kind} name={`${prefix}kind`} defaultValue={start.kind ?? 'maker'}>
            {evidenceKinds.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
        {hasDay && (
          <TextField name={`${prefix}readOn`} label="Day it was read" type="date" defaultValue={start.readOn} />
        )}
        <TextField
          name={`${prefix}pageDate`}
          label="The page’s own date"
          type="date"
          isOptional
          defaultValue={start.pageDate ?? ''}
        />
      </div>
    </>
  );
}

/** What the filled-in fields say. */
export function evidenceOf(text: (name: string) => string, prefix: Prefix = ''): Evidence {
  const of = (part: keyof Evidence) => text(`${prefix}${part}`);
  return {
    source: of('source'),
    ...(of('copy') && { copy: of('copy') }),
    kind: of('kind') as EvidenceKind,
    quote: of('quote'),
    ...(of('english') && { english: of('english') }),
    readOn: of('readOn') || dayOf(new Date()),
    pageDate: of('pageDate') || null,
  };
}
