import type { FormProof } from '#domain/person/is-automatic.ts';
import { makeFormOpening } from './form-opening.ts';

/** What proves that a person sent a form, for one form after another. */
interface FormProofs {
  /** To be called when the form is touched. */
  begin(): void;
  /**
   * For these words: the same ones sent again, by a double click or after a failure, are the same attempt. Comes as soon
   * as a person could have filled it in.
   * @throws Error as `request` does
   */
  proofFor(form: Record<string, string>, trap: string): Promise<FormProof>;
  /** What was sent is done with: the same words later are a new attempt. */
  finish(): void;
}

/** A fresh series of attempts, for one form. */
export function makeFormProofs(): FormProofs {
  const opening = makeFormOpening();
  let words = '';
  let attempt = '';
  return {
    begin: opening.begin,
    async proofFor(form, trap) {
      const now = JSON.stringify(form);
      if (attempt === '' || now !== words) attempt = crypto.randomUUID();
      words = now;
      const current = attempt;
      return { attempt: current, homepage: trap, opened: await opening.signed() };
    },
    finish() {
      attempt = '';
    },
  };
}
