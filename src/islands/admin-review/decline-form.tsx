import { MIN_REASON_LETTERS } from '#domain/letters/submission/decline-reasons.ts';
import { decideSubmission } from '#state/review.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { ReasonField } from './reason-field.tsx';
import styles from './review.module.css';

const check = ({ reason }: { reason: string }) =>
  reason.trim().length < MIN_REASON_LETTERS
    ? { reason: `Say why in at least ${MIN_REASON_LETTERS} characters: the sender reads it` }
    : {};

interface Props {
  id: string;
  toolName: string;
  isBusy: boolean;
  onDone(): void;
}

/** The reason goes to the sender by mail and stands on their private page. */
export function DeclineForm({ id, toolName, isBusy, onDone }: Props) {
  const { errors, accept, recheck } = useCheckedForm<{ reason: string }>(['reason'], check);
  const decline = async (reason: string) => {
    if (await decideSubmission({ id, decision: 'decline', reason })) onDone();
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onInput={recheck}
      onSubmit={(event) => {
        const form = accept(event);
        if (form) void decline(form.reason.trim());
      }}
    >
      <ReasonField toolName={toolName} error={errors.reason} />
      <button type="submit" className="button button-signal" disabled={isBusy}>
        {isBusy ? 'Declining...' : 'Decline and tell them'}
      </button>
    </form>
  );
}
