import { setTimeout as wait } from 'node:timers/promises';

/** Does some work and answers no sooner than after this time in ms, so that how much there was to do cannot be told from it. */
export async function noSooner<Result>(timeMs: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work, wait(timeMs)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
