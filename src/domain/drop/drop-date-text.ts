const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A release date as the log shows it: 'NOV 4', month and day, upper case, US format, UTC. */
export function dropDateText(releaseDate: string): string {
  return monthAndDay.format(new Date(releaseDate)).toUpperCase();
}
