import { useId, useRef } from 'react';
import data from '#data/decline-reasons.json' with { type: 'json' };
import { MAX_REASON_LETTERS, reasonFor, withReason } from '#domain/letters/submission/decline-reasons.ts';
import { BoxField } from '#parts/form-field.tsx';
import styles from './review.module.css';

/** Why a submission is declined: begun with a canned reason, or typed. */
export function ReasonField({ toolName, error }: { toolName: string; error: string | undefined }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const reasons = data.reasons.map(({ label, text }) => ({ label, text: reasonFor(text, toolName) }));
  const begin = (label: string) => {
    const box = place.current?.querySelector('textarea');
    const reason = reasons.find((one) => one.label === label);
    if (!box || !reason) return;
    const canned = reasons.map(({ text }) => text);
    box.value = withReason(box.value, reason.text, canned).slice(0, MAX_REASON_LETTERS);
    box.dispatchEvent(new Event('input', { bubbles: true })); // what was wrong with it is looked at again
    box.focus();
  };
  return (
    <div ref={place} className={styles['reason']}>
      <label htmlFor={id}>Begin with</label>
      <select id={id} className="field" value="" onChange={({ target }) => begin(target.value)}>
        <option value="">Words of your own</option>
        {reasons.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </select>
      <BoxField
        name="reason"
        label="Reason"
        rows={6}
        maxLength={MAX_REASON_LETTERS}
        error={error}
        note="Change what does not fit. It is mailed to the sender and stands on their private page."
      />
    </div>
  );
}
