import { decideSubmission } from '#state/review.ts';
import { BoxField } from '../form-field.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import styles from './review.module.css';

const fewest = 10;
const check = ({ reason }: { reason: string }) =>
  reason.trim().length < fewest ? { reason: `Say why in at least ${fewest} characters: the sender reads it` } : {};

/** The reason goes to the sender by mail and stands on their private page. */
export function DeclineForm({ id, isBusy }: { id: string; isBusy: boolean }) {
  const { errors, accept, recheck } = useCheckedForm<{ reason: string }>(['reason'], check);
  return (
    <form
      className={styles['form']}
      noValidate
      onInput={recheck}
      onSubmit={(event) => {
        const form = accept(event);
        if (form) void decideSubmission({ id, decision: 'decline', reason: form.reason.trim() });
      }}
    >
      <BoxField
        name="reason"
        label="Reason"
        rows={4}
        maxLength={1000}
        error={errors.reason}
        note="It is mailed to the sender and stands on their private page."
      />
      <button type="submit" className="button button-signal" disabled={isBusy}>
        {isBusy ? 'Declining...' : 'Decline and tell them'}
      </button>
    </form>
  );
}
