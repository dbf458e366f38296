import type { CatalogueEntry } from '#domain/tool/tool-index.ts';
import { request } from './request.ts';

/** How the catalogue differs from the pages as they were built. */
export interface UploadedToolsAnswer {
  /** Revision of the uploads; null when nothing is uploaded. */
  revision: string | null;
  /** Index entries of tools that came or changed since. */
  changed: CatalogueEntry[];
  /** Numbers of tools that have a page and are no longer in the catalogue. */
  removed: number[];
}

export function fetchUploadedTools(): Promise<UploadedToolsAnswer> {
  return request('GET', '/api/uploaded-tools');
}
