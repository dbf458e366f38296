import { saysSame } from './record-changes.ts';

/** The fields of a record by name; what a field must be is for the rules of its kind to say. */
export type Fields = Readonly<Record<string, unknown>>;

/** What was changed of a record that has a file, kept beside it. */
export interface Overlay {
  fields: Fields;
  /** What the file said in those fields at that time; null for a record without a file. */
  over: Fields | null;
}

/**
 * Whoever spoke last wins, field by field: a change holds as long as its file still says what it said when the change was
 * made. Where the file was changed since, the file holds.
 * @param isSaid whether two values of a field say the same
 */
export function weighOverlay(
  file: Fields,
  { fields, over }: Overlay,
  isSaid: (a: unknown, b: unknown, field: string) => boolean = saysSame,
): { holds: string[]; movedOn: string[] } {
  const isUntouched = (name: string) => over !== null && isSaid(file[name], over[name], name);
  const holds = Object.keys(fields).filter(isUntouched);
  const movedOn = Object.keys(fields).filter((name) => !isUntouched(name) && !isSaid(file[name], fields[name], name));
  return { holds, movedOn };
}

/** What must be kept beside a file so that the record says this. */
export function overlayOf(file: Fields, says: Fields): Overlay & { over: Fields } {
  const names = Object.keys(says).filter((name) => !saysSame(says[name], file[name]));
  return { fields: pickFields(says, names), over: pickFields(file, names) };
}

/** Some fields by name; what is missing is null. */
function pickFields(from: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
}
