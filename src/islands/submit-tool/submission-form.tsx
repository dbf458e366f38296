import { useEffect, useRef } from 'react';
import {
  checkSubmission,
  cleanSubmission,
  MAX_LETTERS_OF_A_JOB,
  mostLetters,
  withJob,
} from '#domain/letters/submission/check-submission.ts';
import {
  type SubmissionForm as Form,
  relationships,
  submissionCategories,
} from '#domain/letters/submission/submission.ts';
import { fullName } from '#domain/person/full-name.ts';
import { $session } from '#state/session.ts';
import { lookUpAddress, submitTool, touchSubmission } from '#state/submission.ts';
import { BoxField, ChoiceField, TextField, TrapField } from '#parts/form-field.tsx';
import { fieldOf, prefill, useCheckedForm } from '../use-checked-form.ts';
import { useStore } from '../use-store.ts';
import { AddressHint } from './address-hint.tsx';
import styles from './submit-tool.module.css';

const names = [
  'toolName',
  'category',
  'website',
  'description',
  'pricing',
  'submitterName',
  'submitterEmail',
  'relationship',
  'additionalInfo',
] as const satisfies readonly (keyof Form)[];
const categories = submissionCategories.map((name) => ({ value: name, label: name }));
const relations = Object.entries(relationships).map(([value, label]) => ({ value, label }));
/** The page holds the list of tasks. */
const JOB_LIST_ID = 'jobs';
/** Letters that the line with the job takes of what is said besides. */
const ROOM_FOR_THE_JOB = MAX_LETTERS_OF_A_JOB + 'Made for: \n'.length;
const check = (form: Form) => checkSubmission(cleanSubmission(form));

/** Three groups of fields. */
export function SubmissionForm({ isSubmitting }: { isSubmitting: boolean }) {
  const session = useStore($session);
  const form = useRef<HTMLFormElement>(null);
  const { errors, lacks, accept, recheck } = useCheckedForm<Form>(names, check);
  const user = session.status === 'signed-in' ? session.user : null;

  useEffect(() => {
    if (!form.current) return;
    const address = fieldOf(form.current, 'website');
    if (address?.value) lookUpAddress(address.value); // typed before this code was there
    if (user) prefill(form.current, { submitterName: fullName(user), submitterEmail: user.email });
  }, [user]);

  return (
    <form
      ref={form}
      className={styles['form']}
      method="post"
      noValidate
      aria-labelledby="submit-title"
      onFocus={touchSubmission}
      onInput={(event) => {
        recheck(event);
        if (event.target instanceof HTMLInputElement && event.target.name === 'website')
          lookUpAddress(event.target.value);
      }}
      onSubmit={(event) => {
        const trap = fieldOf(event.currentTarget, 'homepage')?.value ?? '';
        const submission = accept(event);
        const job = fieldOf(event.currentTarget, 'job')?.value ?? '';
        if (submission) void submitTool(withJob(submission, job), trap);
      }}
    >
      <fieldset className={styles['group']}>
        <legend>Tool Information</legend>
        <div className={styles['pair']}>
          <TextField
            name="toolName"
            label="Tool name"
            autoComplete="off"
            maxLength={mostLetters.toolName}
            error={errors.toolName}
          />
          <ChoiceField
            name="category"
            label="Category"
            choices={categories}
            placeholder="Choose a category"
            error={errors.category}
          />
        </div>
        <div>
          <TextField
            name="website"
            label="Website URL"
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={mostLetters.website}
            error={errors.website}
          />
          <AddressHint />
        </div>
        <BoxField
          name="description"
          label="Description"
          rows={4}
          maxLength={mostLetters.description}
          error={errors.description}
          note="What it does, and who is better off with it."
        />
        <TextField
          name="job"
          label="The job it does best"
          isOptional
          list={JOB_LIST_ID}
          autoComplete="off"
          maxLength={MAX_LETTERS_OF_A_JOB}
          note="Choose one of our tasks, or say it in your own words."
        />
        <TextField
          name="pricing"
          label="Pricing model"
          isOptional
          autoComplete="off"
          maxLength={mostLetters.pricing}
          error={errors.pricing}
          note="For example: free up to ten images, then $12 a month."
        />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>Your Information</legend>
        <div className={styles['pair']}>
          <TextField
            name="submitterName"
            label="Your name"
            autoComplete="name"
            maxLength={mostLetters.submitterName}
            error={errors.submitterName}
          />
          <TextField
            name="submitterEmail"
            label="Email address"
            type="email"
            autoComplete="email"
            maxLength={mostLetters.submitterEmail}
            error={errors.submitterEmail}
            note="For our answer only."
          />
        </div>
        <ChoiceField
          name="relationship"
          label="Relationship to tool"
          isOptional
          choices={relations}
          placeholder="Choose one"
          error={errors.relationship}
        />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>Additional Information</legend>
        <BoxField
          name="additionalInfo"
          label="Anything else we should know"
          isOptional
          rows={3}
          maxLength={mostLetters.additionalInfo - ROOM_FOR_THE_JOB}
          error={errors.additionalInfo}
        />
      </fieldset>
      <TrapField />
      <div className={styles['end']}>
        <button type="submit" className="button button-signal" disabled={isSubmitting}>
          {isSubmitting && <span className={styles['spinner']} aria-hidden="true" />}
          {isSubmitting ? 'Submitting...' : 'Submit Tool for Review'}
        </button>
        <p className={styles['note']}>Submissions are reviewed within 2-5 business days.</p>
        <p role="status" className={styles['status']}>
          {lacks && !isSubmitting && `Not submitted yet: ${lacks}.`}
        </p>
      </div>
    </form>
  );
}
