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

/** 'Canva, Figma and Krea': as a short line says it, without a comma before the last. */
export function listed(words: readonly string[], joint: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
