import { PROJECT_BOUNDS, type ProjectLines } from './project.ts';

/** The lines with a note that somebody saw a version of the sheet; the same name for the same version again changes nothing. */
export function noteSeen(
  lines: ProjectLines,
  { name, hash }: { name: string; hash: string },
  now: Date,
): { ok: true; lines: ProjectLines; changed: boolean } | { ok: false; code: 'sheet_full' } {
  const isKnown = lines.seen.some((one) => one.hash === hash && one.name.toLowerCase() === name.toLowerCase());
  if (isKnown) return { ok: true, lines, changed: false };
  if (lines.seen.length >= PROJECT_BOUNDS.seen) return { ok: false, code: 'sheet_full' };
  return { ok: true, lines: { ...lines, seen: [...lines.seen, { name, at: now.toISOString(), hash }] }, changed: true };
}
