import { randomBytes } from 'node:crypto';
import { isoWeek } from '#domain/value/iso-week.ts';
import type { EventName } from '#domain/admin/event.ts';
import { afterAnswer } from '#netlify/http/after-answer.ts';
import { logError } from '#netlify/http/log.ts';
import { eventKey } from './event-key.ts';
import { countedEvents } from './figure-store.ts';
import { hashOf } from './hash-of.ts';

const ID_DIGITS = 12;

/**
 * Counts something that happened, after the answer where the platform can. It never fails: what happened did, and a count
 * that is lost is missing from a figure.
 * @param sameAs names the very event, so that it counts once however often it is told
 */
export async function countEvent(name: EventName, now: Date, sameAs?: string): Promise<void> {
  const id = sameAs === undefined ? randomBytes(ID_DIGITS / 2).toString('hex') : hashOf(sameAs).slice(0, ID_DIGITS);
  await afterAnswer(keepEvent(eventKey(isoWeek(now), name, id), now));
}

async function keepEvent(key: string, now: Date): Promise<void> {
  await countedEvents
    .keep(key, { at: now.toISOString() })
    .catch((error: unknown) => logError('event_not_counted', error));
}
