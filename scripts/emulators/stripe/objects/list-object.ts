/** Stripe's envelope around several objects. */
export interface ListObject<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

/** A list that is all there is. */
export function onePage<Item>(data: Item[], url: string): ListObject<Item> {
  return { object: 'list', data, has_more: false, url };
}
