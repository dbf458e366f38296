import type { WatchedHost } from '#domain/watch/fact-reading.schema.ts';
import { AskFailure, askPage } from '#netlify/web/ask-page.ts';
import type { VisitLimits } from './read-page.ts';
import { type WebNetwork, checkedPlace } from '#netlify/web/web-network.ts';

interface RobotsRequest {
  network: WebNetwork;
  limits: VisitLimits;
  userAgent: string;
}

/** robots.txt is small; what is longer is cut at a line, as RFC 9309 allows from 500 kB on and our store from here. */
const MAX_LETTERS = 30_000;
const MAX_REDIRECTS = 5;
const LONGEST_MS = 5000;

/**
 * What a host asks of machines (RFC 9309): without a file (4xx) everything may be read, and when nobody can say (5xx, no
 * answer) nothing. A redirect to another host is not followed: that host would have to be asked in its own turn.
 */
export async function readRobots(
  start: URL,
  { network, limits, userAgent }: RobotsRequest,
): Promise<Omit<NonNullable<WatchedHost['robots']>, 'readAt'>> {
  const signal = AbortSignal.timeout(Math.min(LONGEST_MS, limits.timeoutMs));
  let url = start;
  try {
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const place = await checkedPlace(url, network);
      if (typeof place === 'string') return { state: 'unreachable', text: '' };
      const headers = { 'user-agent': userAgent, accept: 'text/plain' };
      const answer = await askPage(url, { place, headers, mostBytes: 500_000, signal });
      if (answer.status === 200) return { state: 'rules', text: cut(answer.body.toString('utf8')) };
      const location = answer.headers['location'];
      if (answer.status >= 300 && answer.status < 400 && location && URL.canParse(location, url)) {
        const next = new URL(location, url);
        if (next.host !== start.host) return { state: 'none', text: '' };
        url = next;
      } else return { state: answer.status >= 500 || answer.status === 429 ? 'unreachable' : 'none', text: '' };
    }
    return { state: 'none', text: '' };
  } catch (error) {
    if (!(error instanceof AskFailure)) throw error;
    return { state: error.reason === 'too_large' ? 'none' : 'unreachable', text: '' };
  }
}

function cut(text: string): string {
  return text.length <= MAX_LETTERS ? text : text.slice(0, text.lastIndexOf('\n', MAX_LETTERS));
}
