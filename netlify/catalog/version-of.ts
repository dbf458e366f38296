import { createHash } from 'node:crypto';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** A short name for what a tool says, whatever the order of its fields: the same as long as nothing about it changes. */
export function toolVersion(tool: Tool): string {
  return versionOf(tool);
}

/** A short name for what a JSON value says, whatever the order of its keys. */
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
