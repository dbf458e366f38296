import { getDeployStore } from '@netlify/blobs';
import { localBlobServer } from '#netlify/env.ts';
import { storeConnection } from './open-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/**
 * What was uploaded with this very deploy under a key; it never changes. Read from the store itself, like everything: a
 * copy at the edge may not know yet what went up a second ago.
 * @throws StoreUnavailable when the store does not answer, or has no such key
 */
export async function readOfDeploy(key: string): Promise<Buffer> {
  try {
    const bytes = await getDeployStore(connection()).get(key, { type: 'arrayBuffer' });
    if (bytes === null) throw new Error('nothing was uploaded under this key');
    return Buffer.from(bytes);
  } catch (error) {
    throw new StoreUnavailable(`read ${key} of the deploy`, error);
  }
}

/** On Netlify the platform names deploy and region; on one's own machine no region is any nearer. */
function connection() {
  const local = localBlobServer();
  if (local === null) return storeConnection();
  return { ...storeConnection(), region: 'us-east-2', ...(local.deployId && { deployID: local.deployId }) } as const;
}
