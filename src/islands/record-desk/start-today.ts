import type { Fields } from '#domain/record/file-overlay.ts';

/** A new text carries today's day until another is given. */
export function startToday(): Promise<{ fields: Fields; about: string }> {
  return Promise.resolve({ fields: { publishedOn: new Date().toISOString().slice(0, 10) }, about: 'new' });
}
