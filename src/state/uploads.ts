import { atom } from 'nanostores';
import { CallError } from '#api/call-error.ts';
import { requester } from '#api/request.ts';
import type { undoUpload as undoUploadEndpoint } from '#api/undo-upload.contract.ts';
import type { RefusedUpload, UploadAnswer } from '#api/upload-answer.ts';
import type { uploads, UploadEntry } from '#api/uploads.contract.ts';
import { attempt, refusalWords, showError } from './call.ts';
import { reading } from './reading.ts';
import { showToast } from './toast.ts';

const askUploads = requester<typeof uploads>('/api/uploads');
const askUndo = requester<typeof undoUploadEndpoint>('/api/uploads/undo');

/** Every upload, newest first; the list stays while it is read again. */
export const { store: $uploads, load: loadUploads } = reading<readonly UploadEntry[]>(() => askUploads('GET'), 'old');
/** The upload that is being taken back. */
export const $undoing = atom<string | null>(null);
/** What the last upload or trial said. */
export const $report = atom<UploadAnswer | null>(null);

/** Takes the last upload back and says so. */
export async function undoUpload(id: string): Promise<void> {
  if ($undoing.get()) return;
  const undone = await attempt(
    $undoing,
    id,
    () => askUndo('POST', { body: { uploadId: id } }),
    (error) => showError(error, refusalWords(error, 'The upload could not be taken back. Please try again.')),
  );
  if (undone) {
    $report.set(null);
    showToast('Taken back', `${undone.message} ${rebuildWords(undone.rebuild)}`.trim());
  }
  await loadUploads();
}

/** What becomes of the pages, in one sentence. */
export function rebuildWords(rebuild: UploadAnswer['rebuild']): string {
  if (rebuild === 'started') return 'The pages are being built anew.';
  if (rebuild === 'failed') return 'The new build of the pages could not be started: start it by hand.';
  return rebuild === 'off' ? 'The static pages follow with the next build.' : '';
}

/** The report inside a refusal; null when the error is another. */
export function reportIn(error: unknown): UploadAnswer | null {
  if (!(error instanceof CallError) || error.code !== 'rows_refused') return null;
  return (error.answer as RefusedUpload).report;
}
