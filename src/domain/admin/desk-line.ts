/** Where a record stands in the line of its kind: it waits since a time, or was dealt with at a time. */
export interface DeskPlace {
  isWaiting: boolean;
  /** ISO time. */
  at: string;
}

/** What the key of an entry says. */
interface DeskEntry {
  /** ISO time of its place. */
  at: string;
  /** Key of the record. */
  key: string;
}

/** Above every time in ms that we will see; what was dealt with counts down from it, so that the newest comes first. */
const END_OF_TIME = 9_999_999_999_999;
const TIME_DIGITS = 13;

/** How the keys of all entries of one line begin. */
export function linePrefix(line: string, isWaiting: boolean): string {
  return `${line}-${isWaiting ? 'waiting' : 'done'}-`;
}

/** The key of a record's entry: in the order of keys what waits is oldest first, what is done newest first. */
export function lineKey(line: string, { isWaiting, at }: DeskPlace, key: string): string {
  const time = Date.parse(at);
  const turn = isWaiting ? time : END_OF_TIME - time;
  return `${linePrefix(line, isWaiting)}${String(turn).padStart(TIME_DIGITS, '0')}-${key}`;
}

/** What a key of a line says; null when it is none of that line. */
export function readLineKey(line: string, isWaiting: boolean, entry: string): DeskEntry | null {
  const prefix = linePrefix(line, isWaiting);
  const turn = Number(entry.slice(prefix.length, prefix.length + TIME_DIGITS));
  const key = entry.slice(prefix.length + TIME_DIGITS + 1);
  if (!entry.startsWith(prefix) || !Number.isInteger(turn) || key === '') return null;
  return { at: new Date(isWaiting ? turn : END_OF_TIME - turn).toISOString(), key };
}
