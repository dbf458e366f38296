import type { User } from './user.ts';

type AddSaveResult = { ok: true; user: User; changed: boolean } | { ok: false; code: 'upgrade_required' };

/** Saves a tool, newest first, while the person holds fewer than `limit`. Saving a saved tool is fine at any limit and changes nothing. */
export function addSave(user: User, toolId: number, limit: number, now: Date): AddSaveResult {
  if (isSaved(user, toolId)) return { ok: true, user, changed: false };
  if (user.saves.length >= limit) return { ok: false, code: 'upgrade_required' };
  const save = { toolId, savedAt: now.toISOString() };
  return { ok: true, user: { ...user, saves: [save, ...user.saves] }, changed: true };
}

/** Removes a save; removing one that is not there changes nothing. */
export function removeSave(user: User, toolId: number): { user: User; changed: boolean } {
  if (!isSaved(user, toolId)) return { user, changed: false };
  return { user: { ...user, saves: user.saves.filter((save) => save.toolId !== toolId) }, changed: true };
}

/** Whether the person holds this tool. */
export function isSaved(user: User, toolId: number): boolean {
  return user.saves.some((save) => save.toolId === toolId);
}
