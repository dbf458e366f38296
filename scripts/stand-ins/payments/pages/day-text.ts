const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment in Unix seconds as a person reads it, `November 21, 2026`. */
export function dayText(moment: number): string {
  return day.format(moment * 1000);
}
