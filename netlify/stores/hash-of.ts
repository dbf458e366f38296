import { createHash } from 'node:crypto';

/** The SHA-256 of a text in 64 hex digits: the same text has the same, and nothing can be read from it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
