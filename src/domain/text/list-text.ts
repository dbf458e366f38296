import { lazy } from '#domain/value/lazy.ts';

const all = lazy(() => new Intl.ListFormat('en', { type: 'conjunction' }));
const any = lazy(() => new Intl.ListFormat('en', { type: 'disjunction' }));

/** 'a, b, and c'. */
export function andList(words: readonly string[]): string {
  return all().format(words);
}

/** 'a, b, or c'. */
export function orList(words: readonly string[]): string {
  return any().format(words);
}
