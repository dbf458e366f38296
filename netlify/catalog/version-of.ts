import { createHash } from 'node:crypto';

/** A short name for what a tool, a document or another JSON value says, whatever the order of its keys: it stays while nothing changes. */
export function versionOf(value: unknown): string {
  return createHash('sha256').update(sorted(value)).digest('base64url').slice(0, 22);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
