import { deepEqual } from '#domain/value/deep-equal.ts';
import type { RecordKind } from './record-kind.ts';

/** One place of a record that is another now. */
export interface RecordChange<Place extends string = string> {
  field: Place;
  before?: unknown;
  after?: unknown;
}

/** A field that is missing says as much as one that is null. */
export function saysSame(a: unknown, b: unknown): boolean {
  return deepEqual(a ?? null, b ?? null);
}

/** The places in which two versions of a record differ. @param before null of a record that was not there */
export function changesBetween<Edited, Place extends string>(
  { placesOf, absent }: RecordKind<Edited, Place>,
  before: Edited | null,
  after: Edited,
): RecordChange<Place>[] {
  const [old, now] = [before === null ? new Map<Place, unknown>() : placesOf(before), placesOf(after)];
  const noted = (value: unknown) => (value === undefined ? absent : value);
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((field) =>
    saysSame(old.get(field), now.get(field))
      ? []
      : [{ field, before: noted(old.get(field)), after: noted(now.get(field)) }],
  );
}

/** The places of a change that somebody has changed again since: while there are any, it cannot be taken back. */
export function changedSince<Edited, Place extends string>(
  { placesOf }: RecordKind<Edited, Place>,
  now: Edited,
  changes: readonly RecordChange[],
): Place[] {
  const places: ReadonlyMap<string, unknown> = placesOf(now);
  return changes.filter(({ field, after }) => !saysSame(places.get(field), after)).map(({ field }) => field as Place);
}

/** What comes of taking a change back: the record as it was, or the places that have changed again since. */
type Reverted<Edited, Place extends string = string> = { ok: true; edited: Edited } | { ok: false; fields: Place[] };

/** Takes one change back: what it changed is as before, what others changed since stays. */
export function revertChanges<Edited, Place extends string>(
  kind: RecordKind<Edited, Place>,
  now: Edited,
  changes: readonly RecordChange[],
): Reverted<Edited, Place> {
  const fields = changedSince(kind, now, changes);
  if (fields.length > 0) return { ok: false, fields };
  const places = changes.map(({ field, before }) => [field as Place, before] as const);
  return { ok: true, edited: kind.withPlaces(now, places) };
}

/** Two editors' work put together. */
interface Rebased<Edited, Place extends string = string> {
  /** The newer version with what this editor changed. */
  edited: Edited;
  /** Places that both changed: theirs before, mine after. */
  clashes: RecordChange<Place>[];
}

/** Puts what an editor changed on top of what somebody else saved meanwhile; nobody's work is lost unsaid. */
export function rebase<Edited, Place extends string>(
  kind: RecordKind<Edited, Place>,
  base: Edited,
  mine: Edited,
  theirs: Edited,
): Rebased<Edited, Place> {
  const own = changesBetween(kind, base, mine);
  const places = own.map(({ field, after }) => [field, after] as const);
  const carried = kind.carry?.(places, { base, mine, theirs }) ?? places;
  const moved = new Map(changesBetween(kind, base, theirs).map(({ field, after }) => [field, after]));
  const clashes = own
    .filter(({ field, after }) => moved.has(field) && !saysSame(moved.get(field), after))
    .filter(({ field }) => carried.some(([place]) => place === field))
    .map(({ field, after }) => ({ field, before: moved.get(field), after }));
  return { edited: kind.withPlaces(theirs, carried), clashes };
}
