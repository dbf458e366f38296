import type { SinceEntry } from '#domain/since/look.ts';

/** What changed for the signed-in person since they last looked. */
export interface SinceAnswer {
  /** When they last saw a change; null when they never did. */
  since: string | null;
  /** What they have not seen on any device, newest first. */
  entries: SinceEntry[];
  /** The last that they saw, newest first. */
  seen: SinceEntry[];
  /** The day on which something about their tools, or about any while they have none, was last read; null when nothing was. */
  readOn: string | null;
}
