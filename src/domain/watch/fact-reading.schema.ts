import * as z from 'zod';
import { factNames } from '#domain/tool/evidence/evidence.ts';

/** What a visit of a source says of a value: only `page changed` and `gone` are for an editor to settle. */
export const readingStates = ['unchanged', 'page changed', 'could not be read', 'gone'] as const;
export type ReadingState = (typeof readingStates)[number];

/** Why a state is what it is; the wording is in `reading-text.ts`. */
export const readingReasons = [
  'quote_found',
  'quote_missing',
  'robots_refuse',
  'robots_unreachable',
  'status',
  'challenge',
  'sign_in',
  'script_only',
  'empty_page',
  'timeout',
  'too_large',
  'too_many_redirects',
  'private_address',
  'bad_address',
  'not_text',
  'no_answer',
  'missing_lately',
  'missing_for_a_week',
] as const;
export type ReadingReason = (typeof readingReasons)[number];

const time = z.iso.datetime();

/** What the last visit of a page said of one value. */
const factReadingSchema = z.object({
  toolId: z.number().int().positive(),
  fact: z.enum(factNames),
  /** The words that were looked for: a reading of other words says nothing about the value of today. */
  quote: z.string(),
  state: z.enum(readingStates),
  reason: z.enum(readingReasons),
  /** The status that the page answered with, where that is the reason. */
  status: z.number().int().nullable(),
  /** Since when it has been in this state, and when it was last looked at. */
  since: time,
  at: time,
  /** When the words were last seen; null when the watch has not seen them. */
  seenAt: time.nullable(),
  /** The text around the words when they were last seen, and what stands there now; bounded, and empty when unknown. */
  passageThen: z.string().max(800),
  passageNow: z.string().max(800),
});
export type FactReading = z.output<typeof factReadingSchema>;

/** One page that values were read on. */
const watchedPageSchema = z.object({
  source: z.string(),
  /** What the page gave for a conditional request; null when it gave nothing. */
  etag: z.string().max(300).nullable(),
  lastModified: z.string().max(60).nullable(),
  visitedAt: time,
  /** When the page was found missing (404, 410), since it was last there. */
  missingAt: z.array(time).max(12),
  /** Visits in a row that could not read it. */
  failures: z.number().int(),
  facts: z.array(factReadingSchema),
});
export type WatchedPage = z.output<typeof watchedPageSchema>;

/** All that the watch knows of one host, in one document: who may ask it now, when it may be asked next, and its pages. */
export const watchedHostSchema = z.object({
  host: z.string(),
  /** Who asks it now; nobody else may until then. */
  lease: z.object({ holder: z.string(), until: time }).nullable(),
  /** No request before this; null when there was none. */
  nextRequestAt: time.nullable(),
  /** Its robots.txt; `unreachable` refuses everything for a day (RFC 9309). */
  robots: z
    .object({ readAt: time, state: z.enum(['rules', 'none', 'unreachable']), text: z.string().max(30_000) })
    .nullable(),
  pages: z.array(watchedPageSchema),
});
export type WatchedHost = z.output<typeof watchedHostSchema>;
