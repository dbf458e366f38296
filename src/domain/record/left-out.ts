import type { DocumentKind } from './document-words.ts';

/** A record of the running site that a build could not print: everything else was published without it. */
export interface LeftOut {
  kind: DocumentKind | 'tool' | 'correction';
  /** Key of a document, number of a tool, name of a correction's file; empty when it has none that can be read. */
  key: string;
  /** How people call it. */
  title: string;
  /** What kept it out, in words. */
  why: string;
}

/** A record that was left out, as the desk and the health check name it. */
export function leftOutName({ kind, key }: Pick<LeftOut, 'kind' | 'key'>): string {
  return key === '' ? `a ${kind} without a name` : `${kind} ${key}`;
}

/** A record of a shape that this version does not know. */
export function unreadRecord(kind: LeftOut['kind'], key: unknown): LeftOut {
  const named = typeof key === 'string' || typeof key === 'number' ? String(key).slice(0, 80) : '';
  return { kind, key: named, title: named, why: 'its shape is not one that this version knows' };
}
