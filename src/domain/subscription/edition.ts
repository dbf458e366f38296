import type { z } from 'zod';
import type { Alerts } from '#domain/subscription/alerts.ts';
import type { editionSchema } from './edition.schema.ts';

/** One mailing to many, kept until every reader has been looked at: what it is about stays the same from run to run. */
export type Edition = z.output<typeof editionSchema>;
/** How far a mailing has come. */
export type Progress = Edition['progress'];

/** Walks over all readers before those who cannot be looked at are given up. */
export const mostWalks = 5;

/** A mailing that is about to begin; one that is about nothing is done at once. */
export function newEdition(name: string, { dropIds, changes }: Alerts): Edition {
  const isDone = dropIds.length === 0 && changes.length === 0;
  return { name, dropIds, changes, progress: { after: '', failures: 0, walks: 0, isDone } };
}

/**
 * After a stretch of a walk: its last place, and how many of its readers could not be looked at. A worker that is behind,
 * or still in an earlier walk, changes nothing.
 */
export function advance(progress: Progress, walk: number, after: string, failures: number): Progress {
  const isBehind = progress.isDone || progress.walks !== walk || after <= progress.after;
  return isBehind ? progress : { ...progress, after, failures: progress.failures + failures };
}

/** After the last place: done, or once more from the beginning for those who failed. Mails that went out are known by their keys. */
export function endWalk(progress: Progress, walk: number): Progress {
  if (progress.isDone || progress.walks !== walk) return progress;
  const isDone = progress.failures === 0 || walk + 1 >= mostWalks;
  return isDone
    ? { after: '', failures: progress.failures, walks: walk, isDone }
    : { after: '', failures: 0, walks: walk + 1, isDone };
}
