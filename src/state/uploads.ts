import { atom } from 'nanostores';
import { requestUndo } from '#api/undo-upload.ts';
import type { RefusedUpload, UploadAnswer } from '#api/upload-answer.ts';
import { fetchUploads, type UploadEntry } from '#api/uploads.ts';
import { settleRefusal } from './admission.ts';
import { showToast } from './toast.ts';

export type UploadList =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'loaded'; entries: readonly UploadEntry[] };

/** Every upload, newest first. */
export const $uploads = atom<UploadList>({ status: 'idle' });
/** The upload that is being taken back. */
export const $undoing = atom<string | null>(null);
/** What the last upload or trial said. */
export const $report = atom<UploadAnswer | null>(null);

/** Reads the list of uploads. */
export async function loadUploads(): Promise<void> {
  if ($uploads.get().status !== 'loaded') $uploads.set({ status: 'loading' });
  try {
    $uploads.set({ status: 'loaded', entries: await fetchUploads() });
  } catch (error) {
    settleRefusal(error);
    $uploads.set({ status: 'failed' });
  }
}

/** Takes the last upload back and says so. */
export async function undoUpload(id: string): Promise<void> {
  if ($undoing.get()) return;
  $undoing.set(id);
  try {
    const { message, rebuild } = await requestUndo(id);
    $report.set(null);
    showToast('Taken back', `${message} ${rebuildWords(rebuild)}`.trim());
  } catch (error) {
    if (!settleRefusal(error))
      showToast('Error', errorWords(error, 'The upload could not be taken back. Please try again.'), 'destructive');
  } finally {
    $undoing.set(null);
    await loadUploads();
  }
}

/** What becomes of the pages, in one sentence. */
export function rebuildWords(rebuild: UploadAnswer['rebuild']): string {
  if (rebuild === 'started') return 'The pages are being built anew.';
  if (rebuild === 'failed') return 'The new build of the pages could not be started: start it by hand.';
  return rebuild === 'off' ? 'The static pages follow with the next build.' : '';
}

/** The report inside a refusal; null when the error is another. */
export function reportIn(error: unknown): UploadAnswer | null {
  const body = bodyOf(error) as Partial<RefusedUpload> | null;
  return body?.report ?? null;
}

/** The server's own words about a refusal, else the given ones. */
export function errorWords(error: unknown, otherwise: string): string {
  const body = bodyOf(error) as { message?: unknown } | null;
  return typeof body?.message === 'string' ? body.message : otherwise;
}

/** The body of a refused call (`403: {body}`, src/api/request.ts). */
function bodyOf(error: unknown): unknown {
  const text = error instanceof Error ? /^\d{3}: (.*)$/s.exec(error.message)?.[1] : undefined;
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** True when the server answered, with whatever status; false when nobody was reached. */
export function isAnswered(error: unknown): boolean {
  return error instanceof Error && /^\d{3}: /.test(error.message);
}
