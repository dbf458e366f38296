import type { z } from 'zod';
import type { lookSchema, sinceEntrySchema } from './look.schema.ts';

/** How far one person has looked, as it is stored. */
export type Look = z.output<typeof lookSchema>;
/** One change that concerns a person. */
export type SinceEntry = z.output<typeof sinceEntrySchema>;

/** A tool by its number, or a job by its slug. */
export type OwnThing = number | string;

/** A change as it was found, before anybody says whether this person saw it. */
export interface ResultEntry {
  entry: SinceEntry;
  /** When it happened, as exactly as is known: an ISO time; of what has a day alone the end of it. */
  at: string;
  /** The thing of this person that it is about. */
  by: OwnThing;
  /** Since when that is theirs, as an ISO time. */
  from: string;
  /** It is remembered and not told: a drop under the fringe of somebody else's tool. */
  isSilent?: boolean;
  /** It bears no day of its own: it keeps the one on which it was found, as long as it is found. */
  isUndated?: boolean;
}

/** Changes that one person is told of at most, and those that are remembered as told. */
export const MAX_ENTRIES = 200;
export const MAX_NOTED = 800;
