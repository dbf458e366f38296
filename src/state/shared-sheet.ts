import { atom } from 'nanostores';
import { requester } from '#api/request.ts';
import type { sharedSheet } from '#api/shared-sheet.contract.ts';
import { attempt, refusalCode, refusalWords } from './call.ts';
import { reading } from './reading.ts';
import { showToast } from './toast.ts';

const askSheet = requester<typeof sharedSheet>('/api/shared-sheets/:key');

/** What is shared under the key in the page's address; null when that names nothing. */
export const { store: $sharedSheet, load: loadSharedSheet } = reading(async () => {
  const key = keyOfAddress();
  return key === '' ? null : askSheet('GET', { params: { key } });
}, 'old');

/** True while a name is on its way. */
export const $seenPending = atom(false);
/** Whether the sheet became another one while somebody read it: they look once more before they confirm. */
export const $isSheetNew = atom(false);

/** Confirms that somebody has seen the version on show. @returns whether it was noted */
export async function confirmSheet(name: string): Promise<boolean> {
  const state = $sharedSheet.get();
  if (state.status !== 'read' || state.read === null) return false;
  const { hash } = state.read;
  const answer = await attempt(
    $seenPending,
    true,
    () => askSheet('POST', { params: { key: keyOfAddress() }, body: { name, hash } }),
    (error) => {
      const code = refusalCode(error);
      if (code === 'sheet_changed') {
        $isSheetNew.set(true);
        void loadSharedSheet();
      } else if (code === 'not_found') void loadSharedSheet();
      else showToast('Nothing was confirmed', refusalWords(error), 'destructive');
    },
  );
  if (!answer) return false;
  $isSheetNew.set(false);
  $sharedSheet.set({ status: 'read', read: answer });
  return true;
}

function keyOfAddress(): string {
  return new URLSearchParams(window.location.search).get('k') ?? '';
}
