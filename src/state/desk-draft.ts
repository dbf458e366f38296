import { persistentJSON } from './browser-storage.ts';

/** What an editor has typed and not saved yet, as this browser keeps it. */
interface DeskDraft<Edited> {
  /** What there was when the editing began. */
  base: Edited;
  edited: Edited;
  reason: string;
  /** ISO time of the last key. */
  at: string;
}

/** A draft as it may be kept: an earlier release called what was edited `tool`. */
type KeptDraft<Edited> = Partial<DeskDraft<Edited>> & { tool?: Edited };

function draftUnder<Edited>(name: string) {
  return persistentJSON<KeptDraft<Edited> | undefined>(`deskDraft:${name}`, undefined, { listen: false });
}

/** The draft of this name; null when there is none, or what is there is no draft. */
export function readDraft<Edited>(name: string): DeskDraft<Edited> | null {
  const kept: KeptDraft<Edited> | null | undefined = draftUnder<Edited>(name).get();
  const edited = kept?.edited ?? kept?.tool;
  return kept?.base && edited && typeof kept.at === 'string'
    ? { base: kept.base, edited, reason: kept.reason ?? '', at: kept.at }
    : null;
}

/** Keeps a draft; a browser that keeps nothing loses it on leaving, which the page cannot help. */
export function keepDraft<Edited>(name: string, draft: DeskDraft<Edited>): void {
  draftUnder<Edited>(name).set(draft);
}

export function dropDraft(name: string): void {
  draftUnder(name).set(undefined);
}
