import * as z from 'zod';
import { documentStore } from './document-store.ts';

const time = z.iso.datetime();

const awaitedPageSchema = z.object({
  toolId: z.number().int(),
  /** The acceptance that the letter would tell of. */
  attempt: z.uuid(),
  since: time,
  /**
   * `telling`: the letter may have gone out from now on; `dropped`: the acceptance was taken back before anybody was told.
   */
  state: z.enum(['waiting', 'telling', 'dropped']),
  /** When somebody last looked, and the status of the page then; null when nothing answered. */
  lastLook: z.object({ at: time, status: z.number().int().nullable() }).nullable(),
});

/** A letter that waits until the page of a tool answers. */
export type AwaitedPage = z.output<typeof awaitedPageSchema>;

/** Letters about accepted submissions that wait for the tool's page, each under the submission's id; gone once it was told. */
export const awaitedPages = documentStore('awaited-pages', awaitedPageSchema);
