import { dayText } from '#domain/value/day-text.ts';

/** What happens to a tool, in the order in which a line of it is read. */
export const timelineKinds = ['drop', 'terms', 'correction', 'reading'] as const;
type TimelineKind = (typeof timelineKinds)[number];

/** One thing that happened to a tool, on its day. */
export interface TimelineEvent {
  kind: TimelineKind;
  /** YYYY-MM-DD, or a time that begins so. */
  day: string;
}

/** What happened of one kind: as marks on the line, and in words. */
export interface TimelineRow {
  kind: TimelineKind;
  /** 'Drops'. */
  title: string;
  /** A path of points, each a line without length: how it ends makes the mark. */
  marks: string;
  /** '7 May 2026, 3 March 2026'. */
  text: string;
}

interface Timeline {
  /** Kinds that happened. */
  rows: TimelineRow[];
  /** The first day and the last. */
  from: string;
  to: string;
}

/** Fewer days make no line; readings alone none that anybody would look at. */
const MIN_DAYS = 3;
/** Days that are named of one kind; of more the newest. */
const MAX_NAMED = 4;
const titles: Record<TimelineKind, string> = {
  drop: 'Drops',
  terms: 'Terms changed',
  correction: 'Corrected',
  reading: 'Read',
};

/** What happened to a tool on one line of this width; null when that is too little to draw. */
export function timeline(events: readonly TimelineEvent[], width: number): Timeline | null {
  const dated = events.map(({ kind, day }) => ({ kind, day: day.slice(0, 10) }));
  const all = [...new Set(dated.map(({ day }) => day))].sort();
  const [from, to] = [all[0], all.at(-1)];
  if (from === undefined || to === undefined || all.length < MIN_DAYS) return null;
  if (dated.every(({ kind }) => kind === 'reading')) return null;
  const span = Date.parse(to) - Date.parse(from);
  const place = (day: string) => Math.round(((Date.parse(day) - Date.parse(from)) / span) * width);
  const rows = timelineKinds.flatMap((kind): TimelineRow[] => {
    const days = [...new Set(dated.flatMap((one) => (one.kind === kind ? one.day : [])))].sort().reverse();
    if (days.length === 0) return [];
    const named = days.slice(0, MAX_NAMED).map(dayText).join(', ');
    const more = days.length > MAX_NAMED ? ` and on ${days.length - MAX_NAMED} days before` : '';
    return [
      { kind, title: titles[kind], marks: days.map((day) => `M${place(day)} 0h0`).join(''), text: `${named}${more}` },
    ];
  });
  return { rows, from, to };
}
