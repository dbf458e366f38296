import { persistentJSON } from './browser-storage.ts';

/** What an editor typed into a form of the desk of facts and did not send yet: its fields, by name. */
export type FormDraft = Readonly<Record<string, readonly string[]>>;

/** Drafts that are kept at once; the oldest goes first. */
const MAX_KEPT = 20;

/** By what each is about, the last one that was touched at the end. A release before this one kept those about terms alone. */
const $drafts = persistentJSON<Readonly<Record<string, FormDraft>>>('termsDrafts', {}, { listen: false });

export function readFormDraft(about: string): FormDraft | null {
  return $drafts.get()[about] ?? null;
}

/**
 * Keeps what a form says now; fields that it does not show at the moment stay as they were.
 * @param boxes names of boxes that it shows: that none is ticked is said by their absence
 */
export function keepFormDraft(about: string, given: FormData, boxes: readonly string[] = []): void {
  const names = new Set([...given.keys(), ...boxes]);
  const said = Object.fromEntries([...names].map((name) => [name, given.getAll(name).map(String)]));
  const { [about]: before, ...others } = $drafts.get();
  const kept = Object.entries({ ...others, [about]: { ...before, ...said } });
  $drafts.set(Object.fromEntries(kept.slice(-MAX_KEPT)));
}

export function dropFormDraft(about: string): void {
  const { [about]: _, ...others } = $drafts.get();
  $drafts.set(others);
}

/** Which of some was touched last and not sent; null when none was. */
export function lastFormDraft(abouts: readonly string[]): string | null {
  return Object.keys($drafts.get()).findLast((about) => abouts.includes(about)) ?? null;
}

/** Puts a draft into the fields of a form that its page does not steer. */
export function fillForm(form: HTMLFormElement, draft: FormDraft): void {
  for (const [name, [value = '']] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLElement && 'value' in field) field.value = value;
  }
}
