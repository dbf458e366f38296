import { deepEqual } from '#domain/value/deep-equal.ts';
import type { SinceAnswer } from '#api/since.contract.ts';
import type { User } from '#domain/person/user.ts';
import type { PersonCollections } from '#domain/collection/collection.ts';
import { lockDrops } from '#domain/drop/lock-drops.ts';
import { openDrops } from '#domain/plan/may-use.ts';
import { planOf } from '#domain/person/subscription.ts';
import { catalogueEntries } from '#domain/since/catalogue-entries.ts';
import type { ResultEntry, Look } from '#domain/since/look.ts';
import {
  type Findings,
  isLookOf,
  markSeen,
  noteEntries,
  type NumberedEntry,
  notifiedEntries,
} from '#domain/since/note-entries.ts';
import { namesOf, type OwnThings, ownThings } from '#domain/since/own-things.ts';
import { projectEntries } from '#domain/since/project-entries.ts';
import { undatedEntries } from '#domain/since/undated-entries.ts';
import { newestFactDay } from '#domain/tool/evidence/newest-fact-day.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { readOwnCollections } from '#netlify/collections/own-collections.ts';
import { readProjects, readableOf, recallReader } from '#netlify/projects/person-projects.ts';
import { changeOwned } from '#netlify/stores/change-owned.ts';
import { looks } from '#netlify/stores/look-store.ts';
import { datedRecords, type Records } from './dated-records.ts';
import { nullIfUnreadable } from '#netlify/stores/document-store.ts';

/** Changes that a person saw already and finds again below the new ones. */
const SEEN_SHOWN = 10;

/** Whose changes are looked for. */
interface Looker {
  user: User;
  own: Pick<PersonCollections, 'kits' | 'rules'>;
  things: OwnThings;
  records: Records;
  now: Date;
}

/** Finds changes that concern a person: the catalogue's, and those under their work. */
type EntrySource = (looker: Looker) => Promise<readonly ResultEntry[]>;

const sources: readonly EntrySource[] = [fromCatalogue, fromProjects];

async function fromCatalogue({ user, things, records, now }: Looker): Promise<readonly ResultEntry[]> {
  const { catalogue, drops } = records;
  return catalogueEntries(
    {
      corrections: await records.correctionsOf(things.tools.keys()),
      drops: lockDrops(drops, openDrops({ plan: planOf(user.subscription, now) }, plans)),
      tools: catalogue.tools,
      dropTools: new Map(drops.map(({ id, toolId }) => [id, toolId])),
    },
    things,
  );
}

async function fromProjects({ user, records: { catalogue }, now }: Looker): Promise<readonly ResultEntry[]> {
  const all = await readProjects(user).catch(nullIfUnreadable);
  if (all === null || !catalogue.isCurrent) return [];
  const projects = readableOf(all);
  const recallsOf = await recallReader(projects, catalogue.find);
  return projectEntries(
    projects.flatMap((project) => recallsOf([project])),
    now,
  );
}

/** What changed for a person, as their dashboard opens with it. @throws ApiError `unauthorized`; StoreUnavailable */
export async function readSince(user: User, now: Date): Promise<SinceAnswer> {
  const looker = await lookerOf(user, await datedRecords(now), now);
  const { look, notified } = await noteFor(looker);
  return answerOf(look, notified, looker);
}

/** Moves the mark to a change that was seen; back it never goes. @throws ApiError `unauthorized`; StoreUnavailable */
export async function moveMark(user: User, id: string, now: Date): Promise<SinceAnswer> {
  await changeLook(user, (current) => current && markSeen(current, id, now));
  return readSince(user, now);
}

/**
 * Every change that a person was or is told of, the last that came first: what the dashboard, the digest and the feed have
 * in common. Nothing counts as seen by it.
 * @param records as one run reads them for many people
 * @throws ApiError `unauthorized` when the account was deleted; StoreUnavailable
 */
export async function entriesOf(user: User, records: Records, now: Date): Promise<NumberedEntry[]> {
  return (await noteFor(await lookerOf(user, records, now))).notified;
}

async function lookerOf(user: User, records: Records, now: Date): Promise<Looker> {
  const own = await readOwnCollections(user);
  return { user, own, things: ownThings(user, own.kits, records.catalogue.find), records, now };
}

/** Changes how far a person has looked, as `changeOwned` does. @param rule pure: it is called once per try; null leaves everything as it is */
async function changeLook<Next extends Look | null>(user: User, rule: (current: Look | null) => Next): Promise<Next> {
  const ownOf = (stored: Look | null) => (stored && isLookOf(stored, user) ? stored : null);
  const { outcome } = await changeOwned({ store: looks, key: user.id, account: user, ownOf }, (current) => {
    const next = rule(current);
    return { write: deepEqual(next, current) ? null : next, outcome: next };
  });
  return outcome;
}

async function noteFor(looker: Looker): Promise<{ look: Look; notified: NumberedEntry[] }> {
  const { user, own, things, records, now } = looker;
  const found = (await Promise.all(sources.map((source) => source(looker)))).flat();
  const names = namesOf(things);
  const look = await changeLook(user, (current) => {
    const findings: Findings = {
      found,
      undated: undatedEntries(current, records.catalogue.tools, own.rules ?? [], things),
      own: names,
    };
    return noteEntries(current, findings, user, now);
  });
  return { look, notified: notifiedEntries(look, found) };
}

function answerOf(
  { mark, seenAt }: Look,
  notified: readonly NumberedEntry[],
  { things, records }: Looker,
): SinceAnswer {
  const own = records.catalogue.tools.filter(({ id }) => things.tools.has(id));
  const entries = (some: readonly NumberedEntry[]) => some.map(({ entry }) => entry);
  return {
    since: seenAt,
    entries: entries(notified.filter(({ number }) => number > mark)),
    seen: entries(notified.filter(({ number }) => number <= mark).slice(0, SEEN_SHOWN)),
    readOn: newestFactDay(own.length > 0 ? own : records.catalogue.tools),
  };
}
