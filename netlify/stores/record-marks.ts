import { randomBytes } from 'node:crypto';

/**
 * What a store notes about a record beside it, in the blob's metadata: so that no release has to know these fields to
 * read the record. Netlify takes at most 2 kB of metadata.
 */
interface RecordMarks {
  /** Ids of the last changes, newest first: a write whose reply was lost is known by its id. */
  operations: readonly string[];
  /** ISO time of the last write; null when a release before the marks wrote it. */
  writtenAt: string | null;
}

/** The shape of stored records, raised when a release writes what the one before it could not read. */
const RECORD_VERSION = 2;
/** More changes than can be under way at once; 12 bytes each. */
const OPERATIONS_KEPT = 80;
const OPERATION_BYTES = 8;

/** An id for one change of one record. */
export function newOperation(): string {
  return randomBytes(OPERATION_BYTES).toString('base64url');
}

/** The marks in a blob's metadata; records without any are from an earlier release. */
export function readMarks({ at, ops }: Record<string, unknown>): RecordMarks {
  return {
    operations: typeof ops === 'string' && ops !== '' ? ops.split('.') : [],
    writtenAt: typeof at === 'string' ? at : null,
  };
}

/** The metadata of a record that this operation has just changed. */
export function markedBy(operation: string, before: readonly string[], now: Date): Record<string, unknown> {
  return {
    v: RECORD_VERSION,
    at: now.toISOString(),
    ops: [operation, ...before].slice(0, OPERATIONS_KEPT).join('.'),
  };
}
