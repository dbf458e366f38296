import type { MemberCounts } from '#domain/admin/member-counts.ts';
import type { MissedSearch } from '#domain/search/missed-search.ts';
import type { WeekRow } from '#domain/admin/week-rows.ts';
import type { SubscriberGrowthAnswer } from './admin-subscribers.contract.ts';

/** Tables that can be taken away as CSV. */
export const figureTables = ['weeks', 'saves', 'tasks', 'searches', 'subscribers'] as const;
export type FigureTable = (typeof figureTables)[number];

/** `GET /api/admin/figures`: counts, never a person. */
export interface Figures {
  /** As the last walk over all accounts counted them; null while there was none. */
  members: (MemberCounts & { countedAt: string }) | null;
  /** Oldest first; the last one is under way. */
  weeks: WeekRow[];
  /** Tools by how many accounts have saved them, most first. */
  saves: { countedAt: string | null; tools: { id: number; name: string; saves: number }[] };
  /** Tasks by how often somebody went on from them to a tool, over the same weeks. */
  tasks: { slug: string; title: string; reads: number }[];
  /** What several people looked for in vain. */
  searches: MissedSearch[];
  subscribers: SubscriberGrowthAnswer;
}

/** Where a table is downloaded. */
export function figuresAddress(table: FigureTable): string {
  return `/api/admin/figures?csv=${table}`;
}
