import { manyLines, oneLine, isMailAddress } from '#domain/text/form-text.ts';
import { isWebAddress } from '#domain/text/web-address.ts';
import { type SubmissionForm, relationships, submissionCategories } from './submission.ts';

/** Most letters of each field. */
export const mostLetters = {
  toolName: 60,
  category: 40,
  website: 300,
  description: 2000,
  pricing: 200,
  submitterName: 80,
  submitterEmail: 254,
  relationship: 20,
  additionalInfo: 2000,
} as const satisfies Record<keyof SubmissionForm, number>;

const labels: Partial<Record<keyof SubmissionForm, string>> = {
  toolName: 'Tool name',
  website: 'Website URL',
  description: 'Description',
  pricing: 'Pricing model',
  submitterName: 'Your name',
  additionalInfo: 'Additional information',
};

/** What was typed, without what does not belong into a field of its kind; an address may come without https://. */
export function cleanSubmission(form: SubmissionForm): SubmissionForm {
  return {
    toolName: oneLine(form.toolName),
    category: form.category,
    website: withScheme(oneLine(form.website)),
    description: manyLines(form.description),
    pricing: oneLine(form.pricing),
    submitterName: oneLine(form.submitterName),
    submitterEmail: form.submitterEmail.trim(),
    relationship: form.relationship,
    additionalInfo: manyLines(form.additionalInfo),
  };
}

/** What is wrong with a cleaned submission, by field; empty when it can be sent. */
export function checkSubmission(form: SubmissionForm): Partial<Record<keyof SubmissionForm, string>> {
  const errors: Partial<Record<keyof SubmissionForm, string>> = {};
  if (form.toolName === '') errors.toolName = 'Please enter the name of the tool';
  if (!isOneOf(form.category, submissionCategories)) errors.category = 'Please choose a category';
  if (form.website === '') errors.website = 'Please enter the address of the tool';
  else if (!isWebAddress(form.website)) errors.website = 'Please enter a web address, like https://example.com';
  if (form.description === '') errors.description = 'Please describe the tool in a sentence or two';
  if (form.submitterName === '') errors.submitterName = 'Please enter your name';
  if (!isMailAddress(form.submitterEmail)) errors.submitterEmail = 'Please enter a valid email address';
  if (form.relationship !== '' && !Object.hasOwn(relationships, form.relationship))
    errors.relationship = 'Please choose one of the list';
  for (const [field, most] of Object.entries(mostLetters) as [keyof SubmissionForm, number][]) {
    const label = labels[field];
    if (label !== undefined && form[field].length > most) errors[field] = `${label} must be at most ${most} characters`;
  }
  return errors;
}

/** Most letters of the job that a tool is suggested for. */
export const MAX_LETTERS_OF_A_JOB = 100;
/** How the line begins that names it. */
const JOB_LINE = 'Made for: ';

/**
 * A submission with the job that its sender named, as the first line of what they say besides: stored submissions keep
 * their shape, so that an earlier release reads them too, and reviewers read it where they read the rest.
 */
export function withJob(form: SubmissionForm, job: string): SubmissionForm {
  const named = oneLine(job);
  if (named === '') return form;
  return { ...form, additionalInfo: manyLines(`${JOB_LINE}${named}\n${form.additionalInfo}`) };
}

/** The job that a sender named; null when they named none. */
export function jobOf({ additionalInfo }: Pick<SubmissionForm, 'additionalInfo'>): string | null {
  if (!additionalInfo.startsWith(JOB_LINE)) return null;
  return additionalInfo.slice(JOB_LINE.length).split('\n')[0] || null;
}

/** `example.com` as people write it, with the https:// that they leave out. */
export function withScheme(address: string): string {
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

function isOneOf(text: string, words: readonly string[]): boolean {
  return words.includes(text);
}
