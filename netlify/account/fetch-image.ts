import { type ImageHead, readImageHead } from '#domain/person/read-image-head.ts';
import { siteOrigin } from '#netlify/env.ts';
import { AskFailure, askPage } from '#netlify/web/ask-page.ts';
import { redirectOf } from '#netlify/web/redirect-of.ts';
import { type WebNetwork, checkedPlace } from '#netlify/web/web-network.ts';

/** Why a picture is not shown. */
type NoImage =
  | Exclude<Awaited<ReturnType<typeof checkedPlace>>, object>
  | AskFailure['reason']
  | 'too_many_redirects'
  | 'status'
  | 'not_an_image';

const TIMEOUT_MS = 3000;
const MAX_BYTES = 200_000;
const MAX_REDIRECTS = 3;

/**
 * Fetches a picture from the public web, within three seconds in all. Each address that it leads to is checked by itself
 * and asked under TLS; nothing is said there of who it is for.
 */
export function fetchImage(
  source: string,
  network: WebNetwork,
): Promise<(ImageHead & { bytes: Buffer }) | { reason: NoImage }> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // A name that nobody answers for is given up by us, not by the system, which takes longer.
  const late = new Promise<{ reason: NoImage }>((resolve) =>
    signal.addEventListener('abort', () => resolve({ reason: 'timeout' }), { once: true }),
  );
  return Promise.race([follow(new URL(source), network, signal), late]);
}

async function follow(start: URL, network: WebNetwork, signal: AbortSignal): ReturnType<typeof fetchImage> {
  let url = start;
  const headers = {
    'user-agent': `Yak/1.0 (+${siteOrigin()}/contact)`,
    accept: 'image/png, image/jpeg, image/webp, image/gif',
  };
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    if (url.protocol !== 'https:') return { reason: 'bad_address' };
    const place = await checkedPlace(url, network);
    if (typeof place === 'string') return { reason: place };
    try {
      const answer = await askPage(url, { place, headers, mostBytes: MAX_BYTES, signal });
      const next = redirectOf(answer, url);
      if (next === 'bad_address') return { reason: next };
      if (next === null) {
        if (answer.status !== 200) return { reason: 'status' };
        const head = readImageHead(answer.body);
        return head ? { ...head, bytes: answer.body } : { reason: 'not_an_image' };
      }
      url = next;
    } catch (error) {
      if (!(error instanceof AskFailure)) throw error;
      return { reason: error.reason };
    }
  }
  return { reason: 'too_many_redirects' };
}
