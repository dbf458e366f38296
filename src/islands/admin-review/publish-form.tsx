import categories from '#data/categories.json' with { type: 'json' };
import { draftTool, readDraft, type ToolDraft } from '#domain/submission/draft-tool.ts';
import type { Submission } from '#domain/submission/submission.ts';
import type { Vocabulary } from '#domain/tool/categories.schema.ts';
import { type Column, columns } from '#domain/tool-csv/columns.ts';
import { decideSubmission } from '#state/review.ts';
import { BoxField, TextField } from '../form-field.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import styles from './review.module.css';

const names = columns.map(({ name }) => name);
/** From this length on a value gets a box of several lines. */
const longText = 200;

/** The entry as the submission has it, to be completed: the columns of every upload, by the rules of every upload. */
export function PublishForm({ submission, isBusy }: { submission: Submission; isBusy: boolean }) {
  const { errors, accept, recheck } = useCheckedForm<ToolDraft>(names, problemsOf);
  const problems = Object.keys(errors).length;
  const draft = draftTool(submission);
  return (
    <form
      className={styles['form']}
      noValidate
      onInput={recheck}
      onSubmit={(event) => {
        const tool = accept(event);
        if (tool) void decideSubmission({ id: submission.id, decision: 'publish', tool });
      }}
    >
      <div className={styles['columns']}>
        {columns.map((column) => (
          <ColumnField key={column.name} column={column} value={draft[column.name]} error={errors[column.name]} />
        ))}
      </div>
      <button type="submit" className="button button-signal" disabled={isBusy}>
        {isBusy ? 'Publishing...' : 'Publish and tell them'}
      </button>
      <p role="status">
        {problems > 0 &&
          !isBusy &&
          `Not published yet: ${problems === 1 ? 'one field needs' : `${problems} fields need`} another look.`}
      </p>
    </form>
  );
}

function ColumnField({
  column: { name, list, most, required, hint },
  value,
  error,
}: {
  column: Column;
  value: string;
  error: string | undefined;
}) {
  const common = {
    name,
    label: labelOf(name),
    isOptional: !required,
    error,
    defaultValue: value,
    note: list ? `${hint} One in each line.` : hint,
  };
  return list || most >= longText ? (
    <BoxField {...common} rows={name === 'expert_opinion' ? 6 : 3} />
  ) : (
    <TextField {...common} autoComplete="off" />
  );
}

/** `pricing_amount` as people say it. */
function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function problemsOf(draft: ToolDraft): Partial<Record<keyof ToolDraft, string>> {
  const read = readDraft(draft, categories as Vocabulary);
  return read.ok ? {} : Object.fromEntries(read.refusals.toReversed().map(({ column, remedy }) => [column, remedy]));
}
