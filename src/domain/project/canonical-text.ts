import { sortNames } from '#domain/value/sort-names.ts';

/** A JSON value as text with names in the order of the alphabet: no release can put them in another one. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(sortNames(value), null, 2);
}
