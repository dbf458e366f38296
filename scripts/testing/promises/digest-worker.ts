import { makeDrop } from '#domain/drop/make-drop.ts';
import { turnClock } from '../turn-clock.ts';

/**
 * One worker of the digest in a process of its own, so that it can be killed. Arguments: the Monday it works on, and how
 * far its clock is ahead, in ms: claims of workers that were killed run out without anybody waiting for them.
 */
const [monday = '', ahead = '0'] = process.argv.slice(2);

turnClock(Number(ahead));

const { plans } = await import('#netlify/catalog/plans.ts');
const { sendDigest } = await import('#netlify/letters/send-digest.ts');
const { isStillWanted } = await import('#netlify/letters/still-wanted.ts');
const { deliverQueued } = await import('#netlify/mail/outbox.ts');

const now = new Date(monday);
const releaseDate = new Date(now.getTime() - 3 * 86_400_000).toISOString().slice(0, 10);
const drop = makeDrop({ releaseDate });

process.send?.('begun');
const until = performance.now() + 60_000;
await sendDigest({ now, drops: [drop], plans, until });
await deliverQueued({ isWanted: isStillWanted, until });
