/** Does something with each, so many at the same time, and gives what came of each, in their order. */
export async function atOnce<Item, Outcome>(
  items: readonly Item[],
  width: number,
  act: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) outcomes[index] = await act(items[index] as Item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return outcomes;
}
