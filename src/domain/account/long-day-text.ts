const longDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** A moment as people read it: 'December 21, 2026' (UTC). */
export function longDayText(isoTime: string): string {
  return longDay.format(new Date(isoTime));
}
