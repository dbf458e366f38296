import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import { DAY_MS } from '#domain/value/day.ts';
import type { WatchedHost } from '#domain/watch/fact-reading.schema.ts';
import { logError } from '#netlify/http/log.ts';
import { hostKey, watchedHosts } from '#netlify/stores/watch-store.ts';
import { readRobots } from './read-robots.ts';
import type { Gate, VisitLimits } from './read-page.ts';
import type { WebNetwork } from '#netlify/web/web-network.ts';

/** The name that robots.txt calls us by. */
export const ROBOT_NAME = 'YakWatch';
/** robots.txt is read again after this, in ms. */
const ROBOTS_KEPT_MS = DAY_MS;

interface TurnSettings {
  network: WebNetwork;
  limits: VisitLimits;
  userAgent: string;
  /** A turn that would come after this, on the clock of `performance.now()`, is not waited for. */
  until: number;
}

/**
 * The turns of one worker at the hosts it asks. A host belongs to one worker at a time by a lease in the store, so two
 * requests never run at once at it, in whatever processes; the time of the next request is noted before each one, so a
 * worker that crashes in between leaves the pause in place as well.
 */
export class HostTurns implements Gate {
  readonly #holder = randomUUID();
  readonly #held = new Set<string>();
  readonly #settings: TurnSettings;

  constructor(settings: TurnSettings) {
    this.#settings = settings;
  }

  /** Takes a host for this worker. @returns what is known of it; null while another worker has it. @throws StoreUnavailable */
  async hold(host: string): Promise<WatchedHost | null> {
    const claim = (current: WatchedHost | null): WatchedHost | null => {
      const now = Date.now();
      const known = current ?? { host, lease: null, nextRequestAt: null, robots: null, pages: [] };
      const { lease } = known;
      if (lease && lease.holder !== this.#holder && Date.parse(lease.until) > now) return null;
      return {
        ...known,
        lease: { holder: this.#holder, until: new Date(now + this.#settings.limits.leaseMs).toISOString() },
      };
    };
    const record = await watchedHosts.update(hostKey(host), claim, { startAnew: true });
    if (record) this.#held.add(host);
    return record;
  }

  async admit(url: URL): Promise<'admitted' | 'busy' | 'robots_refuse' | 'robots_unreachable'> {
    const held = await this.hold(url.host);
    if (!held) return 'busy';
    const robots = isFresh(held.robots) ? held.robots : await this.#learnRobots(url);
    if (robots === 'busy') return 'busy';
    if (robots.state === 'unreachable') return 'robots_unreachable';
    const rules = robotsParser(new URL('/robots.txt', url).href, robots.text);
    if (rules.isAllowed(url.href, ROBOT_NAME) === false) return 'robots_refuse';
    const delayMs = (rules.getCrawlDelay(ROBOT_NAME) ?? 0) * 1000;
    return (await this.#takeTurn(url.host, Math.max(delayMs, this.#settings.limits.pauseMs))) ? 'admitted' : 'busy';
  }

  /** Changes what is known of a host, as long as it is this worker's. @returns false when it is not (any more) */
  change(host: string, rule: (record: WatchedHost) => WatchedHost): Promise<boolean> {
    return watchedHosts.change(hostKey(host), (current) => {
      if (current?.lease?.holder !== this.#holder) return { write: null, outcome: false };
      return { write: rule(current), outcome: true };
    });
  }

  /** Gives every host back; one that cannot be given back comes free by itself. */
  async release(): Promise<void> {
    for (const host of this.#held)
      await this.change(host, (record) => ({ ...record, lease: null })).catch((error: unknown) =>
        logError('watch_lease_left', error),
      );
  }

  /** Waits for the time of the next request and notes the one after it. @returns false when it comes too late */
  async #takeTurn(host: string, pauseMs: number): Promise<boolean> {
    const record = await this.hold(host);
    if (!record) return false;
    const waitMs = Math.max(0, Date.parse(record.nextRequestAt ?? '') - Date.now() || 0);
    if (performance.now() + waitMs >= this.#settings.until) return false;
    if (waitMs > 0) await wait(waitMs);
    return this.change(host, (current) => ({
      ...current,
      nextRequestAt: new Date(Date.now() + pauseMs).toISOString(),
      lease: { holder: this.#holder, until: new Date(Date.now() + this.#settings.limits.leaseMs).toISOString() },
    }));
  }

  async #learnRobots(url: URL): Promise<NonNullable<WatchedHost['robots']> | 'busy'> {
    const { network, limits, userAgent } = this.#settings;
    if (!(await this.#takeTurn(url.host, limits.pauseMs))) return 'busy';
    const read = await readRobots(new URL('/robots.txt', url), { network, limits, userAgent });
    const robots = { ...read, readAt: new Date().toISOString() };
    return (await this.change(url.host, (current) => ({ ...current, robots }))) ? robots : 'busy';
  }
}

function isFresh(robots: WatchedHost['robots']): robots is NonNullable<WatchedHost['robots']> {
  return robots !== null && Date.now() - Date.parse(robots.readAt) < ROBOTS_KEPT_MS;
}
