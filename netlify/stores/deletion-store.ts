import * as z from 'zod';
import { documentStore } from './document-store.ts';

/** Deletions under way, each under the account's id: `at` is when it was closed. */
export const deletions = documentStore('deletions', z.object({ at: z.iso.datetime() }));
