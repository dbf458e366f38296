import type { Visit } from '#domain/watch/judge-visit.ts';
import { readAddress } from '#domain/watch/read-address.ts';
import { AskFailure, type PageAnswer, askPage } from '#netlify/web/ask-page.ts';
import { pageText, plainText } from './page-text.ts';
import { redirectOf } from '#netlify/web/redirect-of.ts';
import { type WebNetwork, checkedPlace } from '#netlify/web/web-network.ts';

/** What a visit may take. */
export interface VisitLimits {
  /** For the whole visit of a page, redirects included; ms. */
  timeoutMs: number;
  mostBytes: number;
  /** Between two requests to one host; ms. A longer pause that its robots.txt asks for counts. */
  pauseMs: number;
  /** A worker that has not renewed its lease of a host after this counts as crashed; longer than any request; ms. */
  leaseMs: number;
}

export const visitLimits: VisitLimits = { timeoutMs: 15_000, mostBytes: 2_000_000, pauseMs: 2000, leaseMs: 60_000 };

/** What asks before each request whether it may be made now. */
export interface Gate {
  /**
   * Waits for the host's turn and holds it, or says why it may not be asked. `busy`: another worker asks it.
   */
  admit(url: URL): Promise<'admitted' | 'busy' | 'robots_refuse' | 'robots_unreachable'>;
}

interface PageRequest {
  source: string;
  etag: string | null;
  lastModified: string | null;
  network: WebNetwork;
  limits: VisitLimits;
  userAgent: string;
  gate: Gate;
}

const MAX_REDIRECTS = 5;
const TEXTS = /^(text\/|application\/(json|xhtml\+xml|xml|yaml|x-yaml|ld\+json|markdown))/;

/**
 * Visits a page. Each address that it leads to is looked up, checked and admitted by itself.
 * @returns `busy` when another worker asks one of its hosts at the moment: nothing is known then
 */
export async function readPage(request: PageRequest): Promise<Visit | 'busy'> {
  const { source, limits, gate } = request;
  const start = readAddress(source);
  if (start === null) return unreadable('bad_address');
  let url = new URL(start);
  // The wait for a turn is not the page's: the time counts from the first admission.
  let signal: AbortSignal | null = null;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const place = await checkedPlace(url, request.network);
    if (typeof place === 'string') return unreadable(place);
    const admitted = await gate.admit(url);
    if (admitted === 'busy') return 'busy';
    if (admitted !== 'admitted') return unreadable(admitted);
    signal ??= AbortSignal.timeout(limits.timeoutMs);
    try {
      const answer = await askPage(url, { place, headers: headersFor(request), mostBytes: limits.mostBytes, signal });
      const next = redirectOf(answer, url);
      if (next === null) return visitOf(answer);
      if (next === 'bad_address') return unreadable(next);
      url = next;
    } catch (error) {
      if (!(error instanceof AskFailure)) throw error;
      return unreadable(error.reason);
    }
  }
  return unreadable('too_many_redirects');
}

function headersFor({ etag, lastModified, userAgent }: PageRequest): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: 'text/html, text/plain;q=0.9, */*;q=0.5',
    'accept-language': 'en',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

function visitOf(answer: PageAnswer): Visit {
  const { status, headers } = answer;
  if (status === 304) return { kind: 'same' };
  if (status === 404 || status === 410) return { kind: 'missing', status };
  if (status !== 200) {
    const isChallenge = headers['cf-mitigated'] === 'challenge' || pageText(decoded(answer)).flaw === 'challenge';
    return isChallenge ? unreadable('challenge', status) : unreadable('status', status);
  }
  const type = (headers['content-type'] ?? 'text/html').toLowerCase();
  if (!TEXTS.test(type)) return unreadable('not_text');
  const { text, marked, flaw } = /html|xml/.test(type) ? pageText(decoded(answer)) : plainText(decoded(answer));
  return {
    kind: 'page',
    text,
    marked,
    flaw,
    etag: short(headers['etag'], 300),
    lastModified: short(headers['last-modified'], 60),
  };
}

function unreadable(reason: Extract<Visit, { kind: 'unreadable' }>['reason'], status: number | null = null): Visit {
  return { kind: 'unreadable', reason, status };
}

function short(text: string | undefined, most: number): string | null {
  return text === undefined || text === '' || text.length > most ? null : text;
}

/** The letters of a body, by what the answer says of them, else by what the page says, else UTF-8. */
function decoded({ headers, body }: PageAnswer): string {
  const said = /charset=["']?([\w-]+)/i;
  const [, charset = 'utf-8'] =
    said.exec(headers['content-type'] ?? '') ?? said.exec(body.subarray(0, 2048).toString('latin1')) ?? [];
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
