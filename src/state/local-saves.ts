import type { Collection } from '#domain/collection/collection.ts';
import type { LocalProject } from '#domain/project/local-project.ts';
import type { OwnRules } from '#domain/rules/own-rules.ts';
import type { LocalSave } from '#domain/person/local-saves.ts';
import { persistentAtom } from './browser-storage.ts';

/** The names that they are kept under. */
export const savesKey = 'keptSaves';
export const collectionsKey = 'keptCollections';
export const localRulesKey = 'keptRules';
export const localProjectsKey = 'localProjects';

/**
 * What a reader who is signed out keeps in this browser: saves and one collection. At sign-in it moves to the account
 * (merge-local.ts); the comparison stays in the browser either way.
 */
export const $localSaves = persistentAtom<readonly LocalSave[]>(savesKey, [], {
  encode: JSON.stringify,
  decode: listOf,
});
/** The collection of a reader who is signed out; a list, since the same rule changes it. */
export const $localCollections = persistentAtom<readonly Collection[]>(collectionsKey, [], {
  encode: JSON.stringify,
  decode: listOf,
});

/** The list of rules of a reader who is not on Core: it moves to the account once they are. */
export const $localRules = persistentAtom<readonly OwnRules[]>(localRulesKey, [], {
  encode: JSON.stringify,
  decode: listOf,
});

/** The project of a reader who is signed out; a list, since the same rule changes it. */
export const $localProjects = persistentAtom<readonly LocalProject[]>(localProjectsKey, [], {
  encode: JSON.stringify,
  decode: listOf,
});

/** True when there is something to move. */
export function hasLocal(): boolean {
  return $localSaves.get().length > 0 || $localCollections.get().length > 0;
}

/** What somebody else wrote under our name counts as nothing. */
function listOf<Entry>(text: string): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as Entry[]) : [];
  } catch {
    return [];
  }
}
