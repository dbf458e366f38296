import { $submission } from '#state/submission.ts';
import { useStore } from '../use-store.ts';
import { SubmissionForm } from './submission-form.tsx';
import { ThankYou } from './thank-you.tsx';

/** The form, or after it the thanks. A form that comes back is a new one: empty. */
export function SubmitTool() {
  const state = useStore($submission);
  return state.status === 'submitted' ? (
    <ThankYou {...state} />
  ) : (
    <SubmissionForm isSubmitting={state.status === 'submitting'} />
  );
}
