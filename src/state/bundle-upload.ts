import { atom } from 'nanostores';
import { CallError } from '#api/call-error.ts';
import { requester } from '#api/request.ts';
import { fetchTools } from '#api/tools.ts';
import type { uploadTools } from '#api/upload-tools.contract.ts';
import bundle from '#data/admin-bundle.json' with { type: 'json' };
import { refusalWords, settleRefusal } from './call.ts';
import { showToast } from './toast.ts';
import { $report, loadUploads, rebuildWords, reportIn } from './uploads.ts';

/** What is being done on the page. */
export const $bundleWork = atom<'checking' | 'uploading' | 'verifying' | null>(null);
/** What the last call said, in words. */
export const $bundleResult = atom<{ text: string; isGood: boolean } | null>(null);

/** Names of the bundled records, in their order. */
export const bundledNames: readonly string[] = bundle.tools.map(({ name }) => name);

/** Shows what the bundle would change. */
export function checkBundle(): Promise<void> {
  return send('checking');
}

/** Uploads the bundled records. */
export function uploadBundle(): Promise<void> {
  return send('uploading');
}

const ask = requester<typeof uploadTools>('/api/admin/upload-tools');

async function send(work: 'checking' | 'uploading'): Promise<void> {
  if ($bundleWork.get()) return;
  $bundleWork.set(work);
  try {
    const answer = await ask('POST', { body: { tools: bundle.tools, dryRun: work === 'checking' } });
    $report.set(answer);
    $bundleResult.set({ text: `${answer.message} ${rebuildWords(answer.rebuild)}`.trim(), isGood: true });
    if (work === 'uploading') {
      showToast('Success!', answer.message);
      await loadUploads();
    }
  } catch (error) {
    settleRefusal(error);
    $report.set(reportIn(error));
    const isAnswered = error instanceof CallError;
    const words = isAnswered
      ? refusalWords(error, 'Failed to upload tools')
      : `Upload failed: ${error instanceof Error ? error.message : String(error)}`;
    $bundleResult.set({ text: words, isGood: false });
    showToast('Error', isAnswered ? 'Failed to upload tools' : words, 'destructive');
  } finally {
    $bundleWork.set(null);
  }
}

/** Counts the catalogue, looks for Adobe and names the first five. */
export async function verifyTools(): Promise<void> {
  if ($bundleWork.get()) return;
  $bundleWork.set('verifying');
  try {
    const names = (await fetchTools()).map(({ name }) => name);
    const adobe = names.find((name) => name.toLowerCase().includes('adobe'));
    const found = adobe ? `One has “adobe” in its name: ${adobe}.` : 'None has “adobe” in its name.';
    $bundleResult.set({
      text: `${names.length} tools in the catalogue. ${found} The first five: ${names.slice(0, 5).join(', ')}.`,
      isGood: true,
    });
  } catch {
    $bundleResult.set({ text: 'Verification failed', isGood: false });
  } finally {
    $bundleWork.set(null);
  }
}
