import { persistentJSON } from './browser-storage.ts';

/** What an editor typed about a changed sentence and did not confirm yet: the fields of its form, by name. */
export type TermsDraft = Readonly<Record<string, readonly string[]>>;

/** Drafts that are kept at once; the oldest goes first. */
const MAX_KEPT = 20;

/** By the change that each is about, the last one that was touched at the end. */
const $drafts = persistentJSON<Readonly<Record<string, TermsDraft>>>('termsDrafts', {}, { listen: false });

/** The field of plans: that none is ticked is said by its absence. */
const PLANS = 'termsPlan';
/** What stands in the form when plans are asked for. */
const RIGHT = 'termsRight';

export function readTermsDraft(change: string): TermsDraft | null {
  return $drafts.get()[change] ?? null;
}

/** Keeps what a form says now; fields that it does not show at the moment stay as they were. */
export function keepTermsDraft(change: string, given: FormData): void {
  const said = Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name).map(String)]));
  const { [change]: before, ...others } = $drafts.get();
  const plans = given.has(RIGHT) ? { [PLANS]: given.getAll(PLANS).map(String) } : {};
  const kept = Object.entries({ ...others, [change]: { ...before, ...said, ...plans } });
  $drafts.set(Object.fromEntries(kept.slice(-MAX_KEPT)));
}

export function dropTermsDraft(change: string): void {
  const { [change]: _, ...others } = $drafts.get();
  $drafts.set(others);
}

/** Which of some changes was touched last and not confirmed; null when none was. */
export function lastTermsDraft(changes: readonly string[]): string | null {
  return Object.keys($drafts.get()).findLast((change) => changes.includes(change)) ?? null;
}
