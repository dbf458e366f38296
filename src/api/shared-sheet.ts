import type { Seen } from '#domain/project/project.ts';
import type { Sheet } from '#domain/project/sheet.schema.ts';
import { request } from './request.ts';

/** What a client reads under a link. */
export interface SharedSheetAnswer {
  sheet: Sheet;
  /** SHA-256 of the sheet's JSON file: the version that a client confirms. */
  hash: string;
  /** Whom the owner names as its author; empty names nobody. */
  byName: string;
  /** Who confirmed this version; of others nothing is said. */
  seen: Seen[];
}

/** @throws CallError `not_found` when nothing is shared under it any more */
export function fetchSharedSheet(key: string): Promise<SharedSheetAnswer> {
  return request('GET', sharedSheetPath(key));
}

/**
 * Confirms that somebody has seen this version: the same name for the same version again changes nothing.
 * @throws CallError `sheet_changed` when the sheet is another one by now; `sheet_full`
 */
export function confirmSeen(key: string, name: string, hash: string): Promise<SharedSheetAnswer> {
  return request('POST', sharedSheetPath(key), { name, hash });
}

function sharedSheetPath(key: string): string {
  return '/api/shared-sheets/:key'.replace(':key', encodeURIComponent(key));
}
