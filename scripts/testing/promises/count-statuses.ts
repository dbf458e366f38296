/** How often each status was answered, as `3 × 201, 497 × 403`, lowest first. */
export function statusLine(statuses: readonly number[]): string {
  return [...countStatuses(statuses)]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');
}

/** How often each status was answered. */
export function countStatuses(statuses: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}
