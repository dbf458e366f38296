import type { z } from 'zod';
import { logError } from '#netlify/http/log.ts';

/** A stored record that has no shape this release knows: it is never rewritten, and nobody else waits for it. */
export class UnreadableRecord extends Error {
  override name = 'UnreadableRecord';
  /** `store/key`, as the log and the desk name it. */
  readonly place: string;

  constructor(place: string, error: z.ZodError) {
    const fields = error.issues.slice(0, 3).map(({ path }) => path.join('.') || 'the whole'); // never what stands there
    super(`${place}: ${fields.join(', ')}`);
    this.place = place;
  }
}

/** Names a record that was passed over, by its key alone. */
export function logUnreadable({ message }: UnreadableRecord): void {
  logError('unreadable_record', undefined, { record: message });
}
