import { createHash } from 'node:crypto';
import { sortNames } from '#domain/value/sort-names.ts';

/** A short name for what a tool, a document or another JSON value says, whatever the order of its keys: it stays while nothing changes. */
export function versionOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortNames(value)))
    .digest('base64url')
    .slice(0, 22);
}
