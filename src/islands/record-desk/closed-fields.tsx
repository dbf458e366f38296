import type { ClosedToNew } from '#domain/tool/plan/plan.schema.ts';
import type { Sources } from '#domain/tool/evidence/source.schema.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';
import { WordsFields } from './words-fields.tsx';

interface Props {
  /** The plan that it is about. */
  on: string;
  place: string;
  value: ClosedToNew | undefined;
  sources: Sources;
  problems: Readonly<Record<string, string>>;
  onChange(value: ClosedToNew | undefined): void;
}

/** Whether somebody new can take a plan; where not, since when and the words that say it. */
export function ClosedFields({ on, place, value, sources, problems, onChange }: Props) {
  return (
    <div className={styles['proof']}>
      <ChoiceField
        label="Somebody new can take it"
        value={value ? 'no' : 'yes'}
        words={['yes', 'no'] as const}
        labels={{ yes: 'yes', no: 'no: only who has it keeps it' }}
        problem={problems[place]}
        onChange={(answer) => onChange(answer === 'no' ? { since: null, evidence: [] } : undefined)}
      />
      {value && (
        <>
          <TextField
            label="Closed since"
            type="date"
            value={value.since ?? ''}
            problem={problems[`${place}.since`]}
            note="Empty: its page names no day."
            onChange={(day) => onChange({ ...value, since: day || null })}
          />
          <WordsFields
            of={`${on} being closed`}
            place={`${place}.evidence`}
            value={value.evidence}
            sources={sources}
            problems={problems}
            onChange={(evidence) => onChange({ ...value, evidence })}
          />
        </>
      )}
    </div>
  );
}
