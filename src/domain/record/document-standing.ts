import type { DocumentView } from './document-view.ts';

/** Where a document stands, as the desk's list sorts them. */
export const standings = ['draft', 'scheduled', 'published', 'superseded', 'unpublished'] as const;
export type Standing = (typeof standings)[number];

/** Where a document stands on a day (UTC); one that another has made out of date is superseded. */
export function standingOf({ state, showsOn, fields }: DocumentView, today: string): Standing {
  if (state !== 'published') return state;
  if (showsOn !== null && showsOn > today) return 'scheduled';
  return typeof fields['supersededBy'] === 'number' ? 'superseded' : 'published';
}

/** What is wrong with the day from which readers see a document, in words: while it is typed, a form holds an empty one. */
export function dayProblem({ showsOn }: Pick<DocumentView, 'showsOn'>): string | null {
  return showsOn === '' ? 'Choose the day from which readers see it' : null;
}
