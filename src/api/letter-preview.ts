import type { Plan } from '#domain/plan/plans.schema.ts';

/** The two bodies of a mail. */
export type LetterBody = 'html' | 'text';

/** The page that shows the digest of a week as a reader on a plan gets it, for a frame in which nothing runs. */
export function digestPreviewAddress(week: string, plan: Plan, body: LetterBody): string {
  return `/api/admin/letter-preview?${new URLSearchParams({ week, plan, body })}`;
}

/** The same of a piece of news. @param changedAt of the piece, so that a frame shows what was written last */
export function newsPreviewAddress(id: string, changedAt: string, body: LetterBody): string {
  return `/api/admin/letter-preview?${new URLSearchParams({ news: id, body, changedAt })}`;
}
