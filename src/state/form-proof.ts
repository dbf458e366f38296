import type { FormProof } from '#domain/public-form/is-automatic.ts';

/** What proves that a person sent a form, for one form after another. */
export interface FormProofs {
  /** For these words: the same ones sent again, by a double click or after a failure, are the same attempt. */
  proofFor(form: Record<string, string>, trap: string): FormProof;
  /** What was sent is done with: the same words later are a new attempt. */
  finish(): void;
}

/** A fresh series of attempts, for one form. */
export function makeFormProofs(): FormProofs {
  let words = '';
  let attempt = '';
  return {
    proofFor(form, trap) {
      const now = JSON.stringify(form);
      if (attempt === '' || now !== words) attempt = crypto.randomUUID();
      words = now;
      return { attempt, homepage: trap, openForMs: Math.round(performance.now()) };
    },
    finish() {
      attempt = '';
    },
  };
}
