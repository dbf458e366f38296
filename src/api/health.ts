import type { JobName } from '#domain/job/job-list.ts';
import type { RunOutcome } from '#domain/job/job-record.schema.ts';
import type { JobState } from '#domain/job/job-record.ts';

/** `off`: not set up on this site, which is no fault; `slow`: no answer within the time that the check has. */
export type PartState = 'ok' | 'off' | 'slow' | 'failing';

/** How the site stands: 200 when every part is `ok` or `off`, else 503. No secret, and nothing about a person. */
export interface HealthAnswer {
  status: 'ok' | 'failing';
  /** ISO time of the look; it may be some seconds old. */
  at: string;
  store: PartHealth;
  identity: PartHealth;
  payments: PartHealth;
  mail: PartHealth & {
    /** Mails that have not gone out; counted up to 1,000. */
    waiting: number | null;
    /** Whether the mail server takes our letters, in one sentence; when it does not, what is at fault. */
    says: string;
  };
  deletions: PartHealth & {
    /** Deletions of accounts that are not finished; counted up to 1,000. */
    pending: number | null;
  };
  records: PartHealth & {
    /** Stored records that no schema reads, as the last walk over all of them counted; null when there was none yet. */
    unreadable: number | null;
  };
  pages: PartHealth & {
    /** Records that could not be printed and that the pages were built without, as `article its-key`. */
    leftOut: string[];
  };
  watch: PartHealth & {
    /** How the visits of the sources stand, in one sentence; when they found nothing, why. */
    says: string;
    /** Values whose page no longer says them, or is gone. */
    changed: number | null;
    /** Pages that are due. */
    due: number | null;
  };
  jobs: PartHealth & { each: JobHealth[] };
}

export interface PartHealth {
  state: PartState;
  /** What the check took, in ms. */
  tookMs: number;
}

export interface JobHealth {
  name: JobName;
  state: JobState;
  /** When its last run began, and what came of it; null when it has never run. */
  last: { at: string; outcome: RunOutcome } | null;
  nextDueAt: string;
}
