import { lazy } from '#domain/value/lazy.ts';

const order = lazy(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));

/** Orders by name as a reader expects (case and accents aside); equal names by id, so that the order is total. */
export function compareNames(a: { name: string; id: number }, b: { name: string; id: number }): number {
  return order().compare(a.name, b.name) || a.id - b.id;
}
