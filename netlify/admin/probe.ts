import type { PartState } from '#api/health.contract.ts';
import { logError } from '#netlify/http/log.ts';

/** What came of one check; `found` is null when it did not end well. */
export interface Probed<Found> {
  state: PartState;
  tookMs: number;
  found: Found | null;
}

/** The longest that any one check may take, in ms: all run side by side, and the whole answers within a second. */
const PROBE_MS = 800;

/**
 * Runs one check of one part. It always ends within its time, whatever the part does, and never throws.
 * @param judge whether what was found is as it should be; `ok` unless stated
 */
export async function probe<Found>(
  part: string,
  look: (signal: AbortSignal) => Promise<Found>,
  judge: (found: Found) => PartState = () => 'ok',
): Promise<Probed<Found>> {
  const start = performance.now();
  const aborter = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), PROBE_MS);
  });
  const done = (state: PartState, found: Found | null) => ({
    state,
    tookMs: Math.round(performance.now() - start),
    found,
  });
  try {
    const looking = look(aborter.signal);
    looking.catch(() => undefined); // it may fail after its time, when nobody waits any more
    const found = await Promise.race([looking, late]);
    return found === 'late' ? done('slow', null) : done(judge(found), found);
  } catch (error) {
    logError('health', error, { part });
    return done('failing', null);
  } finally {
    clearTimeout(timer);
    aborter.abort();
  }
}
