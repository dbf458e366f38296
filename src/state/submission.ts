import { atom } from 'nanostores';
import type { SubmissionAnswer, toolSubmissions } from '#api/tool-submissions.contract.ts';
import { requester } from '#api/request.ts';
import { cleanSubmission, withScheme } from '#domain/letters/submission/check-submission.ts';
import { type Listed, type ListedTool, findListed } from '#domain/letters/submission/find-listed.ts';
import type { SubmissionForm } from '#domain/letters/submission/submission.ts';
import { isWebAddress } from '#domain/text/web-address.ts';
import { formRefusalWords } from './form-opening.ts';
import { makeFormProofs } from './form-proof.ts';
import { showToast } from './toast.ts';

/** Where the form stands; `submitted` shows the thank-you screen. */
type SubmissionState =
  | { status: 'editing' | 'submitting' }
  | ({ status: 'submitted'; toolName: string; email: string } & SubmissionAnswer);

export const $submission = atom<SubmissionState>({ status: 'editing' });

/** What is known of the address that stands in the form: it is in the guide, or somebody has suggested it. */
export type AddressHint = Listed | { kind: 'suggested' };

/** Null when nothing is known of it. */
export const $addressHint = atom<AddressHint | null>(null);

/** The static file with the address of every tool; written by the build. */
const addressesFile = '/tool-addresses.json';
/** Nobody has stopped typing before this long, in ms. */
const TYPING_PAUSE_MS = 500;

const askSubmissions = requester<typeof toolSubmissions>('/api/tool-submissions');
const proofs = makeFormProofs();
let listed: Promise<readonly ListedTool[]> | undefined;
let asking: ReturnType<typeof setTimeout> | undefined;
let current = '';

/** The form was touched: from now on it counts as open. */
export function touchSubmission(): void {
  proofs.begin();
  void loadListedTools();
}

/** Fetches the addresses once, when somebody reaches for the form; without them there is no hint, and nothing else is missing. */
function loadListedTools(): Promise<readonly ListedTool[]> {
  listed ??= fetch(addressesFile).then(
    async (answer) => (answer.ok ? ((await answer.json()) as ListedTool[]) : []),
    () => {
      listed = undefined;
      return [];
    },
  );
  return listed;
}

/** Looks up an address while it is being typed: first in the guide, then, after a pause, among what was suggested. */
export function lookUpAddress(typed: string): void {
  const address = withScheme(typed.trim());
  if (address === current) return;
  current = address;
  clearTimeout(asking);
  if (!isWebAddress(address)) {
    $addressHint.set(null);
    return;
  }
  void loadListedTools().then((tools) => {
    if (address !== current) return;
    const found = findListed(address, tools);
    $addressHint.set(found);
    if (found?.kind !== 'same') asking = setTimeout(() => void askServer(address), TYPING_PAUSE_MS);
  });
}

async function askServer(address: string): Promise<void> {
  const answer = await askSubmissions('GET', { params: { address } }).catch(() => ({ isSuggested: false })); // a hint that is missing stops nobody
  if (answer.isSuggested && address === current) $addressHint.set({ kind: 'suggested' });
}

/**
 * Submits a tool. What was typed stays in the form until it has arrived.
 * @param trap what stands in the field that no person sees
 */
export async function submitTool(typed: SubmissionForm, trap: string): Promise<void> {
  if ($submission.get().status === 'submitting') return;
  const form = cleanSubmission(typed);
  $submission.set({ status: 'submitting' });
  try {
    const answer = await askSubmissions('POST', {
      body: { ...form, ...(await proofs.proofFor({ ...form }, trap)) },
    });
    proofs.finish();
    $submission.set({ status: 'submitted', toolName: form.toolName, email: form.submitterEmail, ...answer });
    showToast('Tool submitted successfully!', "We'll review your submission and get back to you soon.");
  } catch (error) {
    $submission.set({ status: 'editing' });
    showToast('Submission failed', formRefusalWords(error, 'Please try again later.'), 'destructive');
  }
}

/** Back to an empty form. */
export function submitAnother(): void {
  current = '';
  $addressHint.set(null);
  $submission.set({ status: 'editing' });
}
