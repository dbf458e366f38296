import { WEEK_MS } from '#domain/value/day.ts';
import { siteName } from '#domain/text/site-name.ts';
import { lazy } from '#domain/value/lazy.ts';
import type { Drop } from './drop.schema.ts';
import { isoWeek, weekDays } from '#domain/value/iso-week.ts';

const monthAndDay = lazy(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }));

/** A release date as the log shows it: 'NOV 4', month and day, upper case, US format, UTC. */
export function dropDateText(releaseDate: string): string {
  return monthAndDay().format(new Date(releaseDate)).toUpperCase();
}

/**
 * What a drop is about, as a reader sees it: a price, a plan, terms, an owner or a closing by that word, a feature by whether
 * it is new; of what lies under the fringe only its type is told.
 */
export function dropTypeText({
  updateType,
  kind = 'feature',
}: Pick<Drop, 'updateType'> & { kind?: Drop['kind'] }): string {
  if (kind === 'shutdown') return 'closing';
  if (kind === 'owner') return 'new owner';
  return kind === 'feature' ? updateType : kind;
}

/** Whether the drop at `index` of a log is of the day of the one before it, which has that day printed already. */
export function isOfDayAbove(drops: readonly Pick<Drop, 'releaseDate'>[], index: number): boolean {
  return drops[index - 1]?.releaseDate === drops[index]?.releaseDate;
}

/** What a reader may make of a drop: whether we read the maker's own page, or somebody else's report of it. */
export function dropLabel({ isAuthentic }: Pick<Drop, 'isAuthentic'>): string {
  return isAuthentic ? 'Verified at the source' : 'Reported, not read at its source';
}

/** The same where the page itself is a link: 'Verified at docs.n8n.io'; the link to what was only reported names its site. */
export function sourceLabel({ isAuthentic, sourceUrl }: Pick<Drop, 'isAuthentic'> & { sourceUrl: string }): string {
  const site = URL.canParse(sourceUrl) ? siteName(sourceUrl) : 'the source';
  return isAuthentic ? `Verified at ${site}` : `Read ${site}`;
}

/**
 * The year to print with the day of the drop at `index` of a log, newest first: with the first, and wherever it differs
 * from the one before. Null elsewhere.
 */
export function newYear(drops: readonly Pick<Drop, 'releaseDate'>[], index: number): string | null {
  const year = drops[index]?.releaseDate.slice(0, 4) ?? null;
  return drops[index - 1]?.releaseDate.slice(0, 4) === year ? null : year;
}

/**
 * What to print above the drop at `index` of a log, newest first, when whole weeks passed without one: 'A quiet week',
 * '3 quiet weeks'. Null elsewhere: a log that promises a rhythm says when there was none.
 */
export function quietAbove(drops: readonly Pick<Drop, 'releaseDate'>[], index: number): string | null {
  const [newer, older] = [drops[index - 1], drops[index]];
  if (!newer || !older) return null;
  const weeks = Math.round((mondayOf(newer.releaseDate) - mondayOf(older.releaseDate)) / WEEK_MS) - 1;
  if (weeks < 1) return null;
  return weeks === 1 ? 'A quiet week' : `${weeks} quiet weeks`;
}

function mondayOf(day: string): number {
  return Date.parse(weekDays(isoWeek(new Date(day))).first);
}
