/** Tasks offered when nothing was found. */
const OFFERED = 8;

/** The tasks that most tools are made for, one per tool's first task: a way on for somebody who found nothing. */
export function firstTasks<T extends { slug: string }>(
  tasks: readonly T[],
  tools: readonly { tasks: readonly { task: string }[] }[],
): T[] {
  const counts = new Map<string, number>();
  for (const { tasks: own } of tools) {
    const [first] = own;
    if (first) counts.set(first.task, (counts.get(first.task) ?? 0) + 1);
  }
  const count = ({ slug }: T) => counts.get(slug) ?? 0;
  return tasks.toSorted((a, b) => count(b) - count(a) || (a.slug < b.slug ? -1 : 1)).slice(0, OFFERED);
}
