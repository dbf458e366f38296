import { createHash } from 'node:crypto';
import { fetchWithin } from '#netlify/stores/fetch-with-timeout.ts';
import type { DeployFile } from '../build/deploy-files.ts';

/** Longer than a busy machine needs for one file, in ms. Tried again, as a store is: a line may be left from a server that stood there before. */
const TIMEOUT_MS = 15_000;
const fetchAgain = fetchWithin(TIMEOUT_MS);

/** A server that speaks the protocol of Netlify Blobs. */
interface DeployTarget {
  url: string;
  token: string;
  /** The site's id there. */
  site: string;
}

/** A deploy's name that follows from what goes up with it: the same files are the same deploy. */
export function deployIdOf(files: readonly DeployFile[]): string {
  const hash = createHash('sha256');
  for (const { key, body } of files) hash.update(`${key} ${body.length}\n`).update(body);
  return hash.digest('hex').slice(0, 24);
}

/** Uploads what goes up with a deploy, as Netlify's build does. @throws Error when the server does not take it */
export async function publishDeploy(
  target: DeployTarget,
  deployId: string,
  files: readonly DeployFile[],
): Promise<void> {
  await Promise.all(
    files.map(async ({ key, body }) => {
      const { status } = await ask(target, `/deploy:${deployId}/${key}`, { method: 'PUT', body: new Uint8Array(body) });
      if (status !== 200) throw new Error(`${key} of the deploy was not taken: ${status}`);
    }),
  );
}

/** Removes what went up with other deploys: nobody serves them any more. */
export async function removeOtherDeploys(target: DeployTarget, deployId: string): Promise<void> {
  const { stores } = (await (await ask(target, '?prefix=deploy:')).json()) as { stores: string[] };
  for (const store of stores.filter((name) => name !== `deploy:${deployId}`))
    for (let hasMore = true; hasMore; ) {
      const removed = await ask(target, `/${store}`, { method: 'DELETE' });
      ({ has_more: hasMore } = (await removed.json()) as { has_more: boolean });
    }
}

function ask({ url, token, site }: DeployTarget, path: string, init: RequestInit = {}): Promise<Response> {
  return fetchAgain(`${url}/${site}${path}`, { ...init, headers: { authorization: `Bearer ${token}` } });
}
