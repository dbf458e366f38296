import { requester } from '#api/request.ts';
import type { sinceEndpoint, SinceAnswer } from '#api/since.contract.ts';
import { reading } from './reading.ts';
import { takeAlong } from './session.ts';

const ask = requester<typeof sinceEndpoint>('/api/since');

/** What changed for the reader since they last looked. */
export const { store: $since, loadOnce: loadSince } = reading<SinceAnswer>(
  async () => (await takeAlong('since')) ?? ask('GET'),
);

/**
 * Says that what stands here was seen, once it is in sight: from then on no device shows it as new. This page keeps it. A
 * mark that does not come through is made the next time.
 */
export function tellSeen(): void {
  const state = $since.get();
  const [newest] = state.status === 'read' ? state.read.entries : [];
  if (newest === undefined) return;
  const tell = () => void ask('POST', { body: { seen: newest.id } }).catch(() => undefined);
  if (document.visibilityState !== 'hidden') {
    tell();
    return;
  }
  const whenSeen = () => {
    if (document.visibilityState === 'hidden') return;
    document.removeEventListener('visibilitychange', whenSeen);
    tell();
  };
  document.addEventListener('visibilitychange', whenSeen);
}
