import type { Tool } from '#domain/tool/tool.schema.ts';

/** The day on which something in these entries was last read or changed: `2026-11-21`; null when nothing has a date. */
export function newestFactDay(tools: readonly Pick<Tool, 'facts' | 'status'>[]): string | null {
  return newestDay(
    tools.flatMap(({ facts, status }) => [status.since, ...Object.values(facts).map(({ checkedOn }) => checkedOn)]),
  );
}

/** The latest of some days; null when there is none. */
export function newestDay(days: readonly (string | null)[]): string | null {
  return days.reduce((newest, day) => (day !== null && (newest === null || day > newest) ? day : newest), null);
}
