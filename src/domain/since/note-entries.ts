import { type Born, birthOf } from '#domain/person/birth.ts';
import { DAY_MS, dayOf } from '#domain/value/day.ts';
import { type ResultEntry, type Look, MAX_ENTRIES, MAX_NOTED, type OwnThing, type SinceEntry } from './look.ts';
import type { Undated } from './undated-entries.ts';

/** Somebody who looks for the first time is told of what happened in so many days before; in ms. */
const FIRST_LOOK_MS = 30 * DAY_MS;

/** What one person has to do with the catalogue at a moment. */
export interface Findings {
  found: readonly ResultEntry[];
  undated: Undated;
  own: readonly OwnThing[];
}

/** Whether a stored look is of this account, and not of an earlier one of the same person. */
export function isLookOf(look: Look, account: Born): boolean {
  return (look.birth ?? look.account) === birthOf(account);
}

/**
 * A look with what came since. A change gets its number once, in the order in which changes come to this person; the clock
 * has no say in that. What lies before a tool became theirs is history.
 */
export function noteEntries(look: Look | null, { found, undated, own }: Findings, account: Born, now: Date): Look {
  const known = new Set(look?.noted.map(({ id }) => id));
  const before = new Set(look?.own);
  const firstDay = new Date(now.getTime() - FIRST_LOOK_MS).toISOString();
  // Of a thing that was theirs the last time, all that was not told since is new, whatever day it bears.
  const isHistory = ({ at, from, by, isSilent }: ResultEntry) =>
    isSilent === true || (!before.has(by) && (at < from || (look === null && at < firstDay)));
  const fresh = found.filter(({ entry }) => !known.has(entry.id));
  const noted = [...(look?.noted ?? [])];
  let last = noted.reduce((most, { number }) => Math.max(most, number), look?.mark ?? 0);
  for (const one of fresh.toSorted((a, b) => a.at.localeCompare(b.at) || a.entry.id.localeCompare(b.entry.id)))
    noted.push({
      ...{ id: one.entry.id, number: isHistory(one) ? 0 : ++last },
      ...(one.isUndated && { entry: one.entry }),
    });
  for (const entry of undated.entries)
    if (!known.has(entry.id)) noted.push({ id: entry.id, number: ++last, entry: { ...entry, day: dayOf(now) } });
  return {
    account: account.createdAt,
    birth: birthOf(account),
    ...(look ?? { mark: 0, seenAt: null }),
    noted: withinBound(noted, new Set(found.map(({ entry }) => entry.id))),
    own: [...own],
    newestTools: undated.newestTools,
    verdicts: undated.verdicts,
  };
}

/** The look after a change was seen, and with it all that came before. One that was seen already, or never told, moves nothing. */
export function markSeen(look: Look, id: string, now: Date): Look | null {
  const number = look.noted.find((one) => one.id === id)?.number ?? 0;
  return number > look.mark ? { ...look, mark: number, seenAt: now.toISOString() } : null;
}

/** A change with its place in the order in which changes came. */
export interface NumberedEntry {
  number: number;
  entry: SinceEntry;
}

/** The changes of a look that can still be told, the last that came first; those of what was taken back are gone. */
export function notifiedEntries({ noted }: Look, found: readonly ResultEntry[]): NumberedEntry[] {
  const byId = new Map(found.map(({ entry }) => [entry.id, entry]));
  return noted
    .flatMap(({ id, number, entry }) => {
      const told = entry?.kind === 'project' && !byId.has(id) ? undefined : (entry ?? byId.get(id));
      return number > 0 && told ? [{ number, entry: told }] : [];
    })
    .sort((one, other) => other.number - one.number)
    .slice(0, MAX_ENTRIES);
}

/** What could still be found stays, or it would come again as new. */
function withinBound(noted: Look['noted'], findable: ReadonlySet<string>): Look['noted'] {
  const droppable = noted.filter(({ id }) => !findable.has(id)).slice(0, Math.max(0, noted.length - MAX_NOTED));
  const dropped = new Set(droppable);
  return noted.filter((one) => !dropped.has(one));
}
