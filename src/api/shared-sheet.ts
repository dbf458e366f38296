import type { Answer } from './contract.ts';
import { requester } from './request.ts';
import type { sharedSheet } from './shared-sheet.contract.ts';

/** What a client reads under a link. */
export type SharedSheetAnswer = Answer<typeof sharedSheet, 'GET'>;

const ask = requester<typeof sharedSheet>('/api/shared-sheets/:key');

/** @throws CallError `not_found` when nothing is shared under it any more */
export function fetchSharedSheet(key: string): Promise<SharedSheetAnswer> {
  return ask('GET', { params: { key } });
}

/**
 * Confirms that somebody has seen this version: the same name for the same version again changes nothing.
 * @throws CallError `sheet_changed` when the sheet is another one by now; `sheet_full`
 */
export function confirmSeen(key: string, name: string, hash: string): Promise<SharedSheetAnswer> {
  return ask('POST', { params: { key }, body: { name, hash } });
}
