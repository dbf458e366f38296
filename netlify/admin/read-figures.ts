import type { Figures } from '#api/admin-figures.ts';
import { lastWeeks } from '#domain/value/iso-week.ts';
import { type EventCounts, addEvents } from '#domain/admin/event.ts';
import { readEventKey } from '#netlify/stores/event-key.ts';
import { topOf, weekRows } from '#domain/admin/week-rows.ts';
import { taskFacts } from '#netlify/catalog/task-facts.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { MISSED_LIST, countedEvents, figureWeeks, missedList } from '#netlify/stores/figure-store.ts';
import { readTally } from '#netlify/stores/record-scan-store.ts';
import { readGrowth } from './read-growth.ts';
import { readSaveCounts } from '#netlify/stores/watch-store.ts';

const WEEKS = 12;
/** Rows of a table. */
const MAX_ROWS = 20;
/** Events not added up yet that are counted in. */
const MAX_PENDING = 2000;

/** The figures of twelve weeks: some twenty reads, however many readers there are. @throws StoreUnavailable */
export async function readFigures(now: Date): Promise<Figures> {
  const names = lastWeeks(WEEKS, now);
  const [folded, pending, tally, saves, missed, { find }, tasks, subscribers] = await Promise.all([
    Promise.all(names.map((week) => figureWeeks.tryRead(week))),
    countedEvents.someKeys(MAX_PENDING),
    readTally(),
    readSaveCounts(),
    missedList.tryRead(MISSED_LIST),
    currentCatalogue(),
    taskFacts(),
    readGrowth(now),
  ]);
  const weeks = names.map((week, index): [string, EventCounts] => {
    const { counts, folded: keys } = folded[index] ?? { counts: {}, folded: [] };
    const isKnown = new Set(keys);
    const fresh = pending.flatMap((key) => {
      const event = isKnown.has(key) ? null : readEventKey(key);
      return event?.week === week ? [event.name] : [];
    });
    return [week, addEvents(counts, fresh)];
  });
  const titles = new Map(tasks.map(({ slug, title }) => [slug, title]));
  return {
    members: tally?.members ? { ...tally.members, countedAt: tally.finishedAt } : null,
    weeks: weekRows(weeks),
    saves: {
      countedAt: saves.countedAt,
      tools: topOf([saves.counts], '', MAX_ROWS).flatMap(({ name: id, count }) => {
        const tool = find(Number(id));
        return tool ? [{ id: tool.id, name: tool.name, saves: count }] : [];
      }),
    },
    tasks: topOf(
      weeks.map(([, counts]) => counts),
      'task-',
      MAX_ROWS,
    ).map(({ name: slug, count }) => ({ slug, title: titles.get(slug) ?? slug, reads: count })),
    searches: missed?.searches ?? [],
    subscribers,
  };
}
