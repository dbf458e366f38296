import type { Tool } from '#domain/tool/tool.schema.ts';

/** The day on which something in these entries was last read or changed: `2026-11-21`; null when nothing has a date. */
export function newestFactDay(tools: readonly Pick<Tool, 'evidence' | 'status'>[]): string | null {
  return newestDay(
    tools.flatMap(({ evidence, status }) => [
      status.since,
      ...Object.values(evidence).map((found) => found?.readOn ?? null),
    ]),
  );
}

/** The latest of some days; null when there is none. */
export function newestDay(days: readonly (string | null)[]): string | null {
  return days.reduce((newest, day) => (day !== null && (newest === null || day > newest) ? day : newest), null);
}
