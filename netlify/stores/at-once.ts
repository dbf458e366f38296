/**
 * Does something with each, so many at the same time, and gives what came of each, in their order. After a failure nothing
 * further is begun, and the failure is thrown once all that was begun is over: whoever hears of it finds nothing still
 * at work behind it.
 */
export async function atOnce<Item, Outcome>(
  items: readonly Item[],
  width: number,
  act: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      try {
        outcomes[index] = await act(items[index] as Item);
      } catch (error) {
        next = items.length;
        throw error;
      }
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: Math.min(width, items.length) }, worker));
  for (const ended of workers) if (ended.status === 'rejected') throw ended.reason;
  return outcomes;
}
