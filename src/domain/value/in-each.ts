/** What stands in each of these lists, in the order of the first. */
export function inEach<Item>([first = [], ...rest]: readonly (readonly Item[])[]): Item[] {
  return first.filter((one) => rest.every((list) => list.includes(one)));
}
