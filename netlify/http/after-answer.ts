import { logError } from './log.ts';

/** What the platform tells of the request under way; absent in tests and commands. */
interface Platform {
  Netlify?: { context?: { waitUntil?: (work: Promise<unknown>) => void } | null };
}

/**
 * Lets work go on after the answer, where the platform can, so that how long it takes is no part of the answer; elsewhere
 * waits for it. A failure is logged: the work must be such that somebody else finishes it.
 */
export async function afterAnswer(work: Promise<unknown>): Promise<void> {
  const logged = work.catch((error: unknown) => logError('work_after_answer_failed', error));
  const { context } = (globalThis as Platform).Netlify ?? {};
  if (context?.waitUntil) context.waitUntil(logged);
  else await logged;
}
