import { showToast } from './toast.ts';

/** Copies a text and says so; `what` begins the sentence: 'The table'. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('Copied', `${what} is on your clipboard.`);
  } catch {
    showToast('Error', `${what} could not be copied: the browser did not allow it.`, 'destructive');
  }
}
